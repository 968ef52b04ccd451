// Made by `make docs` from the cards, src/happycity/{bots,review,server}; do not edit.

/** A card by its number in the kernel. */
export interface NumberedCard {
  readonly id: string;
  /** Of the Happy Market, whose faces have numbers of their own. */
  readonly face: string;
  readonly kind: string;
  readonly deck: number;
  readonly copies: number;
  readonly colours: readonly string[];
  readonly condition: Readonly<Record<string, number>>;
  /** What it does beyond its printed symbols. */
  readonly does: string | null;
}

/** In the order of their numbers. */
export const COLOUR_NAMES = ["yellow", "blue", "green", "orange", "purple"] as const;

/** The first is no card. */
export const CARDS: readonly NumberedCard[] = [
  { id: "", face: "", kind: "", deck: 0, copies: 0, colours: [], condition: {}, does: null },
  {"id": "haunted_house", "face": "", "kind": "building", "deck": 1, "copies": 2, "colours": ["orange"], "condition": {}, "does": null},
  {"id": "factory", "face": "", "kind": "building", "deck": 1, "copies": 2, "colours": ["purple"], "condition": {}, "does": null},
  {"id": "steelworks", "face": "", "kind": "building", "deck": 1, "copies": 2, "colours": ["purple"], "condition": {}, "does": null},
  {"id": "grocery", "face": "", "kind": "building", "deck": 1, "copies": 2, "colours": ["yellow"], "condition": {}, "does": null},
  {"id": "shoe_shop", "face": "", "kind": "building", "deck": 1, "copies": 2, "colours": ["yellow"], "condition": {}, "does": null},
  {"id": "school", "face": "", "kind": "building", "deck": 1, "copies": 2, "colours": ["blue"], "condition": {}, "does": null},
  {"id": "police_station", "face": "", "kind": "building", "deck": 1, "copies": 2, "colours": ["blue"], "condition": {}, "does": null},
  {"id": "library", "face": "", "kind": "building", "deck": 1, "copies": 2, "colours": ["blue"], "condition": {}, "does": null},
  {"id": "park", "face": "", "kind": "building", "deck": 1, "copies": 2, "colours": ["blue"], "condition": {}, "does": null},
  {"id": "florist", "face": "", "kind": "building", "deck": 1, "copies": 2, "colours": ["yellow"], "condition": {}, "does": null},
  {"id": "cake_shop", "face": "", "kind": "building", "deck": 1, "copies": 2, "colours": ["yellow"], "condition": {}, "does": null},
  {"id": "bookshop", "face": "", "kind": "building", "deck": 1, "copies": 2, "colours": ["yellow"], "condition": {}, "does": null},
  {"id": "bank", "face": "", "kind": "building", "deck": 1, "copies": 2, "colours": ["yellow"], "condition": {}, "does": null},
  {"id": "igloo", "face": "", "kind": "building", "deck": 1, "copies": 2, "colours": ["green"], "condition": {}, "does": null},
  {"id": "museum", "face": "", "kind": "building", "deck": 2, "copies": 2, "colours": ["blue"], "condition": {}, "does": null},
  {"id": "observatory", "face": "", "kind": "building", "deck": 2, "copies": 2, "colours": ["blue"], "condition": {}, "does": null},
  {"id": "hospital", "face": "", "kind": "building", "deck": 2, "copies": 2, "colours": ["blue"], "condition": {}, "does": null},
  {"id": "hardware_store", "face": "", "kind": "building", "deck": 2, "copies": 2, "colours": ["yellow"], "condition": {}, "does": null},
  {"id": "perfume_shop", "face": "", "kind": "building", "deck": 2, "copies": 2, "colours": ["yellow"], "condition": {}, "does": null},
  {"id": "shopping_mall", "face": "", "kind": "building", "deck": 2, "copies": 2, "colours": ["yellow"], "condition": {}, "does": null},
  {"id": "garage", "face": "", "kind": "building", "deck": 2, "copies": 2, "colours": ["purple"], "condition": {}, "does": null},
  {"id": "offices", "face": "", "kind": "building", "deck": 2, "copies": 2, "colours": ["purple"], "condition": {}, "does": null},
  {"id": "grand_hotel", "face": "", "kind": "building", "deck": 2, "copies": 2, "colours": ["orange"], "condition": {}, "does": null},
  {"id": "restaurant", "face": "", "kind": "building", "deck": 2, "copies": 2, "colours": ["orange"], "condition": {}, "does": null},
  {"id": "laboratory", "face": "", "kind": "building", "deck": 3, "copies": 2, "colours": ["blue"], "condition": {}, "does": null},
  {"id": "university", "face": "", "kind": "building", "deck": 3, "copies": 2, "colours": ["blue"], "condition": {}, "does": null},
  {"id": "spa", "face": "", "kind": "building", "deck": 3, "copies": 2, "colours": ["orange"], "condition": {}, "does": null},
  {"id": "casino", "face": "", "kind": "building", "deck": 3, "copies": 2, "colours": ["orange"], "condition": {}, "does": null},
  {"id": "ski_resort", "face": "", "kind": "building", "deck": 3, "copies": 2, "colours": ["orange"], "condition": {}, "does": null},
  {"id": "zoo", "face": "", "kind": "building", "deck": 3, "copies": 2, "colours": ["orange"], "condition": {}, "does": null},
  {"id": "treehouse", "face": "", "kind": "building", "deck": 3, "copies": 2, "colours": ["green"], "condition": {}, "does": null},
  {"id": "stadium", "face": "", "kind": "building", "deck": 3, "copies": 2, "colours": ["orange"], "condition": {}, "does": null},
  {"id": "amusement_park", "face": "", "kind": "building", "deck": 3, "copies": 2, "colours": ["orange"], "condition": {}, "does": null},
  {"id": "hug_fest", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["yellow", "blue", "green", "orange", "purple"], "condition": {}, "does": null},
  {"id": "underground_city", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["yellow", "blue", "purple"], "condition": {}, "does": null},
  {"id": "joke_drive_in", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["yellow", "purple"], "condition": {}, "does": null},
  {"id": "artists_loft", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["green", "purple"], "condition": {}, "does": null},
  {"id": "post_office", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["yellow", "blue"], "condition": {}, "does": null},
  {"id": "skatepark", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["blue", "orange"], "condition": {}, "does": null},
  {"id": "farm_shop", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["yellow", "green"], "condition": {}, "does": null},
  {"id": "floating_market", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["yellow", "blue", "green", "orange"], "condition": {}, "does": null},
  {"id": "houseboat", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["blue", "green"], "condition": {}, "does": null},
  {"id": "saloon", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["yellow", "orange"], "condition": {}, "does": null},
  {"id": "recycling_centre", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["yellow", "blue", "purple"], "condition": {}, "does": null},
  {"id": "food_truck_depot", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["yellow", "orange", "purple"], "condition": {}, "does": null},
  {"id": "swiss_chalet", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["green", "orange"], "condition": {}, "does": null},
  {"id": "eco_village", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["yellow", "blue", "green"], "condition": {}, "does": null},
  {"id": "tower_of_magic", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["blue", "purple"], "condition": {}, "does": null},
  {"id": "robot_theatre", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["orange", "purple"], "condition": {}, "does": null},
  {"id": "lighthouse_hotel", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["blue", "green", "orange"], "condition": {}, "does": null},
  {"id": "treetop_cinema", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["yellow", "green", "orange", "purple"], "condition": {}, "does": null},
  {"id": "space_camp", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["green", "orange", "purple"], "condition": {}, "does": null},
  {"id": "balloon_harbour", "face": "", "kind": "multicoloured", "deck": 4, "copies": 1, "colours": ["blue", "green", "orange", "purple"], "condition": {}, "does": null},
  {"id": "house", "face": "", "kind": "dwelling", "deck": 0, "copies": 4, "colours": ["green"], "condition": {}, "does": null},
  {"id": "apartment_block", "face": "", "kind": "dwelling", "deck": 0, "copies": 4, "colours": ["green"], "condition": {}, "does": null},
  {"id": "luxury_residence", "face": "", "kind": "dwelling", "deck": 0, "copies": 4, "colours": ["green"], "condition": {}, "does": null},
  {"id": "happy_market", "face": "white", "kind": "market", "deck": 0, "copies": 1, "colours": [], "condition": {}, "does": null},
  {"id": "happy_market", "face": "yellow", "kind": "market", "deck": 0, "copies": 1, "colours": [], "condition": {}, "does": null},
  {"id": "happy_market", "face": "blue", "kind": "market", "deck": 0, "copies": 1, "colours": [], "condition": {}, "does": null},
  {"id": "happy_market", "face": "green", "kind": "market", "deck": 0, "copies": 1, "colours": [], "condition": {}, "does": null},
  {"id": "happy_market", "face": "orange", "kind": "market", "deck": 0, "copies": 1, "colours": [], "condition": {}, "does": null},
  {"id": "happy_market", "face": "purple", "kind": "market", "deck": 0, "copies": 1, "colours": [], "condition": {}, "does": null},
  {"id": "dinosaur_park", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 2}, "does": null},
  {"id": "olympic_ball_pit", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "orange": 1}, "does": null},
  {"id": "cat_cafe", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"green": 2}, "does": null},
  {"id": "toy_shop", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "green": 1}, "does": null},
  {"id": "nightclub", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "purple": 1}, "does": null},
  {"id": "superhero_academy", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"green": 1, "orange": 2}, "does": null},
  {"id": "dragon_parking", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "green": 2}, "does": null},
  {"id": "candy_factory", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "green": 1, "orange": 1}, "does": null},
  {"id": "film_studios", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 2, "green": 1}, "does": null},
  {"id": "maze", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "green": 1, "purple": 1}, "does": null},
  {"id": "ghost_hunters_hq", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"green": 2, "orange": 1}, "does": null},
  {"id": "martian_embassy", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "green": 1, "orange": 1, "purple": 1}, "does": null},
  {"id": "pirate_ship", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "green": 2, "orange": 1}, "does": null},
  {"id": "chocolate_factory", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 2, "green": 1, "orange": 1}, "does": null},
  {"id": "unicorn_ranch", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 2, "green": 1, "purple": 1}, "does": null},
  {"id": "dream_factory", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 2, "green": 1, "orange": 1, "purple": 1}, "does": null},
  {"id": "aqua_pony_club", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "green": 1, "orange": 2, "purple": 1}, "does": null},
  {"id": "school_of_wizardry", "face": "", "kind": "family", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "green": 2, "orange": 1, "purple": 1}, "does": null},
  {"id": "pyramid_of_khufu", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "purple": 1}, "does": "copy_neighbour_place"},
  {"id": "castle", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"green": 1, "purple": 1}, "does": "toll"},
  {"id": "joke_shop", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"green": 2}, "does": "coins_per_card_now"},
  {"id": "port", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "green": 1}, "does": "discount"},
  {"id": "airport", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "orange": 1}, "does": "discount"},
  {"id": "art_gallery", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "blue": 2}, "does": "copy_previous_place"},
  {"id": "bowling_alley", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "blue": 1, "orange": 1}, "does": "per_own_colour"},
  {"id": "concert_hall", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "blue": 1, "green": 1}, "does": "encore"},
  {"id": "moai", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "orange": 1, "purple": 1}, "does": "small_city"},
  {"id": "train_station", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "green": 1, "purple": 1}, "does": "discount"},
  {"id": "statue_of_liberty", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 3}, "does": "replace_last"},
  {"id": "hotdog_shop", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"green": 1, "orange": 1, "purple": 1}, "does": "lowest_price_of_deck"},
  {"id": "barber", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 2, "green": 1}, "does": "lowest_income"},
  {"id": "sphinx", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "green": 2}, "does": "copy_special"},
  {"id": "versailles", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "blue": 2}, "does": "tax_richest"},
  {"id": "burger_shop", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "green": 1, "purple": 1}, "does": "most_colour"},
  {"id": "underwater_tunnel", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 2, "purple": 1}, "does": "next_card_free"},
  {"id": "race_track", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "green": 1, "purple": 1}, "does": "coins_for_all_now"},
  {"id": "escape_room", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "blue": 1, "purple": 1}, "does": "fewest_colour"},
  {"id": "machu_picchu", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "orange": 1, "purple": 1}, "does": "per_left_neighbour_colour"},
  {"id": "big_ben", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "blue": 1, "purple": 1}, "does": "coins_for_passing"},
  {"id": "golden_gate", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 2, "orange": 1}, "does": "adjacent_same_colour"},
  {"id": "stonehenge", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "green": 1, "orange": 1}, "does": "per_neighbour_colour"},
  {"id": "sushi_bar", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "blue": 2, "green": 1}, "does": "per_own_colour"},
  {"id": "wind_turbine", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "blue": 1, "orange": 1, "purple": 1}, "does": "per_own_colour"},
  {"id": "taj_mahal", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "blue": 1, "green": 1, "orange": 1}, "does": "poorer_than_neighbours"},
  {"id": "louvre", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "green": 1, "orange": 1, "purple": 1}, "does": "borrow_income"},
  {"id": "organic_market", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 1, "green": 2, "orange": 1}, "does": "per_heart_inhabitant_pair"},
  {"id": "bakery", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "blue": 2, "purple": 1}, "does": "per_own_colour"},
  {"id": "mayan_pyramid", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 2, "green": 2}, "does": "most_colour"},
  {"id": "leaning_tower_of_pisa", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"blue": 3, "green": 1}, "does": "per_neighbour_colour"},
  {"id": "arcade", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "blue": 2, "green": 1}, "does": "coins_before_income"},
  {"id": "great_wall", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "blue": 1, "green": 1, "purple": 1}, "does": "next_two_same_colour"},
  {"id": "billiards", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 2, "blue": 1, "green": 1}, "does": "per_colour_before"},
  {"id": "red_square", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "blue": 1, "green": 2, "purple": 1}, "does": "without_colour"},
  {"id": "japanese_garden", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "blue": 2, "green": 1, "orange": 2}, "does": "double_points_below"},
  {"id": "parthenon", "face": "", "kind": "expert", "deck": 0, "copies": 1, "colours": [], "condition": {"yellow": 1, "blue": 2, "orange": 1, "purple": 1}, "does": "without_colour"},
  {"id": "grozilla", "face": "", "kind": "monster", "deck": 4, "copies": 1, "colours": ["green"], "condition": {}, "does": "no_discard"},
  {"id": "poulpzilla", "face": "", "kind": "monster", "deck": 4, "copies": 1, "colours": ["purple"], "condition": {}, "does": null},
  {"id": "corgzilla", "face": "", "kind": "monster", "deck": 4, "copies": 1, "colours": ["orange"], "condition": {}, "does": "gift_each_turn"},
  {"id": "pioupiouzilla", "face": "", "kind": "monster", "deck": 4, "copies": 1, "colours": ["yellow"], "condition": {}, "does": null},
  {"id": "catzilla", "face": "", "kind": "monster", "deck": 4, "copies": 1, "colours": ["blue"], "condition": {}, "does": null},
];

