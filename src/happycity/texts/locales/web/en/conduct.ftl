### How people get along: muting, blocking, reporting.

## Somebody

web-conduct-about = About { $name }
web-conduct-page = Page of { $name }
web-conduct-mute = Mute
web-conduct-mute-about = You will no longer see what { $name } says, at any table.
web-conduct-unmute = Hear again
web-conduct-muted = You do not see what { $name } says.
web-conduct-block = Block
web-conduct-block-about = Neither of you sees what the other says, you meet at no public table, and if you are friends, you no longer will be. { $name } is not told.
web-conduct-unblock = Unblock
web-conduct-blocked = You and { $name } keep apart.

## Reports

web-conduct-report = Report { $name }
web-conduct-report-about = Whoever runs this server reads it, with what was said at this table last. { $name } is not told.
web-conduct-reason = What is wrong?
web-conduct-reason-insult = Hurtful words
web-conduct-reason-name = The name
web-conduct-reason-spoiling = Spoils the game on purpose
web-conduct-reason-spam = Advertising or noise
web-conduct-reason-other = Something else
web-conduct-note = What else should we know?
web-conduct-send = Send
web-conduct-sent = Thank you, it has arrived.

## My list

web-conduct-list = Muted and blocked
web-conduct-list-none = Nobody. A tap on a name at a table leads there.
web-conduct-is-mute = muted
web-conduct-is-block = blocked
web-conduct-undo = Take { $name } off the list
