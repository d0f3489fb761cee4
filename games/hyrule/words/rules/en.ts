import type { RulesText } from '../../../../words/rulebook.ts';

export const HYRULE_RULES_EN: RulesText = {
  title: 'Hyrule',
  lead: 'A card game for two to seven: diamonds are rupees, clubs bombs, spades swords, and a heart is worth more than money.',
  sections: {
    'The cards': {
      'HY-1': {
        rule: 'Two to seven play with 52 cards and two Jokers. Everybody is dealt seven and hides them. Seven turns are a hand.',
        ruling: 'A swap is not one of the seven.',
      },
      'HY-2': {
        rule: 'Who wins the cards of a turn: with a Joker there, the best five (hearts, spades, clubs, diamonds), and without a five the Joker. Else, with hearts and diamonds both there, the highest heart. Else the first suit there of diamonds, clubs, spades, hearts, and its highest card. An ace is 1, a king 13.',
      },
      'HY-3': {
        ruling:
          'Two Jokers and no five: nobody wins. The cards wait for the winner of the next turn; after the last turn they are nobody’s.',
      },
    },
    'The turns': {
      'HY-4': {
        rule: 'All at once: everybody lays one card face down, on the count of three all turn it over, and the winner takes them all.',
      },
      'HY-5': {
        rule: 'One after the other: the leader lays a card face up, and the others follow counter-clockwise. Instead the leader may swap: lay one card face up on the discard pile and draw one from the stock.',
        ruling:
          'Only the leader swaps, not right after a swap, and not without a stock. After a swap the next one counter-clockwise leads.',
      },
      'HY-6': {
        rule: 'Who has captured most leads; on the first turn, and whenever all have captured equally many, the tallest.',
        ruling: 'Of several with the most, the one who captured last. After a swap it is as HY-5 says.',
      },
    },
    'The end': {
      'HY-7': {
        rule: 'After seven turns who has captured most cards wins; which cards they are does not matter. A draw may be played off, or left as it is.',
        ruling: 'A run-off is among those who share the most. All 54 cards are shuffled again, and only what it captures counts.',
      },
    },
  },
  page: {
    lead: 'Seven turns, a card each. Who wins a turn takes its cards; most cards win.',
    parts: {
      'Who beats whom': [
        ['Card', 'beats'],
        ['Diamonds (rupees)', 'clubs, spades'],
        ['Clubs (bombs)', 'spades, hearts'],
        ['Spades (swords)', 'hearts'],
        ['Hearts', 'diamonds'],
        ['Joker', 'all but a five'],
      ],
      'Three or more cards, in this order': [
        'A Joker is there: a five beats it, hearts first, then spades, clubs, diamonds. No five: the Joker wins.',
        'Hearts and diamonds are both there: the highest heart wins.',
        'Else diamonds come first, then clubs, spades, hearts.',
        'Within a suit the highest wins: ace 1, king 13.',
        'Two Jokers and no five: nobody wins, the cards wait.',
      ],
      'All at once': ['One card each, face down. Three, two, one: all turn over.'],
      'One after the other': [
        'The leader lays a card or swaps one with the stock. The others follow counter-clockwise.',
        'After a swap the next one leads and must lay.',
        'Who has captured most leads; while all are even, the tallest.',
      ],
    },
  },
};