/** The tables of the kernel, byte for byte. */
export const TABLES = "AAEBAQEBAQEBAQEBAQEBAgICAgICAgICAgMDAwMDAwMDAwQEBAQEBAQEBAQEBAQEBAQEBAQEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQEBAQEAAAAAAAAAQEBAgICAgICAwMDAwMEBAQEBAUFBQUFBgYHBwgICAkJAAABAQICAwMEBAUFBgYHBwgICQkBAwYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIEBABAQICAgIBAQEBBAICAgEBARAQCAgCAggICAgECAgfExEUAwoFDwYJExkMBxIYDh0cHgQEBAABAgQIEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEEAgBAgAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQUDAgICAgIEAgIDAwIDAgIDBAMEAQEBAAEBAQEBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEBAQEBAAAAAAAAAQEBAQEAAAAAAQEBAQEAAAACAgECAgICAQECAgAAAAEBAAABAQEAAQEAAQICAAEBAgAAAQAAAAABAQEBAQECAgECAQACAwIBAAEDAwEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP8AAAAAAAAAAAAA//8AAAAAAQEBAQAAAAICAAAAAgAAAQEAAAICAwMAAwMB/wD/AAEAAQABAAEBAAICAgECAgAAAAAAAAAAAAABAgAAAQAAAgECAAABAwIDAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/AAAAAAAAAP8AAAAAAQEAAAAAAQEBAAACAAAAAQEAAAICAAAAAAMAAP8B/wAAAAEAAgABAAICAQABAgECAQIDAAAAAAAAAQAAAAICAgAAAQEDAQAAAgEDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAAABAAEAAAACAAAAAQEAAAABAAABAAABAgAAAQIAAAABAQEAAAIBAAAAAQEAAQAAAgEAAAEBAQEAAQIBAAACAQEAAAIBAAEAAgEBAQABAQIBAAECAQEAAQAAAQAAAQABAAACAAABAAEAAAABAAEAAQIAAAABAQABAAEBAQAAAQAAAQEAAQEAAQADAAAAAAABAQEAAgEAAAABAgAAAQIAAAAAAQEAAQACAAABAQABAAEBAQAAAQABAAEBAQEAAAEAAgABAAABAQEAAQIBAAABAQABAQEBAQEAAQABAQEAAQIBAAECAAABAAICAAAAAwEAAAECAQAAAQEBAAECAQEAAAEBAgABAQIBAgABAgABAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQIDBAQFBgcIBAkKCwwNDg8QERITFBUGBhYXGAYOFRkaGxwdHB4AHwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAgAEAAADAAAAAAABAAAAAwAAAQECAAAAAgIAAAAAAwACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAQMDAAAAAAMAAAAAAQAAAQAACAAAAAAAAAAAAAACAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAwAAAAAAAwAAAAAAAgAAAAABAAAAAQIAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIABAAAAAADAAIAAAAAAAABAwAAAAMBAAMAAwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAABAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAEAAAABAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAeAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAEAAAAAAAAAAQAAAAEAAAAAAAAAAQAAAAAAAAAAAQAAAAAAAAABAAAAAAAAAAEAAAAAAAAAAQAAAAAAAAEAAAAAAAAAAQAAAAAAAAABAAAAAAAAAAEAAAAAAAAAAAABAAAAAAAAAQAAAAAAAAABAAAAAAAAAAEAAAAAAAABAAAAAAAAAAEAAAAAAAAAAQAAAAAAAAAAAAAAAQAAAAAAAAABAAAAAAAAAQAAAAAAAAABAAAAAAABAAAAAAAAAAEAAAAAAAAAAAABAAAAAAAAAAEAAAAAAAAAAQAAAAAAAAABAAAAAAAAAQAAAAAAAAAAAQAAAAAAAAABAAAAAAEBAQEBAAAAAQEAAAEAAAABAAAAAQAAAAAAAQABAAAAAQEAAAAAAAAAAQABAAAAAAEAAQAAAAAAAQEBAQAAAAAAAQEAAAAAAAEAAAEAAAAAAQEAAAEAAAABAAABAQAAAAAAAQEAAAAAAQEBAAAAAAAAAQAAAQAAAAAAAAEBAAAAAAEBAQAAAAABAAEBAQAAAAAAAQEBAAAAAAEBAQEAAAAAAAEAAAAAAAAAAQAAAAAAAAABAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAEAAAAAAAAAAAEAAAAAAAAAAAEAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAEAAAAAAAABAAAAAAEAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAAAAAAAAQABAAAAAAAAAgAAAAAAAAEBAAAAAAAAAQAAAQAAAAAAAQIAAAAAAAECAAAAAAAAAQEBAAAAAAACAQAAAAAAAAEBAAEAAAAAAAIBAAAAAAABAQEBAAAAAAECAQAAAAAAAgEBAAAAAAACAQABAAAAAAIBAQEAAAAAAQECAQAAAAABAgEBAAAAAAEAAAEAAAAAAAEAAQAAAAAAAgAAAAAAAQABAAAAAAAAAQABAAAAAAECAAAAAAAAAQEAAQAAAAABAQEAAAAAAAEAAAEBAAAAAAEBAAEAAAAAAwAAAAAAAAAAAQEBAAAAAAIBAAAAAAAAAQIAAAAAAAECAAAAAAAAAAEBAAEAAAAAAgAAAQAAAAEAAQABAAAAAQEAAAEAAAAAAQABAQAAAAEBAAABAAAAAAIAAQAAAAAAAQEBAAAAAAECAQAAAAAAAQEAAQEAAAABAQEBAAAAAAEAAQEBAAAAAAECAQAAAAABAgAAAQAAAAACAgAAAAAAAAMBAAAAAAABAgEAAAAAAAEBAQABAAAAAgEBAAAAAAABAQIAAQAAAAECAQIAAAAAAQIAAQEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAQAAAAAAAAAAAQAAAAAAAAAAAQAAAAAAAAAAAQAAAAIAAAAAAAAAAQEAAAAAAAABAAEAAAAAAAEAAAEAAAAAAQAAAAEAAAAAAgAAAAAAAAABAQAAAAAAAAEAAQAAAAAAAQAAAQAAAAAAAgAAAAAAAAABAQAAAAAAAAEAAQAAAAAAAAIAAAAAAAAAAQEAAAAAAAAAAgAAAAMAAAAAAAAAAgEAAAAAAAACAAEAAAAAAAIAAAEAAAAAAgAAAAEAAAABAgAAAAAAAAEBAQAAAAAAAQEAAQAAAAABAQAAAQAAAAEAAgAAAAAAAQABAQAAAAABAAEAAQAAAAEAAAIAAAAAAQAAAQEAAAABAAAAAgAAAAADAAAAAAAAAAIBAAAAAAAAAgABAAAAAAACAAABAAAAAAECAAAAAAAAAQEBAAAAAAABAQABAAAAAAEAAgAAAAAAAQABAQAAAAABAAACAAAAAAADAAAAAAAAAAIBAAAAAAAAAgABAAAAAAABAgAAAAAAAAEBAQAAAAAAAQACAAAAAAAAAwAAAAAAAAACAQAAAAAAAAECAAAAAAAAAAMAAAADAQAAAAAAAAMAAQAAAAAAAwAAAQAAAAADAAAAAQAAAAICAAAAAAAAAgEBAAAAAAACAQABAAAAAAIBAAABAAAAAgACAAAAAAACAAEBAAAAAAIAAQABAAAAAgAAAgAAAAACAAABAQAAAAIAAAACAAAAAQMAAAAAAAABAgEAAAAAAAECAAEAAAAAAQIAAAEAAAABAQIAAAAAAAEBAQEAAAAAAQEBAAEAAAABAQACAAAAAAEBAAEBAAAAAQEAAAIAAAABAAMAAAAAAAEAAgEAAAAAAQACAAEAAAABAAECAAAAAAEAAQEBAAAAAQABAAIAAAABAAADAAAAAAEAAAIBAAAAAQAAAQIAAAABAAAAAwAAAAADAQAAAAAAAAMAAQAAAAAAAwAAAQAAAAACAgAAAAAAAAIBAQAAAAAAAgEAAQAAAAACAAIAAAAAAAIAAQEAAAAAAgAAAgAAAAABAwAAAAAAAAECAQAAAAAAAQIAAQAAAAABAQIAAAAAAAEBAQEAAAAAAQEAAgAAAAABAAMAAAAAAAEAAgEAAAAAAQABAgAAAAABAAADAAAAAAADAQAAAAAAAAMAAQAAAAAAAgIAAAAAAAACAQEAAAAAAAIAAgAAAAAAAQMAAAAAAAABAgEAAAAAAAEBAgAAAAAAAQADAAAAAAAAAwEAAAAAAAACAgAAAAAAAAEDAAAAAwIAAAAAAAADAQEAAAAAAAMBAAEAAAAAAwEAAAEAAAADAAIAAAAAAAMAAQEAAAAAAwABAAEAAAADAAACAAAAAAMAAAEBAAAAAwAAAAIAAAACAwAAAAAAAAICAQAAAAAAAgIAAQAAAAACAgAAAQAAAAIBAgAAAAAAAgEBAQAAAAACAQEAAQAAAAIBAAIAAAAAAgEAAQEAAAACAQAAAgAAAAIAAwAAAAAAAgACAQAAAAACAAIAAQAAAAIAAQIAAAAAAgABAQEAAAACAAEAAgAAAAIAAAMAAAAAAgAAAgEAAAACAAABAgAAAAIAAAADAAAAAQMBAAAAAAABAwABAAAAAAEDAAABAAAAAQICAAAAAAABAgEBAAAAAAECAQABAAAAAQIAAgAAAAABAgABAQAAAAECAAACAAAAAQEDAAAAAAABAQIBAAAAAAEBAgABAAAAAQEBAgAAAAABAQEBAQAAAAEBAQACAAAAAQEAAwAAAAABAQACAQAAAAEBAAECAAAAAQEAAAMAAAABAAMBAAAAAAEAAwABAAAAAQACAgAAAAABAAIBAQAAAAEAAgACAAAAAQABAwAAAAABAAECAQAAAAEAAQECAAAAAQABAAMAAAABAAADAQAAAAEAAAICAAAAAQAAAQMAAAAAAwIAAAAAAAADAQEAAAAAAAMBAAEAAAAAAwACAAAAAAADAAEBAAAAAAMAAAIAAAAAAgMAAAAAAAACAgEAAAAAAAICAAEAAAAAAgECAAAAAAACAQEBAAAAAAIBAAIAAAAAAgADAAAAAAACAAIBAAAAAAIAAQIAAAAAAgAAAwAAAAABAwEAAAAAAAEDAAEAAAAAAQICAAAAAAABAgEBAAAAAAECAAIAAAAAAQEDAAAAAAABAQIBAAAAAAEBAQIAAAAAAQEAAwAAAAABAAMBAAAAAAEAAgIAAAAAAQABAwAAAAAAAwIAAAAAAAADAQEAAAAAAAMAAgAAAAAAAgMAAAAAAAACAgEAAAAAAAIBAgAAAAAAAgADAAAAAAABAwEAAAAAAAECAgAAAAAAAQEDAAAAAAAAAwIAAAAAAAACAwAAAAEABgAVADgAeQDeAN4A3gDeAN4A3gDeAN4A3gDeAN4AABwwQlsBAQICAwMEBAUFBgYHBwgICQkKCgsLDAwNDQ4ODw8QEBEREhITExQUFRUWFhcXGBgZGRoaGxscHB0dHh4fHyAgISEiIyQlJicoKSorLC0uLzAxMjM0NXZ3eHl6AAAAAAAAAAAAAQQGADY3ODk6Ozw9PnY/QEFCQ0RFRkdISUpLTE1OT1AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dQAAABIlAAAAAAABAAAAAAABAAAAAAABAAAAAAABAAAAAAABAgAAAAABAQAAAAEAAQAAAQAAAQABAAAAAQACAAAAAAEBAAAAAQABAAABAAABAAACAAAAAAEBAAAAAQABAAAAAgAAAAABAQAAAAACAwAAAAACAQAAAAIAAQAAAgAAAQACAAAAAQECAAAAAQEBAAABAQABAAEBAAABAQACAAABAAEBAAEAAQABAQAAAgABAAABAQEAAAACAAMAAAAAAgEAAAACAAEAAAIAAAEAAQIAAAABAQEAAAEBAAEAAQACAAABAAEBAAEAAAIAAAMAAAAAAgEAAAACAAEAAAECAAAAAQEBAAABAAIAAAADAAAAAAIBAAAAAQIAAAAAAwMBAAAAAwABAAADAAABAAMAAAABAgIAAAACAQEAAAIBAAEAAgEAAAECAAIAAAIAAQEAAgABAAECAAACAAIAAAEBAgAAAAIBAwAAAAECAQAAAQIAAQABAgAAAQEBAgAAAQEBAQABAQEAAQEBAAIAAQEAAQEBAQAAAgEAAwAAAQACAQABAAIAAQEAAQIAAQABAQEBAAEAAgEAAAMAAQAAAgEBAAABAgEAAAADAAMBAAAAAwABAAADAAABAAICAAAAAgEBAAACAQABAAIAAgAAAgABAQACAAACAAEDAAAAAQIBAAABAgABAAEBAgAAAQEBAQABAQACAAEAAwAAAQACAQABAAECAAEAAAMAAAMBAAAAAwABAAACAgAAAAIBAQAAAgACAAABAwAAAAECAQAAAQECAAABAAMAAAADAQAAAAICAAAAAQMDAgAAAAMBAQAAAwEAAQADAQAAAQMAAgAAAwABAQADAAEAAQMAAAIAAwAAAQEDAAAAAgIDAAAAAgIBAAACAgABAAICAAABAgECAAACAQEBAAIBAQABAgEAAgACAQABAQIBAAACAgADAAACAAIBAAIAAgABAgABAgACAAEBAQIAAQACAgAAAwACAAACAQIAAAECAgAAAAMBAwEAAAEDAAEAAQMAAAEBAgIAAAECAQEAAQIBAAEBAgACAAECAAEBAQIAAAIBAQMAAAEBAgEAAQECAAEBAQECAAEBAQEBAQEBAAIBAQADAAEBAAIBAQEAAQIBAQAAAwEAAwEAAQADAAEBAAICAAEAAgEBAQACAAIBAAEDAAEAAQIBAQABAQIBAAEAAwEAAAMBAQAAAgIBAAABAwADAgAAAAMBAQAAAwEAAQADAAIAAAMAAQEAAwAAAgACAwAAAAICAQAAAgIAAQACAQIAAAIBAQEAAgEAAgACAAMAAAIAAgEAAgABAgACAAADAAEDAQAAAQMAAQABAgIAAAECAQEAAQIAAgABAQMAAAEBAgEAAQEBAgABAQADAAEAAwEAAQACAgABAAEDAAADAgAAAAMBAQAAAwACAAACAwAAAAICAQAAAgECAAACAAMAAAEDAQAAAQICAAABAQMAAAADAgAAAAIDAAEBAQEBAgICAgICAgICAgICAgICAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFAQAA";

