# In Bellum, tricks are played, each for themselves; between alliances battles are fought. The court cards are priest, queen,
# monarch and capital; the 1 is the jester, the 2 the horse.

charta-bellica-name = Charta Bellica
charta-bellica-minutes = 10 to 15 minutes
charta-bellica-age = age 8+
charta-bellica-line = Four nations at war, with jesters and horses: each for themselves, or in two alliances.
charta-bellica-leaving = The cards stay in the game and count: the ally plays them; in Bellum they are turned over blind.
charta-bellica-deck = The Charta Bellica deck: four nations with 1 to 10, priest, queen, monarch and capital. Or a standard 52-card deck and four Jokers as the 1s
charta-bellica-house-line = Variant
    .bellum = Bellum: each for themselves
    .simple = Simple: two alliances of two players
    .combined = Combined: alliances, and pairs of cards count more
charta-bellica-house-horse = Which number is the horse (Bellum)
charta-bellica-refused-players-of-the-line = Two alliances need { $needed } players, and there are { $given }. Choose Bellum, or seat { $needed }.
# `where` the card is thought to be; `name` is whose it is there.
charta-bellica-refused-card-cannot-be-there = The { $card } cannot be there: { $where ->
    [won] it is among the cards { $name } has taken
    [hand] { $name } has it in hand, not in the pile
    [pile] it is still in the pile of { $name }, not in the hand
   *[table] it is already on the table in front of { $name }
  }. Give the same card again to use it anyway.
charta-bellica-refused-other-nation = { $name } cannot hold the { $card }. Give the nation of the card that lies there.
charta-bellica-worth = Jester 1, priest 11, queen 12, monarch 13, capital 14
charta-bellica-asks-lot = { $name }: which capital?
charta-bellica-asks-ally = { $name }: who is your ally?
charta-bellica-asks-pile-card = { $name } (leader): which card?
charta-bellica-asks-hand-card = { $name } (ally): which card?
charta-bellica-asks-blind = Drawn from { $name }: which card?
charta-bellica-asks-drawn = Drawn from { $name }: which card?
charta-bellica-asks-dropped = { $name } drops: which card?
charta-bellica-asks-horse = { $name }: lay a horse?
charta-bellica-asks-turned = { $counted ->
    [yes] Everybody: one card face down
   *[no] { $name }: which card?
  }
charta-bellica-options-H = { charta-bellica-card-nations-H }
charta-bellica-options-G = { charta-bellica-card-nations-G }
charta-bellica-options-T = { charta-bellica-card-nations-T }
charta-bellica-options-P = { charta-bellica-card-nations-P }
charta-bellica-options-draw = The screen draws
charta-bellica-options-attack = Lay the horse
charta-bellica-options-pass = No horse
charta-bellica-whys-lot = The capital says which nation’s fourteen cards you play.
charta-bellica-whys-ally = Allies take cards together and win together.
charta-bellica-whys-pile-card = The cards of leader and ally fight together against the other two.
charta-bellica-whys-turned = The highest card takes all. The 1 is the jester: it beats queens and monarchs.
charta-bellica-goals-higher-sum = The higher sum
    .rule = The alliance whose two cards add up to more takes all four.
charta-bellica-goals-equal-battle = Equal strength
    .rule = The allies lay their cards aside, and each draws one blind from the other’s hand instead.
    .ruling = if it is equal again, they draw again; if a hand is empty, each alliance keeps its own cards.
charta-bellica-goals-number-sum = Number sum
    .rule = Two numbers are added. A 2 doubles the other one.
    .ruling = the 2 itself still counts.
charta-bellica-goals-mixed = Mixed
    .rule = A number and a court card are added. A 2 doubles the court card.
charta-bellica-goals-thirteen = Thirteen
    .rule = Two numbers that add up to 13 beat any sum.
charta-bellica-goals-pair = Pair
    .rule = Two equal numbers beat thirteen and any sum.
charta-bellica-goals-elite-partners = Elite partners
    .rule = Two different court cards beat any pair and count three more.
charta-bellica-goals-elite-pair = Elite pair
    .rule = Two equal court cards beat elite partners; two priests count 33.
charta-bellica-goals-jester-partner = Jester partner
    .rule = A jester beside a court card beats any elite pair.
charta-bellica-goals-jester-meets-others = Against a jester partner
    .rule = A jester partner loses to a pair, to thirteen, to a higher sum, and to elite partners without its court card.
