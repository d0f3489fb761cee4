# A face takes or blocks the left, centre or right card; a side card lies between two seats. Pile: what a player has won;
# draw deck: what is left; discarded: nobody's. Out: does not play for now; away: not at the table.

hungarian-war-name = Hungarian War
hungarian-war-minutes = 5 to 20 minutes
hungarian-war-line = Everybody chooses in secret: take a card or block it. Then all hands go up at once.
hungarian-war-leaving = Pile and points stay in the standings. The card on the left of the seat is discarded.
hungarian-war-deck = Standard 52-card deck
hungarian-war-house-cards = Cards
    .taken = Named when taken
    .entered = All named when laid
    .dealt = The screen deals
    .untracked = Counted at the end
hungarian-war-house-lastTable = When the draw deck is empty
    .leave = The game ends
    .play = One more round if the table is full
hungarian-war-house-decks = Decks
hungarian-war-house-jokers = Jokers
hungarian-war-house-rulesCards = Rules Cards
hungarian-war-house-jokerValue = Points of a Joker
hungarian-war-house-rulesCardValue = Points of a Rules Card
hungarian-war-refused-deck-size = The deck cannot hold { $given } cards; it has at most { $most }.
hungarian-war-refused-faces-count = { $given } faces for { $seats } seats.
hungarian-war-refused-face-of-a-seat-not-in-the-game = { HAS($name) ->
    [yes] { $name } is not in the game and has no face to show.
   *[no] Seat { SEAT($seat) } is not in the game and has no face to show.
  }
hungarian-war-refused-no-such-face = Seat { SEAT($seat) }: a die has no face “{ $given }”.
hungarian-war-refused-nobody-in-the-game = Nobody would be left in the game.
hungarian-war-refused-no-such-card = There is no such card at this table.
hungarian-war-refused-no-such-seat = There is no seat { SEAT($seat) } at this table.
hungarian-war-refused-no-such-place = There is no such place on the table.
hungarian-war-refused-cards-are-not-named-in-this-game = In this game no cards are named; the piles are counted at the end.
hungarian-war-refused-not-swappable = Those two cards cannot swap.
hungarian-war-refused-fewer-points-than-cards = That is too few: the cards of this pile come to at least { $least }. If one has a wrong name, correct that first.
hungarian-war-refused-deck-count = The deck cannot hold { $given } cards; at most { $most } are left.
hungarian-war-refused-points = { $given } is not a number of points.
hungarian-war-refused-already-away = { $name } is already away.
hungarian-war-refused-not-away = { $name } is not away.
hungarian-war-refused-standing-is-already-so = { $standing ->
    [out] { $name } is already out.
   *[in] { $name } is already in the game.
  }
hungarian-war-refused-would-leave-nobody-in-the-game = { $name } is the last one in the game and cannot go now.
hungarian-war-refused-no-card-for-a-new-seat = The deck has no card left for a new seat.
hungarian-war-refused-card-cannot-be-there = { $where ->
    [all] That card cannot be there: all { $count } of that rank are known already: { $table } on the table{ $discard ->
        [0] { "" }
       *[other] , { $discard } discarded
      }{ HAS($name) ->
        [yes] , with { $name }
       *[no] { "" }
      }. Press the same key again to name it anyway.
    [table] That card cannot be there: it lies on the table. Press the same key again to name it anyway.
    [pile] That card cannot be there: { $name } has it. Press the same key again to name it anyway.
    [discard] That card cannot be there: it was discarded. Press the same key again to name it anyway.
   *[deck] That card cannot be there: the deck holds no more of them. Press the same key again to name it anyway.
  }
hungarian-war-naming-taken-by = { $name } took the card { $place }. Which rank?
hungarian-war-naming-next-taken = The next card taken: which rank?
hungarian-war-naming-discarded-from = The card { $place } was discarded. Which rank?
hungarian-war-naming-lies-at = Which card lies { $place }?
hungarian-war-naming-more = { $count ->
    [one] one more after it
   *[other] { $count } more after it
  }
hungarian-war-naming-earlier = { $count ->
    [one] Name 1 earlier card
   *[other] Name { $count } earlier cards
  }