/** Of games that begin now, and of those from before there were stamps: rules/stamp.py. */
export const STAMP = {"rules": 1, "cards": "bd11ad82dab792be"} as const;
export const FIRST_STAMP = {"rules": 1, "cards": "bd11ad82dab792be"} as const;

/** How a sensible player plays, see `Habit` in src/happycity/kernel/search/layout.py. */
export const HABIT_VALUES = [0.415, 2.98, 1.2, -0.1, 0.19, 0.01, 7.3, 4.6, 0.8, -2.5, 0.01, 0.5] as const;

/** Coins, income, hearts, inhabitants that a special building is likely to bring, by number. */
export const EXPECTED: Readonly<Record<number, readonly number[]>> = {"1": [0.0, 1.0, 0.0, -1.0], "2": [0.0, 1.0, -1.0, 0.0], "3": [0.0, 1.0, -1.0, 0.0], "4": [0.0, 1.0, 0.0, 0.0], "5": [0.0, 1.0, 0.0, 0.0], "6": [0.0, 0.0, 0.0, 1.0], "7": [0.0, 0.0, 0.0, 1.0], "8": [0.0, 0.0, 1.0, 0.0], "9": [0.0, 0.0, 1.0, 0.0], "10": [0.0, 1.0, 1.0, 0.0], "11": [0.0, 1.0, 1.0, 0.0], "12": [0.0, 1.0, 0.0, 1.0], "13": [0.0, 1.0, 0.0, 1.0], "14": [0.0, 1.0, 0.0, 1.0], "15": [0.0, 0.0, 2.0, 0.0], "16": [0.0, 0.0, 2.0, 0.0], "17": [0.0, 0.0, 0.0, 2.0], "18": [0.0, 2.0, 0.0, 0.0], "19": [0.0, 2.0, 0.0, 0.0], "20": [0.0, 1.0, 2.0, 0.0], "21": [0.0, 2.0, 0.0, 1.0], "22": [0.0, 2.0, 0.0, 1.0], "23": [0.0, 2.0, 1.0, 0.0], "24": [0.0, 2.0, 1.0, 0.0], "25": [0.0, 1.0, 0.0, 2.0], "26": [0.0, 1.0, 0.0, 2.0], "27": [0.0, 2.0, 2.0, 0.0], "28": [0.0, 2.0, 2.0, 0.0], "29": [0.0, 0.0, 3.0, 0.0], "30": [0.0, 0.0, 3.0, 0.0], "31": [0.0, 0.0, 0.0, 3.0], "32": [0.0, 1.0, 3.0, 0.0], "33": [0.0, 1.0, 3.0, 0.0], "34": [0.0, 0.0, 1.0, -1.0], "35": [0.0, 0.0, -1.0, 1.0], "36": [0.0, 1.0, 0.0, -1.0], "37": [0.0, 1.0, -1.0, 0.0], "38": [0.0, 1.0, 0.0, 0.0], "39": [0.0, 0.0, 1.0, 0.0], "40": [0.0, 1.0, 0.0, 1.0], "41": [0.0, 1.0, 1.0, 0.0], "42": [0.0, 0.0, 0.0, 2.0], "43": [0.0, 1.0, 1.0, 0.0], "44": [0.0, 2.0, 0.0, 1.0], "45": [0.0, 2.0, 1.0, 0.0], "46": [0.0, 0.0, 1.0, 2.0], "47": [0.0, 1.0, 0.0, 2.0], "48": [0.0, 1.0, 2.0, 1.0], "49": [0.0, 2.0, 2.0, 0.0], "50": [0.0, 0.0, 2.0, 1.0], "51": [0.0, 0.0, 1.0, 2.0], "52": [0.0, 1.0, 2.0, 1.0], "53": [0.0, 0.0, 2.0, 2.0], "54": [0.0, 0.0, 0.0, 1.0], "55": [0.0, 0.0, 0.0, 2.0], "56": [0.0, 0.0, 0.0, 3.0], "57": [0.0, 1.0, 0.0, 0.0], "58": [0.0, 1.0, 0.0, 0.0], "59": [0.0, 1.0, 0.0, 0.0], "60": [0.0, 1.0, 0.0, 0.0], "61": [0.0, 1.0, 0.0, 0.0], "62": [0.0, 1.0, 0.0, 0.0], "63": [0.0, 2.0, 0.0, 1.0], "64": [0.0, 2.0, 1.0, 0.0], "65": [0.0, 1.0, 2.0, 0.0], "66": [0.0, 2.0, 0.0, 0.0], "67": [0.0, 1.0, 0.0, 2.0], "68": [0.0, 0.0, 1.0, 2.0], "69": [0.0, 2.0, 0.0, 2.0], "70": [0.0, 3.0, 0.0, 0.0], "71": [0.0, 2.0, 2.0, 0.0], "72": [0.0, 1.0, 1.0, 1.0], "73": [0.0, 0.0, 2.0, 1.0], "74": [0.0, 1.0, 0.0, 3.0], "75": [0.0, 3.0, 0.0, 1.0], "76": [0.0, 3.0, 1.0, 0.0], "77": [0.0, 1.0, 3.0, 0.0], "78": [0.0, 0.0, 2.0, 2.0], "79": [0.0, 0.0, 3.0, 1.0], "80": [0.0, 0.0, 1.0, 3.0], "81": [0.0, 0.2, 0.5, 0.5], "82": [0.0, 0.7, 0.0, 0.0], "83": [7.0, 0.0, 0.0, 0.0], "84": [0.0, 0.8, 0.0, 0.0], "85": [0.0, 0.8, 0.0, 0.0], "86": [0.0, 0.5, 0.5, 0.5], "87": [0.0, 2.4000000000000004, 0.0, 0.0], "88": [4.0, 0.0, 0.0, 0.0], "89": [0.0, 0.0, 0.1, 0.0], "90": [0.0, 0.8, 0.0, 0.0], "91": [0.0, 0.0, 3.3, 0.0], "92": [0.0, 1.0, 0.0, 0.0], "93": [0.0, 1.0, 0.0, 0.0], "94": [0.0, 0.0, 0.6, 0.3], "95": [0.0, 2.5, 0.0, 0.0], "96": [0.0, 0.0, 2.0, 0.0], "97": [4.0, 0.0, 0.0, 0.0], "98": [0.0, 0.0, 2.0, 0.0], "99": [0.0, 1.5, 0.0, 0.0], "100": [0.0, 0.0, 0.0, 1.5], "101": [2.0, 0.5, 0.0, 0.0], "102": [0.0, 0.0, 0.5, 0.4], "103": [0.0, 0.0, 0.0, 2.5], "104": [0.0, 2.5, 0.0, 0.0], "105": [0.0, 0.0, 2.0, 0.0], "106": [0.0, 0.0, 2.0, 0.0], "107": [8.0, 0.0, 0.0, 0.0], "108": [0.0, 2.5, 0.0, 0.0], "109": [0.0, 4.0, 0.0, 0.0], "110": [0.0, 0.0, 2.0, 0.0], "111": [0.0, 0.0, 2.5, 0.0], "112": [0.0, 1.8, 0.0, 0.0], "113": [0.0, 0.0, 2.0, 0.0], "114": [0.0, 4.0, 0.0, 0.0], "115": [0.0, 0.0, 1.5, 0.0], "116": [0.0, 0.0, 1.0, 1.0], "117": [0.0, 0.0, 0.0, 2.0], "119": [0.0, -1.0, 0.0, 0.0], "121": [0.0, 0.0, -1.0, 0.0], "122": [0.0, 0.0, 0.0, -1.0]};