charta-bellica-goals-highest-card = The highest card
    .rule = Everybody turns over a card at once; the highest takes the trick.
charta-bellica-goals-equal-highest = Equal highest
    .rule = Players who are equal draw blind from each other; everybody else drops a card. A card drawn fights for the player it came from.
    .ruling = if it is equal again, they draw again.
charta-bellica-goals-jester = The jester
    .rule = A jester beats queens and monarchs.
    .ruling = this holds when one of them is the highest card shown.
charta-bellica-goals-horse = The horse
    .rule = If your card is one below the highest, lay a horse and draw from that player: a weaker card wins you the trick.
    .ruling = the horse is the 2, and an equal card wins you the trick too.
charta-bellica-card-ranks-1 = jester
charta-bellica-card-ranks-2 = 2
charta-bellica-card-ranks-3 = 3
charta-bellica-card-ranks-4 = 4
charta-bellica-card-ranks-5 = 5
charta-bellica-card-ranks-6 = 6
charta-bellica-card-ranks-7 = 7
charta-bellica-card-ranks-8 = 8
charta-bellica-card-ranks-9 = 9
charta-bellica-card-ranks-T = 10
charta-bellica-card-ranks-p = priest
charta-bellica-card-ranks-q = queen
charta-bellica-card-ranks-m = monarch
charta-bellica-card-ranks-c = capital
# A card of a nation; by itself the nation stands on a button and on the map.
charta-bellica-card-nations-H = Hungarian
    .card = Hungarian { $rank }
charta-bellica-card-nations-G = German
    .card = German { $rank }
charta-bellica-card-nations-T = Turkish
    .card = Turkish { $rank }
charta-bellica-card-nations-P = Polish
    .card = Polish { $rank }
# What a round is called: in Bellum a trick, between alliances a battle.
charta-bellica-trick = trick { $number }
charta-bellica-battle = battle { $number }
charta-bellica-lines-bellum = Bellum
charta-bellica-lines-simple = Simple line
charta-bellica-lines-combined = Combined line
charta-bellica-kinds-elite-pair = elite pair
charta-bellica-kinds-elite-partners = elite partners
charta-bellica-kinds-pair = pair
charta-bellica-kinds-thirteen = thirteen
charta-bellica-kinds-number-sum = number sum
charta-bellica-kinds-mixed = mixed
charta-bellica-kinds-jester-partner = jester partner
# What an alliance’s pair is, and what it counts.
charta-bellica-weighed = { $kind } { $total }
charta-bellica-takes = { $points } points
charta-bellica-equal = equal
charta-bellica-drawn = Equal, so cards were drawn.
charta-bellica-battle-higher-sum = The higher sum wins.
charta-bellica-battle-higher-kind = { CAPITAL($kind) }: stronger than { $other }.
charta-bellica-battle-higher-total = { $alike ->
    [yes] The same kind: the higher total wins.
   *[no] A number sum and mixed are one kind: the higher total wins.
  }
charta-bellica-battle-equal = Equal, and a hand is empty: each alliance keeps its own cards.
charta-bellica-battle-jester-over-elite-pair = A jester partner beats any elite pair.
charta-bellica-battle-jester-over-partners-of-its-court-card = A jester partner beats elite partners with its own court card.
charta-bellica-battle-jester-over-sum = A sum of { $less } is not higher than the jester partner’s { $more }.
charta-bellica-battle-partners-without-its-court-card-over-jester = Elite partners without the jester’s court card beat a jester partner.
charta-bellica-battle-pair-over-jester = A pair beats a jester partner.
charta-bellica-battle-thirteen-over-jester = Thirteen beats a jester partner.
charta-bellica-battle-sum-over-jester = A sum of { $more } is higher than the jester partner’s { $less }.
charta-bellica-trick-highest-card = The highest card: { $card }.
charta-bellica-trick-jester-over-court = A jester beats queens and monarchs.
charta-bellica-trick-capital-over-jesters = More than two jesters lose only to a capital: { $card }.
charta-bellica-trick-stronger-draw = The strongest card drawn: { $card }.
charta-bellica-trick-horse-won = A horse attacked. Drawn: { $card }, not stronger than the { $against }.
charta-bellica-trick-horse-lost = A horse attacked. Drawn: { $card }, stronger than the { $against }.
charta-bellica-trick-hands-empty = Two horses met, and no card is left to draw. The highest card: { $card }.
charta-bellica-own-cards = Equal, and no card is left to draw: everybody keeps their own cards.
charta-bellica-leader = leader
charta-bellica-ally = ally
charta-bellica-battles-left = { $battles ->
    [one] 1 battle to go
   *[other] { $battles } battles to go
  }