hungarian-war-naming-rank-only = Suit unknown
hungarian-war-counting-question = { $name }’s pile: how many points?
hungarian-war-counting-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
hungarian-war-counting-values = A 1 · 2–10 · J 11 · Q 12 · K 13
hungarian-war-counting-enter = Counted
hungarian-war-counting-skip = Leave it open
hungarian-war-corrections-adjust = Add or deduct points
hungarian-war-corrections-by = Points
hungarian-war-corrections-reasons-1 = Miscounted
hungarian-war-corrections-reasons-2 = Wrong card named
hungarian-war-corrections-reasons-3 = Wrong die typed
hungarian-war-corrections-reasons-4 = A hand came too late
hungarian-war-corrections-reasons-5 = Everybody agrees
hungarian-war-points-standing = Out or in
hungarian-war-points-put-out = { $name } is out
hungarian-war-points-take-in = { $name } is in
hungarian-war-points-deck = The deck
hungarian-war-points-deck-left = Cards left
hungarian-war-points-deck-empty = Places left empty
hungarian-war-points-set-deck = { $left ->
    [0] The deck is empty
   *[other] The deck holds { $left }
  }
hungarian-war-audit-title = Count the piles
hungarian-war-audit-hint = The real pile decides. Count only what somebody doubts.
hungarian-war-audit-screen = { $cards ->
    [one] { $points ->
        [one] 1 card, 1 point
       *[other] 1 card, { $points } points
      }
   *[other] { $points ->
        [one] { $cards } cards, 1 point
       *[other] { $cards } cards, { $points } points
      }
  }
hungarian-war-audit-counted = Counted: { $points }
hungarian-war-audit-points = Points in { $name }’s pile
hungarian-war-audit-enter = Counted
hungarian-war-audit-verdicts-same = As on the screen
hungarian-war-audit-verdicts-open = { $cards ->
    [one] { $by } for the unnamed card
   *[other] { $by } for the { $cards } unnamed cards
  }
hungarian-war-audit-verdicts-cannot = Impossible: with the unnamed cards it is { $least } to { $most }
hungarian-war-lying-centre = in the centre
hungarian-war-lying-between = between { $one } and { $other }
hungarian-war-cards-table = On the table
hungarian-war-cards-pile-of = { $name }’s pile
hungarian-war-cards-discard = Discarded
hungarian-war-cards-choose = Press a card to name it or to correct its name.
hungarian-war-cards-deck = { $left ->
    [one] 1 card left in the deck
   *[other] { $left } cards left in the deck
  }
hungarian-war-cards-swap = I swapped this card into the centre
hungarian-war-audit-given-more = and { $by } by correction
hungarian-war-audit-verdicts-named-more = { $by ->
    [one] 1 point more than the named cards: one is named wrongly, or the pile has changed
   *[other] { $by } points more than the named cards: one is named wrongly, or the pile has changed
  }
hungarian-war-audit-given-less = less { $by } by correction
hungarian-war-audit-verdicts-named-less = { $by ->
    [one] 1 point fewer than the named cards: one is named wrongly, or the pile has changed
   *[other] { $by } points fewer than the named cards: one is named wrongly, or the pile has changed
  }
hungarian-war-faces-1 = block centre
hungarian-war-faces-2 = block left
hungarian-war-faces-3 = block right
hungarian-war-faces-4 = take right
hungarian-war-faces-5 = take left
hungarian-war-faces-6 = take centre
hungarian-war-aims-take = take
hungarian-war-aims-block = block
hungarian-war-sides-left = left
hungarian-war-sides-right = right
hungarian-war-sides-centre = centre
hungarian-war-place-named-centre = the centre card
hungarian-war-place-named-between = the card between { $one } and { $other }
hungarian-war-place-named-left = { $name }’s left card
hungarian-war-place-discarded-centre = the centre card
hungarian-war-place-discarded-between = the card between { $one } and { $other }
hungarian-war-place-discarded-left = { $name }’s left card
hungarian-war-target-centre = the centre card
hungarian-war-target-left = the card on your left
hungarian-war-target-right = the card on your right
hungarian-war-target-between = the card between you and { $neighbour }
hungarian-war-target-shared = the card between you
hungarian-war-last-round = Last round
hungarian-war-may-be-last = This may be the last round
hungarian-war-signs-order = The numbers on the cards: the order in which they are laid.
hungarian-war-signs-out = A red arrow: out, until players come back.
hungarian-war-needed = { $blockers } needed
hungarian-war-side-nobody = Nobody wanted it.
hungarian-war-side-lone-taker = Only { $takers } wanted it.
hungarian-war-side-two-takers = { $takers } both wanted it: nobody gets it.
hungarian-war-side-blocker-wins = { $takers } wanted it, { $blockers } blocked: it goes to the blocker.
hungarian-war-side-lone-blocker = { $blockers } blocked, but nobody wanted it.
hungarian-war-side-two-blockers = { $blockers } both blocked it.
hungarian-war-centre-card-everybody-blocks = Everybody in the game blocked: the card is discarded, nobody is out.
hungarian-war-centre-card-block-stands-takers-out = { $blocked } blocked, { $needed } needed: the block stands. Everybody who wanted to take is out.
hungarian-war-centre-card-block-stands-blockers-out = { $blocked } blocked, { $needed } needed: the block stands, but nobody wanted to take: the blockers are out.
hungarian-war-centre-card-lone-taker = { $blocked ->
    [0] Only { $takers } wanted it.
   *[other] Only { $takers } wanted it. { $blocked } blocked, { $needed } needed: the block fails.
  }
