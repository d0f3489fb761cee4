import type { RulesText } from '../../../../words/rulebook.ts';

export const CHARTA_BELLICA_RULES_EN: RulesText = {
  title: 'Charta Bellica',
  lead: 'War with playing cards, by Márton Somogyi and József Csanádi: four nations of fourteen cards, and three ways to fight. Age 8 and up.',
  sections: {
    'Two alliances': {
      'CB-1': {
        rule: 'Four play. Sort the deck by coat of arms into four nations of fourteen cards: numbers I to X, priest 11, queen 12, monarch 13, capital 14. Lay the four capitals face down; each player draws one and takes that nation. One player then picks an ally from the other three, and leads first; the remaining two are the enemy. Everybody shuffles, lays seven cards face down in a pile and takes seven in hand.',
        ruling:
          'The dealer types who drew which capital, or lets the screen draw. The player on the dealer’s left picks an ally, and first leads against the enemy nearest on the left. Allies need not sit opposite each other.',
      },
      'CB-2': {
        rule: 'One player of each alliance, the leader, turns over the top card of the pile. Then both allies lay a card from the hand beside their leader’s, at the same time. The higher sum takes all four cards. Leader and ally change roles after each of the fourteen battles.',
      },
      'CB-3': {
        rule: 'If the sums are equal, both allies lay their card aside, and each draws one blind from the other’s hand to play instead.',
        ruling:
          'If it is equal again, they draw again; if a hand is empty, each alliance keeps the cards it played last. After the battle, cards laid aside go back to the hand of the player who laid them.',
      },
      'CB-4': {
        rule: 'The alliance whose cards add up to more wins. To count quickly, both sides set aside cards of equal value and add up only the rest.',
        ruling:
          'If the totals are equal, the game is drawn. The dealer may end the game earlier: the battle under way does not count. One player may leave and come back at any time; meanwhile the ally plays both hands.',
      },
    },
    'The combined line': {
      'CB-5': {
        rule: 'The two cards of an alliance are of one of these kinds: elite pair (two equal court cards; two priests count 33); elite partners (two different court cards, 3 points extra); pair (two equal numbers); thirteen (two numbers that add up to 13); number sum (any other two numbers); mixed (a number with a court card); jester partner (a 1 with a court card). In a number sum and in mixed, a 2 doubles the other card.',
        ruling: 'The 2 itself still counts. Two 2s are a pair of 4. A 2 with a priest is mixed and counts 24.',
      },
      'CB-6': {
        rule: 'An elite pair beats elite partners, these beat a pair, a pair beats thirteen, and thirteen beats a number sum and mixed. Within a kind the higher total wins. A jester partner beats every elite pair, and elite partners that contain its court card. It loses to other elite partners, to a pair, to thirteen and to a higher sum.',
        ruling:
          'Number sum and mixed count as one kind. The jester partner beats them unless their total is higher than its own. Of two jester partners, the one with the higher court card wins. If the totals are equal, CB-3 decides.',
      },
    },
    Bellum: {
      'CB-7': {
        rule: 'Two to four play, each for themselves, with the fourteen cards of a nation in hand. Everybody lays a card face down, and all are turned over together; the highest takes the trick. If several are highest, each of these players draws a card blind from the hand of the next of them. A card drawn fights by its value alone, for the player it came from, and the strongest takes the trick. Meanwhile every other player drops a card of their choice into the trick.',
        ruling:
          'The screen gives the nations out in seat order. If it is equal again, the players who are equal draw again; if their hands are empty, everybody keeps their own cards of the trick.',
      },
      'CB-8': {
        rule: 'A jester beats queens and monarchs. The jesters of more than two players lose only to capitals. No horse attacks in a trick with a jester.',
        ruling:
          'When a queen or a monarch is the highest card shown, one jester takes the trick; two jesters draw for it as in CB-7. More than two jesters in one trick lose to a capital; without one, they draw.',
      },
      'CB-9': {
        rule: 'If your card is exactly one below the highest, you may lay a horse on it and draw a card blind from the hand of the player with the highest. If the card drawn is stronger than yours, your card and the horse are lost to the trick, which goes as before; if it is weaker, you take the trick and the card drawn. Everybody else drops a card. If a horse is drawn, both horses lie aside and return to their hands after the trick; each of the two draws another card from the other, and the player whose hand the stronger came from takes the trick. No horse may be laid when more than one player is one below, or in the last trick but one.',
        ruling:
          'The horse is the 2, unless you agree on another number from 3 to 10. A card drawn counts by its value alone, a jester 1; an equal one wins too. After two horses, if it is equal again, they draw again; with no card left the highest card takes the trick. No horse when the highest card is shared, or with fewer than two cards left in each hand after laying.',
      },
      'CB-10': {
        rule: 'When the hands are empty, the player whose cards add up to the most wins.',
        ruling:
          'Players with equal totals share the win. The dealer may end the game earlier: the trick under way does not count. Players may leave and come back while at least two stay; meanwhile their cards are played blind from the hand, and they cannot win.',
      },
    },
    'French cards': {
      'CB-11': {
        rule: 'The deck also serves any French card game: the coats of arms are the suits, the 1s are Jokers, and priests are aces; queens, monarchs and capitals are the court cards.',
        ruling:
          'There, a capital ranks above a monarch, a monarch above a queen. The other way round, 52 French cards and four Jokers replace the deck: hearts are Hungarian, spades German, clubs Turkish, diamonds Polish. A Joker is the 1, a jack the priest, a queen the queen, a king the monarch, an ace the capital.',
      },
    },
  },
  page: {
    lead: 'Win cards: at the end, the highest total of card values wins. Bellum: 2 to 4 players, each for themselves. Simple and combined: 4 players in two alliances.',
    figure: 'Four nations, each with the numbers 1 to 10 in Roman numerals and four court cards. The 1 is the jester.',
    parts: {
      'The cards': [
        'Sort the deck by coat of arms. Numbers count what they show, priests 11, queens 12, monarchs 13, capitals 14.',
        { clause: 'CB-11', ruling: 'With French cards: Joker = 1, jack = priest, queen = queen, king = monarch, ace = capital.' },
        { clause: 'CB-11', ruling: 'Hearts are Hungarian, spades German, clubs Turkish, diamonds Polish; one Joker each.' },
      ],
      Bellum: [
        'Everybody takes a nation in hand and lays a card face down; all turn over together. The highest card takes the trick.',
        'Several highest: each of these players draws blind from the hand of the next of them. A card drawn fights for the player it came from; the strongest takes the trick. Everybody else drops a card of their choice into it.',
        { clause: 'CB-7', ruling: 'Equal again: they draw again. If their hands are empty, all keep their own cards.' },
        'A jester beats queens and monarchs.',
        { clause: 'CB-8', ruling: 'It takes the trick if one of these is highest; two jesters draw for it.' },
        { clause: 'CB-8', ruling: 'More than two jesters lose only to a capital; without one they draw.' },
        'When the hands are empty, the highest total of cards taken wins.',
        { clause: 'CB-10', ruling: 'Players with equal totals share the win.' },
      ],
      'Bellum: the horse': [
        'If your card is exactly one below the highest, you may lay a horse on it and draw a card blind from the hand of the player with the highest. Everybody else drops a card.',
        'If the card drawn is weaker than yours, you take the trick. If it is stronger, that player takes it with your card and your horse.',
        'If a horse is drawn, both horses return to the hand after the trick. The two draw another card from each other, and the player the stronger one came from takes the trick.',
        {
          clause: 'CB-9',
          ruling: 'The horse is the 2, or another number you agree on. An equal card wins you the trick too.',
        },
        { clause: 'CB-9', ruling: 'After two horses: equal again, draw again; no card left, the highest card takes the trick.' },
        { clause: 'CB-9', ruling: 'No horse if two are highest, or with fewer than two cards left in each hand.' },
        'No horse in a trick with a jester, or if several players are one below.',
      ],
      'Two alliances': [
        'Lay the capitals face down; each player draws one and takes that nation. One player picks an ally, and leads first; the other two are the enemy.',
        {
          clause: 'CB-1',
          ruling: 'The player on the dealer’s left picks. Allies need not sit opposite each other.',
        },
        'Everybody shuffles, lays seven cards face down in a pile and takes seven in hand.',
        'Battle: one player of each alliance leads and turns over the top card of the pile. Then the other two lay a card from the hand beside their ally’s, together. The higher total takes all four cards. In the next battle the other two lead. Simple: add the two cards up. Combined: see the kinds.',
        'Equal totals: the two who laid from the hand put those cards aside. Each draws one blind from the other’s hand and uses it instead.',
        { clause: 'CB-3', ruling: 'Equal again: draw again. If a hand is empty, each alliance keeps its cards.' },
        { clause: 'CB-3', ruling: 'Cards laid aside return to the hand after the battle.' },
        'After 14 battles, the alliance whose cards add up to more wins. Quick count: both sides set aside cards of equal value and add up the rest.',
        { clause: 'CB-4', ruling: 'If the totals are equal, the game is drawn.' },
      ],
      'Combined: kinds, strongest first': [
        'Court cards are priest, queen, monarch and capital. A higher kind beats every lower one; within a kind the higher total wins.',
        { clause: 'CB-6', ruling: 'Number sum and mixed are one kind. Equal: draw as above.' },
        ['kind', 'two cards', 'total'],
        ['elite pair', 'equal court cards', 'sum; priests 33'],
        ['elite partners', 'different court cards', 'sum + 3'],
        ['pair', 'equal numbers', 'sum'],
        ['thirteen', 'numbers making 13', '13'],
        ['number sum', 'any other numbers', 'sum *'],
        ['mixed', '2–10 with a court card', 'sum *'],
        { clause: 'CB-5', ruling: '* With a 2: 2 + twice the other card.' },
      ],
      'Jester partner: a 1 with a court card': [
        'It beats every elite pair, and elite partners that contain its court card.',
        'It loses to other elite partners, to a pair, to thirteen, and to a number sum or mixed with a higher total than 1 + its court card.',
        { clause: 'CB-6', ruling: 'It beats any other number sum or mixed. Of two, the higher court card wins; if equal, draw.' },
      ],
    },
  },
};