charta-bellica-in-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
  }
charta-bellica-last-battle = This is the last battle.
charta-bellica-last-trick = This is the last trick.
charta-bellica-hands-nations = Nations: { LIST($nations) }.
    .one = { $name } – { $nation }
charta-bellica-hands-sort = Sort the deck by coat of arms: fourteen cards each.
charta-bellica-hands-draw-lots = Lay the four capitals face down: everybody draws one, and that is their nation.
charta-bellica-hands-seven-and-seven = Everybody: shuffle, lay seven cards face down in a pile, take seven in hand.
charta-bellica-hands-all-in-hand = Everybody: take all fourteen cards in hand.
charta-bellica-hands-lead = { LIST($names) } lead: turn over the top card of your pile.
charta-bellica-hands-aid = { LIST($names) }, the allies: lay a card from your hand.
charta-bellica-hands-draw-from-each-other = Equal. { LIST($names) }: lay yours aside and draw blind from each other.
charta-bellica-hands-may-attack = { $name } is one below the highest: a horse draws blind from that player, and wins unless the card is stronger.
charta-bellica-hands-draw-from = { $name }: draw blind from the hand of { $from }.
charta-bellica-hands-draw-from-next = Equal. { LIST($names) }: { COUNT($names) ->
    [2] draw blind from each other.
   *[other] draw blind, each from the next.
  }
charta-bellica-hands-drop = { LIST($names) }: drop a card.
charta-bellica-hands-take = { LIST($names) }: take the cards.
charta-bellica-hands-take-own = Everybody: take your own cards.
charta-bellica-highlights-biggest = points taken at once
charta-bellica-highlights-streak = wins in a row
charta-bellica-highlights-jesters = won by a jester
charta-bellica-highlights-horses = won by a horse attack
charta-bellica-highlights-leadChanges = times the lead changed hands
charta-bellica-highlights-comeback = points behind, and still won
charta-bellica-seat-tasks-take = Take the cards: the trick is yours.
charta-bellica-seat-tasks-take-together = Take the cards, together with your ally.
charta-bellica-seat-tasks-draw-from-each-other = Equal: lay your card aside and draw blind from the other ally.
charta-bellica-seat-tasks-may-attack = You are one below the highest: with a horse you may draw blind from that player.
charta-bellica-seat-tasks-draw-from = You attack: draw blind from the hand of { $from }.
charta-bellica-seat-tasks-draw-from-next = You are equal: draw blind from the next player who is equal.
charta-bellica-seat-tasks-drop = Drop a card from your hand.
charta-bellica-seat-asks-lot = Which capital did you draw?
charta-bellica-seat-asks-ally = Who is your ally?
charta-bellica-seat-asks-pile-card = You lead: turn over the top card of your pile.
charta-bellica-seat-asks-hand-card = You are the ally: lay a card from your hand.
charta-bellica-seat-asks-blind = Which card was drawn from your hand?
charta-bellica-seat-asks-drawn = Which card was drawn from your hand?
charta-bellica-seat-asks-dropped = Which card do you drop?
charta-bellica-seat-asks-horse = Do you lay a horse?
charta-bellica-seat-asks-turned = Show the card that you have laid.
charta-bellica-rules-lead = War with playing cards, by Márton Somogyi and József Csanádi: four nations of fourteen cards, and three ways to fight. Age 8 and up.
charta-bellica-section-two-alliances = Two alliances
charta-bellica-clause-cb-1 =
    .rule = Four play. Sort the deck by coat of arms into four nations of fourteen cards: numbers I to X, priest 11, queen 12, monarch 13, capital 14. Lay the four capitals face down; each player draws one and takes that nation. One player then picks an ally from the other three, and leads first; the remaining two are the enemy. Everybody shuffles, lays seven cards face down in a pile and takes seven in hand.
    .ruling = The dealer types who drew which capital, or lets the screen draw. The player on the dealer’s left picks an ally, and first leads against the enemy nearest on the left. Allies need not sit opposite each other.
charta-bellica-clause-cb-2 =
    .rule = One player of each alliance, the leader, turns over the top card of the pile. Then both allies lay a card from the hand beside their leader’s, at the same time. The higher sum takes all four cards. Leader and ally change roles after each of the fourteen battles.