hungarian-war-centre-card-several-takers = { $blocked ->
    [0] { $takers } wanted it: nobody gets it.
   *[other] { $takers } wanted it: nobody gets it. { $blocked } blocked, { $needed } needed: the block fails.
  }
hungarian-war-centre-card-nobody-takes = { $blocked ->
    [0] Nobody wanted it.
   *[other] { $blocked } blocked, { $needed } needed: the block fails.
  }
hungarian-war-rejoin-nobody-blocked = Nobody blocked the centre: players who were out are back.
hungarian-war-rejoin-everybody-blocked = Everybody blocked the centre: players who were out are back.
hungarian-war-rejoin-block-attempted = Somebody tried to block the centre: players who are out stay out.
hungarian-war-spoken-out = { COUNT($names) ->
    [one] { LIST($names) } is out.
   *[other] { LIST($names) } are out.
  }
hungarian-war-spoken-many-out = { $players } players are out.
hungarian-war-spoken-back = { COUNT($names) ->
    [one] { LIST($names) } is back.
   *[other] { LIST($names) } are back.
  }
hungarian-war-spoken-many-back = { $players } players are back.
hungarian-war-take = { $name }: take { $target }.
hungarian-war-dealer-discard = discard { $places }
hungarian-war-dealer-lay-table = { $seats ->
    [two] gather all cards, shuffle and lay 3, one in the centre and one on either side of it
   *[more] gather all cards, shuffle and lay { $cards }, one in the centre and one between every two neighbours
  }
hungarian-war-dealer-lay = { $cards ->
    [one] lay 1
   *[other] { $centreFirst ->
        [yes] lay { $cards }, centre first
       *[no] lay { $cards }
      }
  }
hungarian-war-highlights-blocks = blocks that worked
hungarian-war-highlights-timesOut = times thrown out
hungarian-war-highlights-stolen = points: the { $card }, snatched from under { $from }’s nose
hungarian-war-highlights-drought = rounds in a row without a card
hungarian-war-highlights-streak = rounds in a row with a card
hungarian-war-highlights-clashes = times they wanted the same card
hungarian-war-highlights-leadChanges = times the lead changed hands
hungarian-war-highlights-comeback = points behind, and still won
# $many (if needed: yes, no): it is put to several at once.
hungarian-war-lesson-take = take { $target }
# $many (if needed: yes, no): it is put to several at once.
hungarian-war-lesson-block = block { $target }
# $many (if needed: yes, no): it is put to several at once.
hungarian-war-lesson-leave = leave { $target } alone
# $many (if needed: yes, no): it is put to several at once.
hungarian-war-lesson-not-block-centre = anything but block the centre
# $many (if needed: yes, no): it is put to several at once.
hungarian-war-lesson-choose-freely = choose as you like
hungarian-war-deck-left = { $left } in the deck
hungarian-war-steps-CardsLaid = laying cards
hungarian-war-steps-CardsSwapped = the swap
hungarian-war-steps-FacesOpened = the reveal
hungarian-war-steps-CardNamed = naming a card
hungarian-war-steps-DeckCounted = counting the deck
hungarian-war-steps-PileCounted = counting a pile
hungarian-war-steps-StandingSet = the change of who is out
hungarian-war-steps-PlayerWentAway = the break
hungarian-war-steps-PlayerCameBack = the return
hungarian-war-steps-CircleTurned = reversing the circle
hungarian-war-spoken-takes-known = { $name } takes the { $card }.
hungarian-war-spoken-takes-next-to = { $name } takes the card next to { $neighbour }.
hungarian-war-spoken-takes-centre = { $name } takes the centre card.
hungarian-war-spoken-takes-somewhere = { $name } takes a card.
hungarian-war-spoken-blocks-known = { $name } blocks and takes the { $card }.
hungarian-war-spoken-blocks-next-to = { $name } blocks and takes the card next to { $neighbour }.
hungarian-war-spoken-blocks-centre = { $name } blocks and takes the centre card.
hungarian-war-spoken-blocks-somewhere = { $name } blocks and takes a card.
hungarian-war-spoken-discarded-known = The { $card } is discarded.
hungarian-war-spoken-discarded-next-to = The card next to { $neighbour } is discarded.
hungarian-war-spoken-discarded-centre = The centre card is discarded.
hungarian-war-spoken-discarded-somewhere = A card is discarded.
hungarian-war-dealer-swap = { HAS($card) ->
    [yes] swap the { $card } into the centre
   *[no] swap the largest card into the centre
  }
