### Friends: who is here, who asks, links and invitations.

web-friends-title = Friends
web-friends-waiting = Friends: { $count } waiting for you
web-friends-lead = See who is here, and play together.
web-friends-guest = Your friends are kept with this browser. An account keeps them on every device.
web-friends-guest-account = Create an account

## The list

web-friends-list = My friends
web-friends-none = Nobody yet. Ask somebody by name, or send your link.
web-friends-lobby = here now
web-friends-table = at a table
web-friends-watching = watching a game
web-friends-away = not here
web-friends-watch = Watch
web-friends-part = Part with { $name }
web-friends-part-sure = Friends no more?
web-friends-asking = They would like to be your friend
web-friends-accept = Yes, friends
web-friends-decline = No
web-friends-asked = Asked
web-friends-no-answer = no answer yet
web-friends-take-back = Take back what I asked { $name }

## Asking

web-friends-ask = Ask somebody
web-friends-ask-name = Name of an account
web-friends-ask-send = Ask
web-friends-ask-sent = Asked. As soon as { $name } agrees, you are friends.
web-friends-link = My link
web-friends-link-about = Whoever opens it and says yes is your friend. It works until you renew it.
web-friends-link-label = Link to become my friend
web-friends-link-make = Make a link
web-friends-link-renew = Renew the link
web-friends-link-renew-sure = The old one then leads nowhere. Renew?
web-friends-link-share = Be my friend in Happy City!
web-friends-shown = Show friends when I am here
web-friends-shown-about = Others see only at which public game you sit. Off, nobody can follow you there.

## Invitations

web-friends-invitations = A seat for you
web-friends-invited = { $name } keeps a seat for you
web-friends-invited-rated = { $name } keeps a seat for you, in a rated game
web-friends-go = Have a look
web-friends-invite = Invite
web-friends-invite-about = A seat is kept for whoever you invite, and they are told.

## Links and names

web-friends-door = { $name } would like to be your friend
web-friends-door-title = A friend
web-friends-door-about = Friends see when the other is here, and can keep a seat for each other.
web-friends-door-own = This is your own link: send it to somebody.
web-friends-to-list = To my friends
web-friends-befriend = Ask to be friends
web-friends-befriend-asked = Asked, no answer yet.
web-friends-befriend-are = { $name } and you are friends.

## Following

web-follow = Follow
web-follow-of = Follow { $name }
web-following = Following { $name }
web-following-stop = Following { $name } · stop
web-following-end = Stop
web-follow-none = { $name } plays no public game just now
web-follow-none-about = As soon as one begins, it opens here.
