# Seven turns are a hand; a run-off is one more hand among those who tie. Lead: to lay the first card of a turn; draw deck: what was not dealt.

hyrule-name = Hyrule
hyrule-minutes = 5 to 15 minutes
hyrule-line = Diamonds beat clubs, clubs beat spades, spades beat hearts, and hearts beat diamonds: seven turns for the most cards.
hyrule-leaving = The turn under way does not count: take its cards back. The hand is laid aside; captured cards stay in the standings, but win nothing.
hyrule-deck = Standard 52-card deck with two Jokers
hyrule-house-turns = Turns
    .chance = Chance: all at once
    .strategy = Strategy: in turn
hyrule-house-cards = Cards
    .entered = Typed when laid
    .dealt = Dealt by the screen
hyrule-refused-laid-in-this-turn = { $name } has already laid that card in this turn. If it was typed wrongly there, undo it; if not, retype this one.
hyrule-refused-no-pile = There are no cards to correct: players outside the run-off have none, and before the deal nobody has any.
hyrule-refused-card-cannot-be-there = { $where ->
    [captured] That card cannot be there: { $name } captured it. Type it again to accept it anyway.
    [waiting] That card cannot be there: it is waiting in the middle. Type it again to accept it anyway.
   *[discarded] That card cannot be there: { $name } discarded it. Type it again to accept it anyway.
  }
hyrule-unit = cards
hyrule-worth = ♦ > ♣ > ♠ > ♥ > ♦ · king high, ace low · only a five beats a Joker
hyrule-asks-tallest = Who is the tallest?
hyrule-asks-tallest-in-run-off = Run-off: who is the tallest of them?
hyrule-asks-run-off = A draw. Play a run-off?
hyrule-asks-discard = { $name } swaps: which card?
hyrule-asks-lead = { $kind ->
    [card] { $name } leads: which card?
   *[option] { $name } leads
  }
hyrule-asks-follow = { $kind ->
    [card] { $name } follows: which card?
   *[option] { $name } follows
  }
hyrule-asks-turned = { $kind ->
    [card] { $counted ->
        [yes] Everybody: one card face down
       *[no] { $name }: which card?
      }
   *[option] A card for everybody
  }
hyrule-options-swap = Swap a card
hyrule-options-no-swap = No swap after all
hyrule-options-play-off = Run-off
hyrule-options-share = Share the win
hyrule-options-lay = { $what ->
    [turned] Turn over
   *[other] Lay
  }
hyrule-whys-tallest = While all have equally many cards, the tallest leads.
hyrule-whys-lead = Diamonds beat clubs, clubs beat spades, spades beat hearts, and hearts beat diamonds.
hyrule-whys-turned = Diamonds beat clubs, clubs beat spades, spades beat hearts, and hearts beat diamonds.
hyrule-goals-first-suit = The stronger suit
    .rule = Diamonds beat clubs and spades, clubs beat spades and hearts, spades beat hearts.
hyrule-goals-highest = Within a suit
    .rule = The highest card of the winning suit wins: the ace is 1, the king 13.
hyrule-goals-heart-beats-diamond = Hearts against diamonds
    .rule = If hearts and diamonds are both there, the highest heart wins, whatever else is there.
hyrule-goals-joker = A Joker
    .rule = A Joker beats everything except a five.
hyrule-goals-five-beats-joker = A five beats a Joker
    .rule = Against a Joker a five wins: hearts first, then spades, clubs, diamonds. Without a Joker it is an ordinary card.
hyrule-goals-two-jokers = Two Jokers
    .rule = Neither Joker beats the other.
    .ruling = nobody wins, and the cards wait for the next winner.
hyrule-goals-waiting-won = Waiting cards
    .rule = Whoever wins the next turn also takes the waiting cards.
hyrule-goals-swap = A swap
    .rule = Instead of laying, the leader may discard a card and draw one, but not right after a swap. Then the next player leads.
hyrule-goals-most-leads = The player with most leads
    .rule = The player with the most captured cards leads. While all are level, the tallest does.
    .ruling = of several with the most, the one who captured last.
hyrule-takes = { $cards ->
    [one] takes 1 card
   *[other] takes { $cards } cards
  }
hyrule-nobody = nobody wins
hyrule-why-five-beats-joker = { $several ->
    [yes] Only a five beats a Joker, and the best of them is the { $card }.
   *[no] Only a five beats a Joker: the { $card }.
  }