hungarian-war-dealer-all = Dealer: { $steps }.
hungarian-war-dealer-then = { $first }; then { $second }
hungarian-war-misplaced = { $where ->
    [all] { $card }: all { $count } of that rank are known already: { $table } on the table{ $discard ->
        [0] { "" }
       *[other] , { $discard } discarded
      }{ HAS($name) ->
        [yes] , with { $name }
       *[no] { "" }
      }
    [table] { $card }: it lies on the table
    [pile] { $card }: { $name } has it
    [discard] { $card }: it was discarded
   *[deck] { $card }: the deck holds no more of them
  }
hungarian-war-goals-lone-taker = One wants a side card
    .rule = If only one player wants a side card, they get it.
hungarian-war-goals-two-takers = Both want it
    .rule = If both neighbours want a side card, it is discarded.
hungarian-war-goals-blocker-wins = One wants it, one blocks
    .rule = If one player wants a side card and the other blocks it, the blocker gets it.
hungarian-war-goals-lone-blocker = A block for nothing
    .rule = Blocking a side card that nobody wants does nothing.
hungarian-war-goals-two-blockers = Both block
    .rule = If both neighbours block a side card, it is discarded.
hungarian-war-goals-centre-taker = One wants the centre
    .rule = If only one player wants the centre card, they get it, unless a block stands.
hungarian-war-goals-centre-takers = Several want the centre
    .rule = If several want the centre card and no block stands, it is discarded.
hungarian-war-goals-block-fails = Too few block
    .rule = Blocking the centre takes about a third of the players in the game. Fewer blockers do not count.
hungarian-war-goals-takers-out = The block stands
    .rule = If enough players block the centre, everybody who wanted it is out.
    .ruling = the card stays.
hungarian-war-goals-rejoin = Players come back
    .rule = If nobody blocks the centre, or everybody does, all players who were out are back, usually after one to three rounds.
    .ruling = a block that fails still keeps them out.
hungarian-war-goals-blockers-out = A block with nobody to stop
    .rule = If enough players block the centre and nobody wanted it, the blockers are out.
    .ruling = the card stays.
hungarian-war-goals-everybody-blocks = Everybody blocks
    .rule = If everybody in the game blocks the centre, the card is discarded.
    .ruling = nobody is out.