export interface Level {
  readonly name: string;
  readonly iterations: number;
  readonly slips: number;
  readonly regret: number;
}

/** The six opponents, from the weakest to the strongest. */
export const LEVELS: readonly Level[] = [
  {"name": "newcomer", "iterations": 300, "slips": 0.85, "regret": 0.54},
  {"name": "resident", "iterations": 300, "slips": 0.78, "regret": 0.42},
  {"name": "shopkeeper", "iterations": 300, "slips": 0.7, "regret": 0.33},
  {"name": "architect", "iterations": 300, "slips": 0.58, "regret": 0.24},
  {"name": "mayor", "iterations": 600, "slips": 0.38, "regret": 0.15},
  {"name": "master", "iterations": 12000, "slips": 0.0, "regret": 0.0},
];

/** How `mind` goes about it: `MindBot` in src/happycity/bots/learned.py. */
export const FIRST_SLICE = 50;
export const STEPS_PER_ITERATION = 100;
export const NODES_PER_ITERATION = 30;

/** What the learned bots know: the version of the file, and its name, which has its hash. */
export const WEIGHTS_VERSION = 1;
export const WEIGHTS_FILE = "mind-0859d8212a2b36d2.bin";

/** Who judges quickly: another judge would judge otherwise. */
export const JUDGE = "quick 10 40 0.02 3 2 1 1 1.5 4 3.5 0.02 6 mind-0859d8212a2b36d2.bin";
/** What a decision of a level costs, by phase. */
export type LevelCosts = Readonly<Record<string, number>>;
/** By kind of game and level: src/happycity/review/yardsticks.py. */
export type LevelTable = Readonly<Record<string, Readonly<Record<string, LevelCosts>>>>;
export const LEVEL_TABLE: LevelTable = {
  "2 expert": {"newcomer": {"all": 0.0398, "discard": 0.0137, "refill": 0.0255, "buy": 0.0708, "special": 0.044, "other": 0.143}, "resident": {"all": 0.0329, "discard": 0.015, "refill": 0.0222, "buy": 0.055, "special": 0.0354, "other": 0.1306}, "shopkeeper": {"all": 0.0239, "discard": 0.0102, "refill": 0.0212, "buy": 0.0389, "special": 0.0338, "other": 0.1153}, "architect": {"all": 0.0247, "discard": 0.0139, "refill": 0.0202, "buy": 0.0364, "special": 0.0215, "other": 0.0865}, "mayor": {"all": 0.0098, "discard": 0.0042, "refill": 0.0153, "buy": 0.0132, "special": 0.0271, "other": 0.0704}, "master": {"all": 0.0073, "discard": 0.0044, "refill": 0.0077, "buy": 0.009, "special": 0.007, "other": 0.0397}},
  "2 family": {"newcomer": {"all": 0.0343, "discard": 0.0151, "refill": 0.0176, "buy": 0.0782, "special": 0.0413}, "resident": {"all": 0.0289, "discard": 0.0139, "refill": 0.0188, "buy": 0.0614, "special": 0.0346}, "shopkeeper": {"all": 0.0234, "discard": 0.012, "refill": 0.0165, "buy": 0.0502, "special": 0.0336}, "architect": {"all": 0.0205, "discard": 0.0116, "refill": 0.0185, "buy": 0.0375, "special": 0.0207}, "mayor": {"all": 0.014, "discard": 0.0098, "refill": 0.0123, "buy": 0.0214, "special": 0.0268}, "master": {"all": 0.006, "discard": 0.0045, "refill": 0.0055, "buy": 0.0109, "special": 0.0068}},
  "3 expert": {"newcomer": {"all": 0.0314, "discard": 0.0133, "refill": 0.0151, "buy": 0.0671, "special": 0.0562, "other": 0.1}, "resident": {"all": 0.0284, "discard": 0.0118, "refill": 0.0176, "buy": 0.0581, "special": 0.0434, "other": 0.089}, "shopkeeper": {"all": 0.0254, "discard": 0.0122, "refill": 0.0158, "buy": 0.0489, "special": 0.047, "other": 0.0811}, "architect": {"all": 0.0209, "discard": 0.0092, "refill": 0.0162, "buy": 0.0378, "special": 0.0308, "other": 0.0607}, "mayor": {"all": 0.0133, "discard": 0.0064, "refill": 0.0135, "buy": 0.0172, "special": 0.0358, "other": 0.0521}, "master": {"all": 0.0078, "discard": 0.004, "refill": 0.0056, "buy": 0.0109, "special": 0.0098, "other": 0.0284}},
  "3 family": {"newcomer": {"all": 0.0268, "discard": 0.0094, "refill": 0.0173, "buy": 0.0641, "special": 0.0258}, "resident": {"all": 0.0252, "discard": 0.0105, "refill": 0.0187, "buy": 0.0528, "special": 0.0235}, "shopkeeper": {"all": 0.0228, "discard": 0.0094, "refill": 0.0197, "buy": 0.0452, "special": 0.023}, "architect": {"all": 0.0161, "discard": 0.0077, "refill": 0.0141, "buy": 0.0323, "special": 0.0145}, "mayor": {"all": 0.0114, "discard": 0.0048, "refill": 0.0133, "buy": 0.0179, "special": 0.0194}, "master": {"all": 0.0062, "discard": 0.0036, "refill": 0.0063, "buy": 0.0096, "special": 0.0046}},
  "4 expert": {"newcomer": {"all": 0.0243, "discard": 0.0122, "refill": 0.0129, "buy": 0.0495, "special": 0.0383, "other": 0.0818}, "resident": {"all": 0.0243, "discard": 0.0115, "refill": 0.0159, "buy": 0.0464, "special": 0.0313, "other": 0.073}, "shopkeeper": {"all": 0.0205, "discard": 0.0085, "refill": 0.0139, "buy": 0.0367, "special": 0.0377, "other": 0.0652}, "architect": {"all": 0.0147, "discard": 0.0074, "refill": 0.0125, "buy": 0.023, "special": 0.0242, "other": 0.0507}, "mayor": {"all": 0.014, "discard": 0.007, "refill": 0.0095, "buy": 0.0179, "special": 0.0348, "other": 0.0459}, "master": {"all": 0.0056, "discard": 0.0032, "refill": 0.0059, "buy": 0.0068, "special": 0.0069, "other": 0.0237}},
  "4 family": {"newcomer": {"all": 0.0252, "discard": 0.01, "refill": 0.0139, "buy": 0.0546, "special": 0.0409}, "resident": {"all": 0.0213, "discard": 0.0081, "refill": 0.015, "buy": 0.0435, "special": 0.0381}, "shopkeeper": {"all": 0.0174, "discard": 0.0065, "refill": 0.0128, "buy": 0.0369, "special": 0.0387}, "architect": {"all": 0.0137, "discard": 0.0066, "refill": 0.0132, "buy": 0.0239, "special": 0.0232}, "mayor": {"all": 0.0093, "discard": 0.0055, "refill": 0.0099, "buy": 0.0129, "special": 0.0302}, "master": {"all": 0.0056, "discard": 0.0019, "refill": 0.0062, "buy": 0.0085, "special": 0.0074}},
  "5 expert": {"newcomer": {"all": 0.0235, "discard": 0.0077, "refill": 0.0145, "buy": 0.0493, "special": 0.0315, "other": 0.0611}, "resident": {"all": 0.0186, "discard": 0.0081, "refill": 0.012, "buy": 0.0367, "special": 0.0233, "other": 0.0543}, "shopkeeper": {"all": 0.0167, "discard": 0.0081, "refill": 0.0105, "buy": 0.0317, "special": 0.0277, "other": 0.0489}, "architect": {"all": 0.0143, "discard": 0.0069, "refill": 0.0104, "buy": 0.0265, "special": 0.0152, "other": 0.0368}, "mayor": {"all": 0.0084, "discard": 0.0042, "refill": 0.0087, "buy": 0.0125, "special": 0.0182, "other": 0.0283}, "master": {"all": 0.0056, "discard": 0.0029, "refill": 0.0048, "buy": 0.0072, "special": 0.0054, "other": 0.0168}},
  "5 family": {"newcomer": {"all": 0.0207, "discard": 0.0059, "refill": 0.0133, "buy": 0.0464, "special": 0.0343}, "resident": {"all": 0.0169, "discard": 0.0062, "refill": 0.0134, "buy": 0.0354, "special": 0.0252}, "shopkeeper": {"all": 0.0167, "discard": 0.0076, "refill": 0.0123, "buy": 0.0335, "special": 0.0273}, "architect": {"all": 0.0117, "discard": 0.0054, "refill": 0.0107, "buy": 0.0225, "special": 0.0149}, "mayor": {"all": 0.0098, "discard": 0.0067, "refill": 0.009, "buy": 0.0138, "special": 0.02}, "master": {"all": 0.003, "discard": 0.0031, "refill": 0.0034, "buy": 0.005, "special": 0.0051}},
};

