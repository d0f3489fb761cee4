# A battle is a flip of everybody's card; a war decides a tie in it. Stack: the cards that a player holds; waiting: nobody's yet.

war-name = War
war-minutes = 15 to 60 minutes
war-line = Everybody flips a card, and the highest takes them all. A tie is war.
war-leaving = The battle under way does not count: take its cards back. The stack waits in the middle for the winner of the next battle.
war-deck = Standard 52-card deck
war-house-cards = Cards
    .entered = Typed when flipped
    .dealt = Dealt by the screen
    .untracked = Only the winner typed
war-house-variation = Variation
    .classic = Classic
    .three-card = Three-Card War
    .suicide = Suicide War
war-house-minutes = Time limit in minutes, 0 for none
war-house-battles = Number of battles, 0 for no limit
war-refused-card-cannot-be-there = { $where ->
    [expected] That card cannot be there: by what was typed, it is the { $expected }. Type it again to accept it anyway.
    [stack] That card cannot be there: { $name } has it. Type it again to accept it anyway.
    [battle] That card cannot be there: it already lies in front of { $name }. Type it again to accept it anyway.
    [middle] That card cannot be there: it is waiting in the middle. Type it again to accept it anyway.
   *[all] That card cannot be there: all four are elsewhere. Type it again to accept it anyway.
  }
war-refused-five-of-a-rank = All four of that rank are on the table already. If one was typed wrongly, undo back to it (U); if not, retype this one.
war-refused-cards-are-chosen = In Suicide War players choose their cards, so the screen cannot deal them. Choose another setting for the cards.
war-refused-the-screen-deals = The screen deals in this game, so its count is right. Undo (U) takes back a battle.
war-refused-battle-under-way = A battle is under way. Finish it first: cards are corrected between battles.
war-refused-cards-not-held = There are not that many cards to deduct: at most { $held }.
war-refused-cards-not-taken = There are only 52 cards, and { $left } are free to add. First deduct from whoever has fewer than the screen says.
war-unit = cards
war-worth = Ace high, two low; suits do not count
war-asks-deal = The next battle
war-asks-flip = { $ends ->
    [yes] Is a battle under way? { $name }’s card?
   *[no] { $name }’s card?
  }
war-asks-battle = { $ends ->
    [yes] Who takes the last battle?
   *[no] Who takes the cards?
  }
war-asks-tied = { $ends ->
    [yes] War! Who else is in it?
   *[no] War! Who is in it?
  }
war-asks-war = { $kind ->
    [card] War! { $name }’s card?
   *[option] War! Who takes everything?
  }
war-options-war = War!
war-options-done = Nobody else
war-options-none = No battle
war-options-flip = Flip
war-whys-deal = The screen deals and flips everybody’s top card: the highest takes them all.
war-whys-flip = Everybody flips a card, and the highest takes them all. Suits do not count.
war-whys-battle = Everybody flips a card. Enter only who has the highest, or War! for a tie.
war-goals-battle = A battle
    .rule = The highest card takes all the cards flipped. Aces are high, twos are low; suits do not count.
war-goals-war = War
    .rule = Tied players call “War!”, lay three cards face down and flip a fourth. The highest takes everything.
    .ruling = only a tie for the highest card is a war.
war-goals-war-within-a-war = A war within a war
    .rule = Players who tie again go to war again, until one card is the highest.
war-goals-short-stack = A short stack
    .rule = A player with fewer than four cards for a war lays all but the last face down and flips the last.
war-goals-forfeit = No card for the war
    .rule = A player with no card left is out of the war. If only one has cards, that player takes everything.
war-goals-waiting-cards = Waiting cards
    .rule = If none of the tied players has a card left, nobody wins.
    .ruling = the cards wait in the middle for the winner of the next battle.
war-war = War!
war-takes = { $cards ->
    [one] takes 1 card
   *[other] takes { $cards } cards
  }
