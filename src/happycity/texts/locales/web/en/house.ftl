### What this server keeps: the page on privacy, and what its host announces.

web-privacy-title = Privacy
web-privacy-lead = What this server keeps of you, for how long, and what leaves it.
web-privacy-kept = What is kept
web-privacy-kept-you = Your name, your settings, when you first came and when you were last here. Of an account also its password, as a hash that nobody can turn back.
web-privacy-kept-access = Of an account: the browsers in which it is logged in, its passkeys, and hashes of codes for a lost password.
web-privacy-kept-provider = Of an account that logs in with { $provider }: the number by which { $provider } knows you. Your password there never comes here.
web-privacy-kept-games = Your games, move by move, with results, ratings, deals of the day and club evenings. Whoever has the link of a finished game can watch it.
web-privacy-kept-people = Whom you have muted or blocked, and what you have reported with the last lines of that table. The others are not told.
web-privacy-kept-friends = Your friends, whom you have asked, and your link. Where you are, as long as the start page, your friends or a table is open: only friends see it, others see at which public game you sit, and you can switch off both.
web-privacy-kept-circles = Your circles, and who asked you into one.
web-privacy-kept-notices = Where and of what you want to be told when the page is closed, if you have said so: a browser, a mail address or an address of your own.
web-privacy-kept-cookie = One cookie, so that you are you on the next visit. It is for nothing else.
web-privacy-not-kept = No e-mail, no real name, no place, no tracking.
web-privacy-not-kept-but-mail = No real name, no place, no tracking.
web-privacy-long = For how long
web-privacy-guests = { $days ->
    [0] Guests are kept until they delete themselves.
    [one] Guests who do not come back for a day are deleted.
   *[other] Guests who do not come back for { $days } days are deleted.
}
web-privacy-chat = { $days ->
    [0] Chat is kept as long as its table.
    [one] Chat is deleted after a day, once nobody plays at the table any more.
   *[other] Chat is deleted after { $days } days, once nobody plays at the table any more.
}
web-privacy-accounts = Accounts are kept until they are deleted. Finished games stay, without your name. Once you are deleted, a report by you or about you that waits stays without your name until somebody has dealt with it.
web-privacy-log = The log of the server notes every request with the address of the computer it comes from. How long the log is kept is up to whoever runs the server.
web-privacy-leaves = What leaves this server
web-privacy-leaves-nothing = Nothing. Pages load nothing from elsewhere, and games against bots run here or in your browser.
web-privacy-leaves-notices = What you have asked to be told when the page is closed: to the push service of your browser, by mail, or to the address you have named. Pages load nothing from elsewhere.
web-privacy-leaves-provider = If you log in with { $provider }: your browser goes there, and this server asks { $provider } who has come.
web-privacy-leaves-backups = Whoever runs the server may keep backups of it.
web-privacy-yours = It is yours
web-privacy-yours-about = On your page you can download everything that is kept of you, and delete it.
web-privacy-to-me = To my data
web-privacy-alone = This site has no server: everything stays in your browser.
web-announcement = From whoever runs this server
web-announcement-close = Do not show this again
web-invitation = Invitation
web-invitation-about = Accounts need an invitation here: a code from whoever runs the server.