hungarian-war-seat-take = Take { $target }.
hungarian-war-seat-rests-out = You are out until nobody blocks the centre card, or everybody does.
hungarian-war-seat-rests-away = You are away. Tell the dealer when you are back.
hungarian-war-seat-side-take-lone-taker = You take { $target }: only you wanted it.
hungarian-war-seat-side-take-two-takers = You and { $other } both wanted { $target }: nobody gets it.
hungarian-war-seat-side-take-blocker-wins = You wanted { $target }, but { $other } blocked and gets it.
hungarian-war-seat-side-block-blocker-wins = You block { $other } and take { $target }.
hungarian-war-seat-side-block-lone-blocker = You blocked { $target }, but nobody wanted it.
hungarian-war-seat-side-block-two-blockers = You and { $other } both blocked { $target }: it is discarded.
hungarian-war-seat-centre-take-block-stands-takers-out = You are out: the block of the centre card stands, { $blocked } blocked, { $needed } needed.
hungarian-war-seat-centre-take-lone-taker = You take the centre card: only you wanted it, and no block stands.
hungarian-war-seat-centre-take-several-takers = { $takers } wanted the centre card, you too: nobody gets it.
hungarian-war-seat-centre-block-everybody-blocks = Everybody blocked the centre card, you too: it is discarded, nobody is out.
hungarian-war-seat-centre-block-block-stands-takers-out = Your block stands: { $blocked } blocked, { $needed } needed. Everybody who wanted the centre is out.
hungarian-war-seat-centre-block-block-stands-blockers-out = You are out: you blocked the centre card, but nobody wanted it.
hungarian-war-seat-centre-block-lone-taker = You blocked the centre card, but too few did: { $blocked } blocked, { $needed } needed.
hungarian-war-seat-centre-block-several-takers = You blocked the centre card, but too few did: { $blocked } blocked, { $needed } needed.
hungarian-war-seat-centre-block-nobody-takes = You blocked the centre card, but too few did: { $blocked } blocked, { $needed } needed.
hungarian-war-seat-no-die = You chose nothing in this round.
hungarian-war-seat-rejoin-nobody-blocked = You are back: nobody blocked the centre card.
hungarian-war-seat-rejoin-everybody-blocked = You are back: everybody blocked the centre card.
hungarian-war-seat-rejoin-block-attempted = You stay out: somebody blocked the centre card.
hungarian-war-rules-lead = Win the most points: take cards, or block the others. Everybody chooses in secret with a die, and all show at once. A party game by Lauren Schlick.
hungarian-war-section-table = The table
hungarian-war-clause-hw-1 =
    .rule = For two or more players, best with three to five, in 5 to 20 minutes. You need a standard 52-card deck and a die each. One card lies face up in the centre and one between every two neighbours, so that everybody has a card on the left and one on the right. For a longer game, add decks, Jokers or Rules Cards.
    .ruling = This referee seats two to ten. At 20 seconds a round, its simulated games last 16 minutes with two players, 10 with five and 6 with ten.
hungarian-war-clause-hw-2 =
    .ruling = When you face the centre, the next player clockwise is on your left. Two players have two side cards as well: the one on your left is on the right of the other player.
hungarian-war-clause-hw-3 =
    .ruling = Deal and replace the centre card first, then the others clockwise from the left of the first seat.
hungarian-war-clause-hw-4 =
    .rule = An ace counts 1, number cards their number, a jack 11, a queen 12, a king 13.
    .ruling = A Joker counts 15 and a Rules Card 20, unless you agree otherwise.
hungarian-war-clause-hw-5 =
    .rule = After every deal, the dealer swaps the largest card on the table into the centre. If cards are equal, diamonds come first, then spades, clubs and hearts.
    .ruling = A card without a suit ranks above suited cards of its value. If the centre card is one of the largest, nothing is swapped; if side cards are equal, the first one dealt is swapped.
hungarian-war-section-round = A round
hungarian-war-clause-hw-6 =
    .rule = Choose a face of your die under the table: 1 blocks the centre card, 2 the left, 3 the right; 4 takes the right card, 5 the left, 6 the centre. Press the chosen face into your palm and hold it there while you lay your hand on the table: now it is on top. Opposite faces aim at the same card.
hungarian-war-clause-hw-7 =
    .rule = Only players in the game choose. When all hands are on the table, the dealer counts down from 3, and all hands go up at once. Everybody lays the die at the card it aims at.
    .ruling = If a player is out or away, the side cards there stay on the table, and the neighbours may go for them.
hungarian-war-clause-hw-8 =
    .ruling = The reveal counts once every player in the game has shown a face or been given “no die” by the dealer. A player with no die is in the game but does nothing; then not everybody has blocked.
hungarian-war-clause-hw-9 =
    .rule = A side card: if only one player takes it, that player gets it. If both take it, it is discarded. If one takes it and one blocks it, the blocker gets it. If one blocks it and nobody takes it, nothing happens. If both block it, it is discarded.
hungarian-war-clause-hw-10 =
    .rule = To block the centre card takes as near as possible to a third of the players in the game: one of 2 to 4, two of 5 to 7, three of 8 to 10.
    .ruling = Never fewer than one.
hungarian-war-clause-hw-11 =
    .rule = If everybody in the game blocks the centre card, it is discarded.
    .ruling = Nobody is out. This comes before the next rule.
hungarian-war-clause-hw-12 =
    .rule = If enough players block the centre card, everybody who tried to take it is out for now. If nobody tried to take it, the blockers are out.
    .ruling = The card stays.
