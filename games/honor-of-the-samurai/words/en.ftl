# A round is what is dealt, a hand what a player holds, a battle what the armies fight. A head is a king, queen or jack that
# was taken. A charge is a card that joins an army.

honor-of-the-samurai-name = Honor of the Samurai
# Four bots come to ten heads after 9 to 21 battles in eight games of ten; with shuffling and dealing one takes 90 seconds.
honor-of-the-samurai-minutes = 15 to 30 minutes
honor-of-the-samurai-line = Your army is three unseen cards: the strongest takes every head, and three disgraces put you out.
honor-of-the-samurai-leaving = Army and hand are laid aside. Heads stay in the standings, but win nothing.
honor-of-the-samurai-deck = Standard 52-card deck with two Jokers
honor-of-the-samurai-house-cards = Cards
    .entered = Named when revealed
    .dealt = The screen deals
honor-of-the-samurai-house-out = Three disgraces put you out for
    .hand = The round
    .game = The game
honor-of-the-samurai-house-stake = What a head is worth
honor-of-the-samurai-house-kings = Kings: the last winner makes a suit illegal
    .no = No
    .yes = Yes
honor-of-the-samurai-house-diplomacy = Diplomacy: appeal to the King about a Joker
    .no = No
    .yes = Yes
honor-of-the-samurai-house-charges = Charges: add a hand card to your army
    .no = No
    .yes = Yes
honor-of-the-samurai-house-disgracesAsHeads = Heads and disgraces: a disgrace is minus one head, −3 is out for good
    .no = No
    .yes = Yes
honor-of-the-samurai-refused-no-King-to-appeal-to = Diplomacy needs a King: choose Kings too, or leave Diplomacy out.
# The head of the column that counts them.
honor-of-the-samurai-unit = heads
honor-of-the-samurai-worth = Armies: ace 13, king 12, queen and jack 11, others their number; a Joker loses; 10 heads win
honor-of-the-samurai-asks-king = Who won the last game?
honor-of-the-samurai-asks-illegal-suit = King { $name }: which suit is illegal?
honor-of-the-samurai-asks-hand = { $name }: any K, Q, J or Joker in hand?
honor-of-the-samurai-asks-appeal = Does anyone appeal to the King?
honor-of-the-samurai-asks-own-appeal = { $name }: appeal about the Joker?
honor-of-the-samurai-asks-response = King { $name }: respond to the appeal?
honor-of-the-samurai-asks-drawn = King { $name }: which card did you draw?
honor-of-the-samurai-asks-charging = { $name }: add a charge?
honor-of-the-samurai-asks-charge = { $name }: the charge
honor-of-the-samurai-asks-replacement = { $name }: which card replaces the Joker?
honor-of-the-samurai-asks-army = { $counted ->
    [yes] All armies
   *[no] { HAS($at) ->
        [yes] { $name }: the army, card { $at } of { $of }
       *[no] { $name }: the army
      }
  }
honor-of-the-samurai-options-clean = none
honor-of-the-samurai-options-heads = K, Q or J
honor-of-the-samurai-options-joker = a Joker
honor-of-the-samurai-options-headsAndJoker = K, Q or J, and a Joker
honor-of-the-samurai-options-jokers = two Jokers
honor-of-the-samurai-options-headsAndJokers = K, Q or J, and two Jokers
honor-of-the-samurai-options-C = clubs
honor-of-the-samurai-options-D = diamonds
honor-of-the-samurai-options-H = hearts
honor-of-the-samurai-options-S = spades
honor-of-the-samurai-options-yes = yes
honor-of-the-samurai-options-no = no
honor-of-the-samurai-options-nobody = { $what ->
    [king] nobody: no King
   *[other] nobody
  }
honor-of-the-samurai-options-turn = turn up
honor-of-the-samurai-options-keep = keep the Joker
honor-of-the-samurai-whys-king = The King forbids a suit.
honor-of-the-samurai-whys-illegal-suit = A card of that suit costs its army a disgrace.
honor-of-the-samurai-whys-hand = K, Q or J: a disgrace and a new hand. A Joker: a disgrace for everybody else. Keep the cards hidden.
honor-of-the-samurai-whys-army = Three unseen cards each: the highest total wins, and a Joker loses.
honor-of-the-samurai-goals-highest-total = The highest army
    .rule = Ace 13, king 12, queen and jack 11. The highest total takes every king, queen and jack.
    .ruling = the other cards count their number, and each card taken is one head.
honor-of-the-samurai-goals-tie = A tie
    .rule = If the highest total is shared, nobody wins the battle.