hyrule-why-joker = There is no five, so the Joker wins.
hyrule-why-two-jokers = { $last ->
    [yes] Two Jokers and no five: nobody wins. The cards belong to nobody.
   *[no] Two Jokers and no five: nobody wins. The cards wait for the next winner.
  }
hyrule-why-heart-beats-diamond = { $several ->
    [yes] Hearts and diamonds are both there: the highest heart wins, the { $card }.
   *[no] Hearts and diamonds are both there: the heart wins, the { $card }.
  }
hyrule-why-one-suit = All { $suit }: the highest wins, the { $card }.
hyrule-why-first-suit = { $several ->
    [yes] { CAPITAL($suit) } beat { LIST($suits) }. The highest is the { $card }.
   *[no] { CAPITAL($suit) } beat { LIST($suits) }.
  }
hyrule-spoken-takes = { $cards ->
    [one] { $name } takes 1 card.
   *[other] { $name } takes { $cards } cards.
  }
hyrule-spoken-waits = { $cards ->
    [one] Two Jokers: nobody wins. 1 card wait.
   *[other] Two Jokers: nobody wins. { $cards } cards wait.
  }
hyrule-spoken-nobodys = Two Jokers: nobody wins.
hyrule-turn = { $runOff ->
    [0] turn { $number }
    [one] turn { $number } of the run-off
   *[other] turn { $number } of run-off { $runOff }
  }
hyrule-turns-left = { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
  }
hyrule-stock = draw deck { $cards }
hyrule-waiting = { $cards ->
    [one] 1 card wait for the next winner.
   *[other] { $cards } cards wait for the next winner.
  }
hyrule-leads = leads
hyrule-hands-deal = { $to ->
    [all] Dealer: shuffle all 54 cards and deal everybody seven.
   *[them] Dealer: shuffle all 54 cards and deal them seven each.
  }
hyrule-hands-draw-deck = The rest is the draw deck.
hyrule-hands-run-off = Run-off between { $names }.
hyrule-hands-before = Cards before the run-off: { $counts }.
hyrule-hands-take = { $cards ->
    [one] { $name }: take the 1 card.
   *[other] { $name }: take the { $cards } cards.
  }
hyrule-hands-wait = Leave the cards in the middle for the next winner.
hyrule-hands-draw = { $name }: discard the { $discarded } and draw a card.
hyrule-hands-lead-tallest = { $name } leads: the tallest, as all are level.
hyrule-hands-lead-most-captured = { $name } leads: most cards captured.
hyrule-hands-lead-captured-last = { $name } leads: shares the most cards and captured last.
hyrule-hands-lead-after-swap = { $name } leads: next after the swap.
hyrule-hands-may-swap = A swap is allowed instead.
hyrule-hands-share = { $names } are tied for the most cards.
hyrule-highlights-jokersCaught = Jokers caught with a five
hyrule-highlights-haul = cards in one turn
hyrule-highlights-aces = turns won with an ace, the lowest card
hyrule-highlights-streak = turns won in a row
hyrule-highlights-hearts = times a heart beat diamonds
hyrule-highlights-leadChanges = times the lead changed hands
hyrule-highlights-comeback = cards behind, and still won
hyrule-seat-tasks-take = { $cards ->
    [one] Take the card.
   *[other] Take the { $cards } cards.
  }
hyrule-seat-tasks-draw = Discard the { $discarded } and draw a card.
hyrule-seat-asks-discard = You swap: which card do you discard?
hyrule-seat-asks-lead = You lead: it is your card first.
hyrule-seat-asks-follow = It is your turn: which card do you lay?
hyrule-seat-asks-turned = Show the card that you have laid.
hyrule-seat-not-in-run-off = You are not in this run-off: you rest until it is over.
hyrule-rules-lead = A card game for two to seven, played with rupees, bombs, swords and hearts.
hyrule-section-cards = The cards
hyrule-clause-hy-1 =
    .rule = Two to seven play with a standard 52-card deck and two Jokers. Everybody is dealt seven cards and keeps them secret. A hand ends after seven turns.
    .ruling = A swap does not count as one of the seven.