/** How bots think, see src/happycity/bots. */
export const TRIED = 0.005 as const;
export const OPEN_TO_SLIPS = 0.5 as const;
export const OPEN = 0.02 as const;
export const SLICES = 20 as const;
export const MOST_NODES = 400000 as const;

/** How stories are told, see src/happycity/review. */
export const IMAGINED = 32 as const;
export const WORLDS_OF_ONE = 62 as const;
export const ROUNDS_LATER = 1 as const;
export const REVEALED = ["revealed", "copied"] as const;
export const BUILT = ["bought", "special_taken"] as const;

/** How decisions are judged, see src/happycity/review. */
export const SENSIBLE = 0.02 as const;
export const MOST_CHOICES = 6 as const;
export const GLIMPSE = 4 as const;
export const HOPELESS = 3.5 as const;
export const MORE_WORLDS = {"2": 3, "3": 2, "4": 1, "5": 1} as const;
export const BAR = 1.5 as const;
export const WORTH_TELLING = 0.02 as const;
export const DEPTHS = {"quick": {"name": "quick", "first": 10, "most": 40, "close": 0.02}, "hint": {"name": "hint", "first": 24, "most": 96, "close": 0.015}, "deep": {"name": "deep", "first": 64, "most": 768, "close": 0.006}} as const;
export const BOUNDS = [[0.1, "blunder"], [0.05, "mistake"], [0.02, "inaccuracy"]] as const;
export const MOST_GROUNDS = 2 as const;
export const WITHIN_SIGHT = 2 as const;