charta-bellica-clause-cb-3 =
    .rule = If the sums are equal, both allies lay their card aside, and each draws one blind from the other’s hand to play instead.
    .ruling = If it is equal again, they draw again; if a hand is empty, each alliance keeps the cards it played last. After the battle, cards laid aside go back to the hand of the player who laid them.
charta-bellica-clause-cb-4 =
    .rule = The alliance whose cards add up to more wins. To count quickly, both sides set aside cards of equal value and add up only the rest.
    .ruling = If the totals are equal, the game is drawn. The dealer may end the game earlier: the battle under way does not count. One player may leave and come back at any time; meanwhile the ally plays both hands.
charta-bellica-section-combined-line = The combined line
charta-bellica-clause-cb-5 =
    .rule = The two cards of an alliance are of one of these kinds: elite pair (two equal court cards; two priests count 33); elite partners (two different court cards, 3 points extra); pair (two equal numbers); thirteen (two numbers that add up to 13); number sum (any other two numbers); mixed (a number with a court card); jester partner (a 1 with a court card). In a number sum and in mixed, a 2 doubles the other card.
    .ruling = The 2 itself still counts. Two 2s are a pair of 4. A 2 with a priest is mixed and counts 24.
charta-bellica-clause-cb-6 =
    .rule = An elite pair beats elite partners, these beat a pair, a pair beats thirteen, and thirteen beats a number sum and mixed. Within a kind the higher total wins. A jester partner beats every elite pair, and elite partners that contain its court card. It loses to other elite partners, to a pair, to thirteen and to a higher sum.
    .ruling = Number sum and mixed count as one kind. The jester partner beats them unless their total is higher than its own. Of two jester partners, the one with the higher court card wins. If the totals are equal, CB-3 decides.
charta-bellica-section-bellum = Bellum
charta-bellica-clause-cb-7 =
    .rule = Two to four play, each for themselves, with the fourteen cards of a nation in hand. Everybody lays a card face down, and all are turned over together; the highest takes the trick. If several are highest, each of these players draws a card blind from the hand of the next of them. A card drawn fights by its value alone, for the player it came from, and the strongest takes the trick. Meanwhile every other player drops a card of their choice into the trick.
    .ruling = The screen gives the nations out in seat order. If it is equal again, the players who are equal draw again; if their hands are empty, everybody keeps their own cards of the trick.
charta-bellica-clause-cb-8 =
    .rule = A jester beats queens and monarchs. The jesters of more than two players lose only to capitals. No horse attacks in a trick with a jester.
    .ruling = When a queen or a monarch is the highest card shown, one jester takes the trick; two jesters draw for it as in CB-7. More than two jesters in one trick lose to a capital; without one, they draw.
charta-bellica-clause-cb-9 =
    .rule = If your card is exactly one below the highest, you may lay a horse on it and draw a card blind from the hand of the player with the highest. If the card drawn is stronger than yours, your card and the horse are lost to the trick, which goes as before; if it is weaker, you take the trick and the card drawn. Everybody else drops a card. If a horse is drawn, both horses lie aside and return to their hands after the trick; each of the two draws another card from the other, and the player whose hand the stronger came from takes the trick. No horse may be laid when more than one player is one below, or in the last trick but one.
    .ruling = The horse is the 2, unless you agree on another number from 3 to 10. A card drawn counts by its value alone, a jester 1; an equal one wins too. After two horses, if it is equal again, they draw again; with no card left the highest card takes the trick. No horse when the highest card is shared, or with fewer than two cards left in each hand after laying.
charta-bellica-clause-cb-10 =
    .rule = When the hands are empty, the player whose cards add up to the most wins.
    .ruling = Players with equal totals share the win. The dealer may end the game earlier: the trick under way does not count. Players may leave and come back while at least two stay; meanwhile their cards are played blind from the hand, and they cannot win.
charta-bellica-section-french-cards = French cards
charta-bellica-clause-cb-11 =
    .rule = The deck also serves any French card game: the coats of arms are the suits, the 1s are Jokers, and priests are aces; queens, monarchs and capitals are the court cards.
    .ruling = There, a capital ranks above a monarch, a monarch above a queen. The other way round, 52 French cards and four Jokers replace the deck: hearts are Hungarian, spades German, clubs Turkish, diamonds Polish. A Joker is the 1, a jack the priest, a queen the queen, a king the monarch, an ace the capital.
