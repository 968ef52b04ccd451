### Settings: switches that several pages show, each named once.

web-setting-language = Language
web-setting-sound = Sound
web-setting-sound-about = Small sounds at the table
web-setting-theme = Theme
web-setting-theme-auto = Same as device
web-setting-theme-light = Light
web-setting-theme-dark = Dark
web-setting-to-light = Light theme
web-setting-to-dark = Dark theme
web-setting-pace = Animations
web-setting-pace-off = None
web-setting-pace-quick = Quick
web-setting-pace-calm = Calm
web-setting-pace-slow = Slow
web-setting-end = End every turn myself
web-setting-end-about = Time to look again, or to take something back.
web-setting-puzzles = Let my games become puzzles
web-setting-puzzles-about = Positions of your finished games on this server, without names, if everybody at the table agrees.
web-setting-results = Hide results of games I have not seen
web-setting-results-about = Games of others, in lists and replays, until you see the end or ask for it.