hyrule-clause-hy-2 =
    .rule = One card wins all the cards of a turn. If a Joker is there, the best five wins (hearts, then spades, clubs, diamonds); without a five, the Joker. Otherwise, if hearts and diamonds are both there, the highest heart wins. Otherwise the first suit there of diamonds, clubs, spades, hearts wins, with its highest card: the ace is 1, the king 13. To remember it: rupees (diamonds) pay for bombs and swords; bombs (clubs) hit swords and hearts from a distance; swords (spades) wound hearts; and no rupee can buy a heart. A Joker is a Tingle, whom a beautiful five distracts: the master sword (5 of spades), the bomb cluster (clubs), the blue rupee (diamonds) or the 5 of hearts.
hyrule-clause-hy-3 =
    .ruling = With two Jokers and no five, nobody wins. The cards wait for the winner of the next turn; after the last turn they belong to nobody.
hyrule-section-turns = The turns
hyrule-clause-hy-4 =
    .rule = Chance rules, for impatient players: faster, and full of surprises. Everybody lays one card face down, and on the count of three all turn theirs over. The winner takes them all.
hyrule-clause-hy-5 =
    .rule = Strategy rules, for patient players: there is more to decide. The leader lays a card face up, and the others follow counter-clockwise. Instead the leader may swap: discard one card face up and draw one, hoping for a better card or to make the next player lead.
    .ruling = Only the leader may swap, but not right after a swap or once the draw deck is empty. After a swap the next player counter-clockwise leads.
hyrule-clause-hy-6 =
    .rule = Under strategy rules the player with the most captured cards leads. On the first turn, and whenever all have captured equally many, the tallest leads.
    .ruling = If several have the most, the one of them who captured last leads. After a swap it is as HY-5 says.
hyrule-section-end = The end
hyrule-clause-hy-7 =
    .rule = After seven turns the player with the most cards wins; their values do not count. A draw may be played off or left as it is.
    .ruling = A run-off is between those who share the most. All 54 cards are shuffled again, and only what is captured in it counts. The dealer may end the game earlier: the turn under way does not count, the most cards win, and nobody wins before anybody has any. If a player leaves, the turn begins again; that player cannot win any more, and can join again in the next game.
hyrule-page-lead = Seven turns: everybody lays a card, and one player takes them. The most cards win.
hyrule-page-aim = Aim and deal
    .line-1 = Capture the most cards in seven turns.
    .line-2 = Two to seven play. Shuffle a standard 52-card deck with two Jokers and deal everybody seven. Keep them secret. The rest is the draw deck.
    .line-3 = Agree on chance rules (fast and surprising, for the impatient) or strategy rules (for the patient).
hyrule-page-chance = Chance rules: all at once
    .line-1 = Everybody lays a card face down. On the count of three, turn them all over. The winner takes them all.
hyrule-page-strategy = Strategy rules: in turn
    .line-1 = The leader lays a card face up. The others follow counter-clockwise. The winner takes them all.
    .line-2 = Whoever has captured the most cards leads; on the first turn, and whenever all are level, the tallest player.
    .line-3 = Instead of laying, the leader may swap: discard a card face up and draw one.
    .hy-6 = If some, but not all, have the most, the one of them who captured last leads.
    .hy-5 = No swap right after a swap, or without a draw deck.
    .hy-5-2 = After a swap the next player counter-clockwise leads.
    .hy-1 = A swap is not one of the seven turns.
hyrule-page-beats = What beats what
    .line-1 = Rupees buy bombs and swords; bombs hit swords and hearts from afar; swords wound hearts; no rupee buys a heart.
    .row-1 = Card | beats
    .row-2 = Diamonds: rupees | clubs, spades
    .row-3 = Clubs: bombs | spades, hearts
    .row-4 = Spades: swords | hearts
    .row-5 = Hearts | diamonds
    .row-6 = Joker: Tingle | all but fives
hyrule-page-wins = Who wins a turn: the first of these
    .line-1 = With a Joker: the best five wins. Best first: hearts, spades (master sword), clubs (bomb cluster), diamonds (blue rupee). No five: the Joker wins. Without a Joker fives are ordinary cards.
    .hy-3 = Two Jokers, no five: nobody wins. The cards wait for the next winner.
    .hy-3-2 = After the last turn waiting cards belong to nobody.
    .line-2 = With hearts and diamonds: the highest heart.
    .line-3 = Otherwise the highest diamond; without diamonds the highest club, then spade, then heart. Ace 1, jack 11, queen 12, king 13.
hyrule-page-end = The end
    .line-1 = After seven turns the most cards win; values do not count. A draw may stand or be played off.
    .hy-7 = Those who share the most play the run-off with all 54 cards; only its captures count.