charta-bellica-page-lead = Win cards: at the end, the highest total of card values wins. Bellum: 2 to 4 players, each for themselves. Simple and combined: 4 players in two alliances.
charta-bellica-page-figure = Four nations, each with the numbers 1 to 10 in Roman numerals and four court cards. The 1 is the jester.
charta-bellica-page-cards = The cards
    .line-1 = Sort the deck by coat of arms. Numbers count what they show, priests 11, queens 12, monarchs 13, capitals 14.
    .cb-11 = With French cards: Joker = 1, jack = priest, queen = queen, king = monarch, ace = capital.
    .cb-11-2 = Hearts are Hungarian, spades German, clubs Turkish, diamonds Polish; one Joker each.
charta-bellica-page-bellum = Bellum
    .line-1 = Everybody takes a nation in hand and lays a card face down; all turn over together. The highest card takes the trick.
    .line-2 = Several highest: each of these players draws blind from the hand of the next of them. A card drawn fights for the player it came from; the strongest takes the trick. Everybody else drops a card of their choice into it.
    .cb-7 = Equal again: they draw again. If their hands are empty, all keep their own cards.
    .line-3 = A jester beats queens and monarchs.
    .cb-8 = It takes the trick if one of these is highest; two jesters draw for it.
    .cb-8-2 = More than two jesters lose only to a capital; without one they draw.
    .line-4 = When the hands are empty, the highest total of cards taken wins.
    .cb-10 = Players with equal totals share the win.
charta-bellica-page-horse = Bellum: the horse
    .line-1 = If your card is exactly one below the highest, you may lay a horse on it and draw a card blind from the hand of the player with the highest. Everybody else drops a card.
    .line-2 = If the card drawn is weaker than yours, you take the trick. If it is stronger, that player takes it with your card and your horse.
    .line-3 = If a horse is drawn, both horses return to the hand after the trick. The two draw another card from each other, and the player the stronger one came from takes the trick.
    .cb-9 = The horse is the 2, or another number you agree on. An equal card wins you the trick too.
    .cb-9-2 = After two horses: equal again, draw again; no card left, the highest card takes the trick.
    .cb-9-3 = No horse if two are highest, or with fewer than two cards left in each hand.
    .line-4 = No horse in a trick with a jester, or if several players are one below.
charta-bellica-page-two-alliances = Two alliances
    .line-1 = Lay the capitals face down; each player draws one and takes that nation. One player picks an ally, and leads first; the other two are the enemy.
    .cb-1 = The player on the dealer’s left picks. Allies need not sit opposite each other.
    .line-2 = Everybody shuffles, lays seven cards face down in a pile and takes seven in hand.
    .line-3 = Battle: one player of each alliance leads and turns over the top card of the pile. Then the other two lay a card from the hand beside their ally’s, together. The higher total takes all four cards. In the next battle the other two lead. Simple: add the two cards up. Combined: see the kinds.
    .line-4 = Equal totals: the two who laid from the hand put those cards aside. Each draws one blind from the other’s hand and uses it instead.
    .cb-3 = Equal again: draw again. If a hand is empty, each alliance keeps its cards.
    .cb-3-2 = Cards laid aside return to the hand after the battle.
    .line-5 = After 14 battles, the alliance whose cards add up to more wins. Quick count: both sides set aside cards of equal value and add up the rest.
    .cb-4 = If the totals are equal, the game is drawn.
charta-bellica-page-kinds = Combined: kinds, strongest first
    .line-1 = Court cards are priest, queen, monarch and capital. A higher kind beats every lower one; within a kind the higher total wins.
    .cb-6 = Number sum and mixed are one kind. Equal: draw as above.
    .row-1 = kind | two cards | total
    .row-2 = elite pair | equal court cards | sum; priests 33
    .row-3 = elite partners | different court cards | sum + 3
    .row-4 = pair | equal numbers | sum
    .row-5 = thirteen | numbers making 13 | 13
    .row-6 = number sum | any other numbers | sum *
    .row-7 = mixed | 2–10 with a court card | sum *
    .cb-5 = * With a 2: 2 + twice the other card.
charta-bellica-page-jester-partner = Jester partner: a 1 with a court card
    .line-1 = It beats every elite pair, and elite partners that contain its court card.
    .line-2 = It loses to other elite partners, to a pair, to thirteen, and to a number sum or mixed with a higher total than 1 + its court card.
    .cb-6 = It beats any other number sum or mixed. Of two, the higher court card wins; if equal, draw.