honor-of-the-samurai-goals-joker-in-army = A Joker in the army
    .rule = An army with a Joker loses at once.
    .ruling = if every army left has one, nobody wins.
honor-of-the-samurai-goals-face-card-in-hand = A king, queen or jack in hand
    .rule = It costs a disgrace: discard the hand and draw three cards, until it holds none.
honor-of-the-samurai-goals-joker-in-hand = A Joker in hand
    .rule = If you draw a Joker, every other player gets a disgrace.
    .ruling = each Joker counts by itself and stays in the hand.
honor-of-the-samurai-goals-out = Three disgraces
    .rule = With three disgraces you are out.
    .ruling = for this round, or by house rule for the game.
honor-of-the-samurai-goals-illegal-suit = The illegal suit
    .rule = A card of the suit that the King named costs its army a disgrace.
    .ruling = one per battle, however many such cards.
honor-of-the-samurai-goals-lost-charge = A charge that loses
    .rule = If you add a card and still lose, you get a disgrace.
    .ruling = sharing the highest total is not losing.
honor-of-the-samurai-goals-appeal = An appeal
    .rule = You may appeal to the King about a Joker. If he responds and draws a king, queen or jack, it is cancelled.
honor-of-the-samurai-battle = battle { $number }
# Below the seat of the player who is King.
honor-of-the-samurai-king = King
# Below the seat of a player who comes back.
honor-of-the-samurai-next-deal = plays next round
# The head of the column that counts them.
honor-of-the-samurai-disgrace = disgraces
honor-of-the-samurai-disgraces = { $count ->
    [one] 1 disgrace
   *[other] { $count } disgraces
  }
    .of = { $count } of { $of } disgraces
honor-of-the-samurai-illegal = { $suit }: illegal
# Above the armies that decided a game.
honor-of-the-samurai-last-battle = The last battle
# Of the game’s points, where it was agreed what a head is worth.
honor-of-the-samurai-staked = heads × { $stake }
# How a game ended without ten heads.
honor-of-the-samurai-endings-last-one-in = the last player left
honor-of-the-samurai-endings-all-out = all out at once
honor-of-the-samurai-verdicts-loses = Lost to a Joker
    .spoken = Lost to a Joker: { LIST($names) }
honor-of-the-samurai-verdicts-takes = { $count ->
    [0] Wins, but no heads
    [one] Takes 1 head
   *[other] Takes { $count } heads
  }
    .spoken = { $count ->
        [0] { $name } wins
        [one] { $name } takes 1 head
       *[other] { $name } takes { $count } heads
      }
honor-of-the-samurai-verdicts-tie = A tie
honor-of-the-samurai-verdicts-nobody = Nobody wins
honor-of-the-samurai-verdicts-disgrace = A disgrace
    .spoken = A disgrace: { LIST($names) }
    .shortly = Disgraces
honor-of-the-samurai-verdicts-out = Out
    .spoken = Out: { LIST($names) }
    .shortly = { $players } players are out
honor-of-the-samurai-why-joker = An army with a Joker loses, whatever else it holds. A winner still takes its K, Q and J.
honor-of-the-samurai-why-wins = { HAS($next) ->
    [yes] { $total } against { $next }: the highest total takes every K, Q and J on the table.
   *[no] { $total }: no other army counts. The winner takes every K, Q and J on the table.
  }
honor-of-the-samurai-why-tie = The highest total, { $total }, is shared: nobody wins, and nobody takes heads.
honor-of-the-samurai-why-only-jokers = Every army left has a Joker: nobody takes heads.
honor-of-the-samurai-why-illegal = An illegal card in the army: the King has forbidden { $suit }.
honor-of-the-samurai-why-out = { $by ->
    [heads] Three heads below zero
   *[disgraces] Three disgraces
  }: { $until ->
    [game] out for the rest of the game.
   *[hand] out. The next round begins with no disgraces.
  }
honor-of-the-samurai-why-charge = A charge was added, and the army still lost.
honor-of-the-samurai-all-out = Everyone went out: nobody won that round.
honor-of-the-samurai-back = Back in, with no disgraces: { LIST($names) }.
honor-of-the-samurai-hands-deal = Dealer: shuffle all cards, taken heads too. Everyone gets three face down, one on top of the other, and three in hand.
honor-of-the-samurai-hands-redraw = { $name }: discard your hand and draw three cards.
honor-of-the-samurai-hands-replace = You may now replace army cards, unseen, from your hand. The old ones go to their own pile.
honor-of-the-samurai-hands-charge = Lay a charge face down beside your army.
# `worth`: “Anna 200 Ft, Cili 60 Ft”.
honor-of-the-samurai-hands-settle = What the heads are worth: { $worth }.
# What a declared hand costs and gives: `what` is one of these or several, with “; ” between them.
honor-of-the-samurai-hand = { $name }: { $what }.
    .redrawn = K, Q or J, a disgrace
    .jokers = { $jokers ->
        [one] a Joker, a disgrace for all others
       *[other] two Jokers, 2 disgraces for all others
      }
    .annulled = a Joker, cancelled by the King
