### Games without a server: the mark on them, and what can come in their way.

web-here-mark = on this device
web-here-offer = The server does not answer. Until it does, you can play on this device, against bots or together on one screen.
web-here-needs-server = Other people, a clock or a rating need a server, and none answers. Without them you can play right away, on this device.
web-here-cannot-play = Games on this device do not work here: a part of the program is missing or damaged. Go online and load the page again.
web-here-not-kept = This browser cannot keep your game: it goes on, but is gone when you close the page.
web-here-elsewhere = This game is open in another tab
web-here-elsewhere-more = It can be played in one tab at a time. Go on there, or take it over here; nothing is lost.
web-here-take-over = Go on here
web-here-link-wrong = The game in this link cannot be shown: the link is incomplete, or somebody has changed it. Ask for it once more.
web-here-alone = This copy of the game has no server, so it knows no ranking, no accounts and nobody elsewhere. Games against bots and on one screen need none.
web-here-other-browser = A game on a device stays in the browser in which it began. Open it there, or begin another one.
web-here-delete-about = Your name and all your games on this device will be gone for good.
