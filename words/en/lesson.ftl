# Heads what is suggested. room: 24
lesson-title = First game
lesson-progress = { $met } of { $of }
lesson-done = Now you know the game.
    .hint = Everything has come up once. Play on as you like!
lesson-still-to-come = Still to come up:
lesson-who-everybody = Everybody
lesson-who-others = Everyone else
lesson-ruling = Ruling
    .what = These are the rules in our own words. Where the author’s rules are silent, a ruling of this referee decides; each one is marked.
# For the dealer; by the cards where nobody chooses a face.
lesson-begin = Learn the game by playing
    .hint = The screen suggests what each player could choose, so that every rule comes up once. Whatever you choose counts and is explained.
    .by-cards = The screen lists what there is to learn and explains each point when it comes up.
lesson-stop = Stop the lesson
    .hint = The game continues. You can resume the lesson at any time.
lesson-show = Show what each face aims at
    .hint = Drawn at every seat before you choose. At the learning pace it disappears after three rounds per player.
lesson-hide = Hide what each face aims at
lesson-rules = All the rules
    .hint = To read, or to print on A4.
lesson-card = One page for the table
lesson-print = Print