honor-of-the-samurai-highlights-battle = heads in one battle
honor-of-the-samurai-highlights-total = in one army, the highest total
honor-of-the-samurai-highlights-streak = battles won in a row
honor-of-the-samurai-highlights-redrawn = hands with a K, Q or J
honor-of-the-samurai-highlights-jokers = armies lost to a Joker
honor-of-the-samurai-highlights-given = disgraces given to others by Jokers
honor-of-the-samurai-seat-tasks-redraw = Discard your hand and draw three cards.
honor-of-the-samurai-seat-tasks-charge = If you add a charge, lay it face down beside your army.
honor-of-the-samurai-seat-asks-illegal-suit = You are the King: which suit is illegal?
honor-of-the-samurai-seat-asks-hand = Do you hold a K, Q, J or Joker?
honor-of-the-samurai-seat-asks-own-appeal = Do you appeal to the King about the Joker?
honor-of-the-samurai-seat-asks-response = You are the King: do you respond to the appeal?
honor-of-the-samurai-seat-asks-drawn = You are the King: which card did you draw?
honor-of-the-samurai-seat-asks-charging = Do you add a charge?
honor-of-the-samurai-seat-asks-army = Show your army.
honor-of-the-samurai-seat-asks-charge = Show your charge.
honor-of-the-samurai-seat-asks-replacement = Which card replaces your Joker?
honor-of-the-samurai-seat-rests-hand = You are out until the next round, which you begin with no disgraces.
honor-of-the-samurai-seat-rests-game = You are out for the rest of the game.
honor-of-the-samurai-seat-rests-next = You play from the next round on.
honor-of-the-samurai-rules-lead = A card game by Obinna Onwuka: an army nobody has seen, a hand that can disgrace you, and ten heads to win.
honor-of-the-samurai-section-deal = The deal and the hands
honor-of-the-samurai-clause-hs-1 =
    .rule = 52 cards and two Jokers. Everyone has an army of three cards, face down one on top of the other and unseen, and three cards in hand. First agree on what a head is worth.
    .ruling = For two to eight players. The worth of a head is a line at setup, shown with the score; the referee handles no money. Players draw in seat order. If the deck runs short, shuffle this round’s discards into it.
honor-of-the-samurai-clause-hs-2 =
    .rule = A king, queen or jack in your hand costs you a disgrace: discard the hand and draw three cards, until it holds none. If you draw a Joker, every other player gets a disgrace. With three disgraces you are out.
    .ruling = A hand with both does both. Each hand drawn counts anew; each Joker counts by itself and stays in the hand. You are out for the rest of this round: lay army and hand aside. You come back in the next round with all your heads and no disgraces. House rule: out for the rest of the game. A player who leaves lays them aside as well and keeps the heads. Anyone who joins or comes back plays from the next round on.
honor-of-the-samurai-clause-hs-3 =
    .rule = Then you may replace any card of your army with one from your hand, without looking at the old one. Replaced cards go to a pile of their own.
honor-of-the-samurai-section-battle = The battle and the end
honor-of-the-samurai-clause-hs-4 =
    .rule = Reveal all armies. Ace 13, king 12, queen and jack 11. An army with a Joker loses at once. The highest total takes all kings, queens and jacks: these are heads. If the highest total is shared, nobody wins.
    .ruling = The other cards count their number. Each card taken is one head. If only armies with Jokers are left, nobody wins.
honor-of-the-samurai-clause-hs-5 =
    .rule = The kings, queens, jacks and Jokers go back to the deck, and all hands are discarded; shuffle, and play a new round. The game goes on until someone has ten heads.
    .ruling = Shuffle all the cards for every round; heads and disgraces stay. Count heads first, then disgraces: ten heads win even if the same battle puts you out. If everyone is out, nobody wins the round. If you play “out for the game”, the last player left wins as well; if all go out at once, the most heads win, and equal heads share. The dealer may end the game earlier: the round under way does not count, the most heads win, and nobody wins before anybody has any.