war-nobody = nobody wins
war-why-highest = { HAS($card) ->
    [yes] { $war ->
        [yes] The { $card } wins the war.
       *[no] The { $card } beats all others.
      }
   *[no] { $war ->
        [yes] The highest card wins the war.
       *[no] The highest card beats all others.
      }
  }
war-why-tie = { HAS($card) ->
    [yes] A tie for the highest card ({ $card }): three face down, flip a fourth.
   *[no] A tie for the highest card: three face down, flip a fourth.
  }
war-why-tie-forfeits = { COUNT($names) ->
    [one] { LIST($names) } has no card left for it.
   *[other] { LIST($names) } have no card left for it.
  }
war-why-forfeit = { COUNT($forfeits) ->
    [one] A tie, but { LIST($forfeits) } has no card left for the war: { $winner } takes everything.
   *[other] A tie, but { LIST($forfeits) } have no card left for the war: { $winner } takes everything.
  }
war-why-waits = { $over ->
    [yes] { LIST($tied) } tie, and nobody can flip another card: a draw.
   *[no] { LIST($tied) } tie but have no cards left for the war. The cards wait for the next winner.
  }
war-why-alone = Only { $winner } still has cards.
war-waited-too = { $waited ->
    [one] The waiting card goes too.
   *[other] The { $waited } waiting cards go too.
  }
war-spoken-war = War: { LIST($names) }.
# $cards (number)
war-spoken-takes = { $name } takes { $cards }.
war-spoken-waits = { $cards ->
    [one] Nobody wins. 1 card wait.
   *[other] Nobody wins. { $cards } cards wait.
  }
war-spoken-drawn = Nobody can go on: a draw.
war-battle = battle { $number }
war-variations-three-card = Three-Card War
war-variations-suicide = Suicide War
war-ends-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
war-ends-battles-left = { $battles ->
    [one] 1 battle left
   *[other] { $battles } battles left
  }
war-ends-total = to the last card
war-ends-called = This is the last battle. Most cards win.
war-waiting = { $cards ->
    [one] 1 card waits
   *[other] { $cards } cards wait
  }
war-hands-deal = Dealer: shuffle and deal all the cards face down, the first to { $first }.
war-hands-lay-classic = Everybody: flip your top card.
war-hands-lay-three-card = Everybody: two cards face down, flip the third.
war-hands-lay-suicide = Everybody: choose a card and lay it face down.
war-hands-war = { $chosen ->
    [yes] { LIST($names) }: call “War!”, choose three to lay face down and a fourth to flip.
   *[no] { LIST($names) }: call “War!”, three face down, flip a fourth.
  }
war-hands-take = { $name }: put the cards under your stack, your own first, then clockwise.
war-hands-wait = Leave the cards in the middle for the next winner.
war-hands-out = { COUNT($names) ->
    [one] { LIST($names) } has no cards left and is out.
   *[other] { LIST($names) } have no cards left and are out.
  }
war-highlights-longestWar = wars in one battle
war-highlights-biggestTake = cards in one battle
war-highlights-warsWon = battles won by a war
war-highlights-streak = battles won in a row
war-seat-tasks-take = Put the cards under your stack, your own first, then clockwise.
war-seat-tasks-war = { $chosen ->
    [yes] Call “War!”: choose three to lay face down and a fourth to flip.
   *[no] Call “War!”: three face down, flip a fourth.
  }
war-seat-asks-flip = Show the card that you have flipped.
war-seat-asks-war = War! Show the card that you have flipped.
war-seat-out = You have no cards left: you are out of this game.
war-rules-lead = A card game for anyone who can tell a seven from a king. There is nothing to decide and plenty to shout about.
war-section-battles = Battles
war-clause-wr-1 =
    .rule = All 52 cards are dealt face down, one at a time; some players may get one more. Nobody looks at their stack. Twos are low and aces high; suits do not count.
    .ruling = Two to six can play; the game was written for four.