/** How skill is told, see src/happycity/review. */
export const PHASES = ["discard", "refill", "buy", "special", "other"] as const;
export const PHASE_OF = {"market": "other", "keep": "discard", "discard": "discard", "draw": "refill", "coin": "buy", "buy": "buy", "decline": "special", "take": "special", "destroy": "other", "give": "other", "copy": "other", "refuse": "other"} as const;
export const ENOUGH = 10 as const;
export const WINDOW = 10 as const;
export const TWICE = 2 as const;
export const STUDENT = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042] as const;
export const SURE = 1.96 as const;
export const BUILDING = ["buy", "take"] as const;

/** How tables are kept, see src/happycity/server. */
export const MOST_MOVES = 2000 as const;
export const MOST_OF_A_SEAT = {"undo": 100, "away": 20, "back": 20} as const;
export const LEAST = 3 as const;
export const BOT_PAUSE_MS = 900 as const;

/** The deal of the day, see src/happycity/rules/daily.py and src/happycity/server/game/daily.py. */
export const DEALS = {"family": {"players": 3, "specials": "family", "grozilla": false, "scoring": "product"}, "expert": {"players": 3, "specials": "expert", "grozilla": false, "scoring": "product"}, "family+grozilla": {"players": 3, "specials": "family", "grozilla": true, "scoring": "product"}, "expert+grozilla": {"players": 3, "specials": "expert", "grozilla": true, "scoring": "product"}} as const;
export const OPPONENTS = ["resident", "architect"] as const;