hungarian-war-clause-hw-13 =
    .rule = If too few block it, the block does not count. If only one player takes the centre card, that player gets it; if several do, it is discarded.
    .ruling = If nobody takes it, it stays.
hungarian-war-clause-hw-14 =
    .rule = If nobody tries to block the centre card, or everybody does, all players who were out are back. As a rule you sit out no more than one to three rounds.
    .ruling = A block that fails was still an attempt: nobody comes back.
hungarian-war-section-after = After the round, and the end
hungarian-war-clause-hw-16 =
    .rule = Cards you win go on your own pile, discarded cards on the discard pile; the others stay. The dealer fills the gaps and swaps the largest card into the centre.
hungarian-war-clause-hw-17 =
    .rule = The game ends when the draw deck is empty.
    .ruling = This is checked after every deal. Cards that are still on the table belong to nobody. You may agree to play one more round if every place is filled. The dealer may end the game earlier; before the first round nobody wins.
hungarian-war-clause-hw-18 =
    .rule = The player with the most points wins.
    .ruling = Players with equal points share the win.
hungarian-war-clause-hw-19 =
    .rule = You may play several games and add up the scores.
hungarian-war-section-players = Players and unnamed cards
hungarian-war-clause-hw-21 =
    .ruling = No card has to be named to the referee: it may be named when it is dealt, when it is taken, or never. Unnamed cards are counted in the piles at the end.
hungarian-war-clause-hw-22 =
    .ruling = Between rounds, a player may go away and come back, join between two others, or leave for good. A player who is away does not count, keeps the pile and cannot win cards. A player who has left for good may sit down again and gets the old pile back.
hungarian-war-page-lead = Win the most points: take cards, or block the others.
hungarian-war-page-figure = You sit here
hungarian-war-page-setup = Setup
    .line-1 = A standard 52-card deck, a die each; best with 3 to 5 players.
    .line-1-phone = A standard 52-card deck, a phone or a die each; best with 3 to 5 players.
    .line-2 = Deal one card face up in the centre and one between every two neighbours: everybody has a left card and a right card. The rest is the draw deck.
    .line-3 = Swap the largest card into the centre. If cards are equal: diamonds, then spades, clubs, hearts.
    .hw-2 = Two players: one card on either side of the centre.
hungarian-war-page-round = A round
    .line-1 = Choose a face of your die under the table. Press it into your palm and hold it there while you lay your hand down: now it is on top.
    .line-1-phone = Choose on your phone with one of six buttons: take or block the left, the centre or the right card. Then the phone says only “Sealed”. Until the count ends, another button changes your choice.
    .line-2 = The dealer counts 3-2-1. All hands go up at once; lay your die at the card it aims at.
    .line-2-phone = The dealer starts the count 3-2-1. Then the table display shows all choices at once.
    .line-3 = Cards you win go on your pile. The dealer fills the gaps and swaps the largest card into the centre.
hungarian-war-page-side = A side card is between two of you
    .line-1 = One takes it: that player gets it.
    .line-2 = Both take it: discarded.
    .line-3 = One takes, one blocks: the blocker gets it.
    .line-4 = One blocks, nobody takes: it stays.
    .line-5 = Both block it: discarded.
    .hw-7 = If a player is out, the neighbours may still take the side cards there.
hungarian-war-page-centre = The centre card is everybody’s
    .line-1 = Enough players block (see below): those who take are out and do not play. If nobody takes, the blockers are out.
    .line-2 = Too few block: one taker gets it; if several take, it is discarded.
    .line-3 = Everybody blocks: discarded.
    .line-4 = Nobody tries to block the centre, or everybody does: all who were out are back, usually after 1 to 3 rounds.
    .hw-11 = If everybody blocks, nobody is out.
    .hw-12 = If the card is neither won nor discarded, it stays.
    .row-1 = players not out
    .row-2 = blockers needed
hungarian-war-page-end = The end
    .line-1 = The game ends when the draw deck is empty. Add up your pile: the most points win.
    .line-2 = Ace 1 · number cards their number · jack 11 · queen 12 · king 13
    .hw-17 = It ends at once; cards on the table count for nobody. Equal points share the win.
hungarian-war-page-longer = For a longer game
    .line-1 = Add decks, Jokers or Rules Cards; or play several games and add up the scores.
    .hw-4 = A Joker counts 15, a Rules Card 20.
