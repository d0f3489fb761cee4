### What a step of the time line changes, for the dealer beforehand and for the room afterwards: parts of a list, so short.

effect-points = { $name } { $from } → { $to }
# What was done in the round of that name.
effect-in-round = { $what } in { $round }
effect-becomes-in = { $name } back in
effect-becomes-out = { $name } out
effect-becomes-away = { $name } away
effect-becomes-here = { $name } back at the table
effect-becomes-seated = { $name } at the table
effect-becomes-gone = { $name } not at the table
effect-setup = back to the setup
effect-game = game { $game } is played
effect-over = the game is over
effect-goes-on = the game goes on
effect-winners = { LIST($names) } share the win
    .alone = { LIST($names) } wins
    .together = { LIST($names) } win
    .none = winner still open
effect-deck = { $to } cards in the deck, not { $from }
effect-table = { counts-cards } on the table changed
effect-swap = two cards on the table swapped
effect-card = a card: { $card }
effect-card-of = { $name }’s card: { $card }
effect-card-unnamed = a card: { $card } is no longer named
effect-card-unnamed-of = { $name }’s card: { $card } is no longer named
effect-unnamed = { counts-cards } taken, not named
effect-turned = the circle is reversed
effect-answer = a move
effect-answer-of = { $name }’s move