honor-of-the-samurai-section-variations = Variations, which can be combined
honor-of-the-samurai-clause-hs-6 =
    .rule = Kings: in a series of games the last winner is King and names an illegal suit. Anyone with a card of that suit in the army, the King included, gets a disgrace.
    .ruling = One disgrace per battle, however many such cards. The suit is named once for the game. The first game of the night has no King, and later ones have one only if exactly one winner of the last game is at the table.
honor-of-the-samurai-clause-hs-7 =
    .rule = Heads and disgraces: a disgrace takes away one head, and you can have fewer than none. At minus three you are out; heads win the lost ones back.
    .ruling = Heads and disgraces of one battle count together, and the number stays from round to round. At minus three you are out for the rest of the game, whatever you agreed on otherwise. The last player left wins; ten heads win before that.
honor-of-the-samurai-clause-hs-8 =
    .rule = Charges: in turn, before anyone sees the armies, each player decides whether to add a card from the hand, face down, to the army. If you add one and still lose, you get a disgrace.
    .ruling = A charge is part of the army in every respect. Sharing the highest total is not losing; an army with a Joker has lost.
honor-of-the-samurai-clause-hs-9 =
    .rule = Diplomacy, with Kings: when a Joker gives disgraces, you may appeal to the King. If he responds, he draws a card, and a king, queen or jack cancels the Joker. You may also appeal about a Joker in your army; if you succeed, you may replace it with a card from your hand.
    .ruling = One appeal per Joker; the King cannot appeal to himself, and a King who is out hears nobody. The card he drew is discarded. The new card counts, for the illegal suit too. Without a card in hand the Joker stays.
honor-of-the-samurai-page-lead = Be the first to take ten heads: the kings, queens and jacks on the table, which go to the strongest army.
honor-of-the-samurai-page-before = Before each round
    .line-1 = Before the game, agree on a stake for each head.
    .hs-1 = Two to eight players. Shuffle all 52 cards and two Jokers for every round.
    .line-2 = Deal everyone three cards face down, one on top of the other: an army that nobody looks at. And three cards to hold.
honor-of-the-samurai-page-hand = Your hand
    .line-1 = K, Q or J in it: you get one disgrace. Discard the hand and draw three cards, until your hand has none of these.
    .line-2 = A Joker in it: every other player gets a disgrace.
    .hs-2 = Play in seat order. Each hand drawn and each Joker counts. A hand with a Joker and a K, Q or J does both.
    .line-3 = Three disgraces: you are out.
    .hs-2-2 = Out for this round: lay your cards aside. In the next round you are back, with no disgraces.
    .line-4 = Then you may replace army cards with hand cards, without looking at them. The old ones go to a pile of their own.
honor-of-the-samurai-page-battle = The battle
    .line-1 = Reveal all armies and add up each one. An army with a Joker loses at once.
    .line-2 = The highest total takes every K, Q and J of all armies. A tie for highest: nobody takes any.
    .hs-4 = 2 to 10 count their number.
    .hs-4-2 = Each card taken is a head. Only armies with Jokers left: nobody wins.
honor-of-the-samurai-page-counts = A card counts
    .row-1 = A | K | Q, J
    .row-2 = 13 | 12 | 11
honor-of-the-samurai-page-end = The end
    .line-1 = Play round after round until someone has ten heads and wins.
    .hs-5 = Write down heads and disgraces: they stay. If everyone is out, nobody wins the round.
    .hs-5-2 = Heads count first: ten heads win even if the same battle puts you out.
honor-of-the-samurai-page-if-played = If you play them
    .line-1 = Kings: the last game’s winner is King and names an illegal suit. An army with a card of it, the King’s too, gets a disgrace.
    .hs-6 = The suit is named once a game. One disgrace per battle. No King in the first game.
    .line-2 = Heads and disgraces: a disgrace is minus one head; at minus three you are out.
    .hs-7 = The number stays from round to round. Out is out for the game; the last player left wins.
    .line-3 = Charges: once all have replaced, each in turn may add one hand card face down to the unseen army. If you still lose: a disgrace.
    .hs-8 = A tie for highest is not losing.
    .line-4 = Diplomacy, with Kings: if a Joker disgraces you, or lies in your revealed army, you may appeal to the King. If he agrees, he turns up a card from the deck. K, Q or J: the Joker has no effect, and one in your army may be replaced with a hand card.
    .hs-9 = One player appeals per Joker, never the King. Without effect, it disgraces nobody.
    .hs-2 = Out for the game: three disgraces put you out for good; the last player left wins, even without ten heads.