war-clause-wr-2 =
    .rule = In a battle, everybody who has cards flips their top card. The highest takes all the cards in the middle, which go under the winner’s stack.
    .ruling = The order: waiting cards first, then the winner’s own, then the others’ clockwise, each as laid. The last lies lowest. In other orders many games never end.
war-section-war = War
war-clause-wr-3 =
    .rule = A tie is a war: each tied player calls “War!”, lays three cards face down and flips a fourth, and the highest takes everything on the table. If they tie again, they go to war again.
    .ruling = Only a tie for the highest card is a war.
war-clause-wr-4 =
    .rule = A player with fewer than four cards lays all but the last face down and flips the last. A player with none is out of this war; if only one is left in it, that player takes everything.
    .ruling = If none of the tied players has a card, the cards wait in the middle for the winner of the next battle. If only one player still has cards, that player flips alone and takes the waiting cards. If nobody can flip, the players who tied last share the win.
war-section-end = The end
war-clause-wr-5 =
    .rule = Total victory: the game lasts until one player has all the cards. Or the players agree on another end, such as 15 or 20 minutes; then most cards win.
    .ruling = Any time from 1 to 180 minutes will do, or a number of battles, or the dealer ends the game. A battle under way is finished first. Waiting cards count for nobody, and equal counts share the win.
war-clause-wr-7 =
    .ruling = A player without cards at the start of a battle is out. If a player leaves, the battle under way does not count; that player’s stack waits in the middle for the next winner. Whoever leaves or arrives plays again from the next game on.
war-section-variations = Variations
war-clause-wr-6 =
    .rule = Three-Card War: in every battle, lay two cards face down and flip the third. Suicide War: players hold their cards in hand and choose which one to play.
    .ruling = A war in Three-Card War is fought as usual. In Suicide War players choose the cards of a war too, and cards they win join their hand.
war-page-lead = Everybody flips a card, and the highest takes them all. A tie is war.
war-page-aim = Aim and deal
    .line-1 = Win all the cards. No choices, only luck.
    .line-2 = Deal a standard 52-card deck face down, one card at a time, to all players; some may get one more. Nobody looks at their stack.
    .line-3 = From high to low: ace, king, queen, jack, 10 … 2. Suits do not count.
    .wr-1 = Two to six can play; the game was written for four.
war-page-battle = A battle
    .line-1 = All flip their top card at the same time. Whoever has the highest puts all the cards face down under their stack.
    .wr-2 = Your own cards go under first, then the others’ clockwise, each as they were laid.
    .wr-7 = No cards at the start of a battle: you are out of the game.
war-page-war = War
    .line-1 = A tie: the tied players each call “War!”, lay three cards face down and flip a fourth. The highest takes everything. If they tie again, they go to war again.
    .wr-3 = Only a tie for the highest card is a war.
war-page-few = Too few cards for a war
    .line-1 = Fewer than four cards: lay all but the last face down, and flip the last.
    .line-2 = No cards left: you are out of this war. The only player left in it takes everything.
    .wr-4 = None of the tied has a card: the cards wait in the middle for the next winner.
    .wr-4-2 = Only one player still has cards: that player flips alone and takes them.
    .wr-4-3 = Nobody can flip: the players who tied last share the win.
war-page-end = The end
    .line-1 = Whoever has all the cards wins.
    .line-2 = Or agree on a time before you start, such as 15 to 20 minutes: then whoever has the most cards wins.
    .wr-5 = Or play a number of battles, or until the dealer ends the game: the most cards win too.
    .wr-5-2 = In any case finish the battle first. Waiting cards are nobody’s; players with equally many share the win.
war-page-variations = Variations
    .line-1 = Three-Card War: in every battle, lay two cards face down and flip the third.
    .line-2 = Suicide War: hold your cards in hand, and choose which one to play.
    .wr-6 = A war in Three-Card War is fought as usual.
    .wr-6-2 = In Suicide War you choose the cards of a war too, and cards won join your hand.
