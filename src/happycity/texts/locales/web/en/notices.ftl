### When the page is closed: what one is told, and where.

web-notices-title = When the page is closed
web-notices-about = Happy City can tell you when it is your turn. Nothing is sent unless you switch it on here.
web-notices-off = This server sends no messages. Its host can switch them on.
web-notices-account = E-mails and webhooks need an account.
web-notices-push = Push
web-notices-mail = E-mail
web-notices-webhook = Webhook
web-notices-wishes = What you are told, and how
web-notices-kind-turn = My turn
web-notices-kind-day = One day left
web-notices-kind-over = Game over
web-notices-kind-invitation = A seat for me
web-notices-kind-challenge = A rematch
web-notices-push-here = In this browser
web-notices-push-about = The device shows a message, even with the page closed.
web-notices-push-insecure = Browsers allow this over HTTPS only.
web-notices-push-missing = This browser cannot show messages. On an iPhone or iPad, add Happy City to the home screen first.
web-notices-push-denied = The browser blocks messages of this page. Allow them in its settings, then come back.
web-notices-push-unwilling = This browser’s push service does not take part; private windows have none.
web-notices-device-remove = Remove { $name }
web-notices-remove = Remove
web-notices-mail-address = E-mail address
web-notices-mail-name = Send me a link
web-notices-mail-sent = A mail is on its way to { $address }. Open the link in it.
web-notices-mail-to = Mails go to { $address }.
web-notices-webhook-url = Address that is called
web-notices-webhook-form = Form
web-notices-test = Send a test
web-notices-test-sent = Sent. Has it arrived?
web-notices-quiet = Quiet hours
web-notices-quiet-about = Whatever still matters is told when they end.
web-notices-quiet-begin = From
web-notices-quiet-end = To
web-notices-quiet-zone = Time zone: { $zone }

## The page of a link in a message

web-letter-title = Messages from Happy City
web-letter-confirm = Would you like messages from Happy City at { $address }?
web-letter-confirm-do = Yes, this is my address
web-letter-confirm-done = Thank you! Messages arrive there from now on.
web-letter-stop = No more messages about “{ $kind }” ({ $channel })?
web-letter-stop-do = Stop them
web-letter-stop-done = Done. You will get no more of them.
web-letter-choose = Choose what you are told
