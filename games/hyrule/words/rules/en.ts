import type { RulesText } from '../../../../words/rulebook.ts';

export const HYRULE_RULES_EN: RulesText = {
  title: 'Hyrule',
  lead: 'A card game for two to seven, played with rupees, bombs, swords and hearts.',
  sections: {
    'The cards': {
      'HY-1': {
        rule: 'Two to seven play with a standard 52-card deck and two Jokers. Everybody is dealt seven cards and keeps them secret. A hand ends after seven turns.',
        ruling: 'A swap does not count as one of the seven.',
      },
      'HY-2': {
        rule: 'One card wins all the cards of a turn. If a Joker is there, the best five wins (hearts, then spades, clubs, diamonds); without a five, the Joker. Otherwise, if hearts and diamonds are both there, the highest heart wins. Otherwise the first suit there of diamonds, clubs, spades, hearts wins, with its highest card: the ace is 1, the king 13. To remember it: rupees (diamonds) pay for bombs and swords; bombs (clubs) hit swords and hearts from a distance; swords (spades) wound hearts; and no rupee can buy a heart. A Joker is a Tingle, whom a beautiful five distracts: the master sword (5 of spades), the bomb cluster (clubs), the blue rupee (diamonds) or the 5 of hearts.',
      },
      'HY-3': {
        ruling:
          'With two Jokers and no five, nobody wins. The cards wait for the winner of the next turn; after the last turn they belong to nobody.',
      },
    },
    'The turns': {
      'HY-4': {
        rule: 'Chance rules, for impatient players: faster, and full of surprises. Everybody lays one card face down, and on the count of three all turn theirs over. The winner takes them all.',
      },
      'HY-5': {
        rule: 'Strategy rules, for patient players: there is more to decide. The leader lays a card face up, and the others follow counter-clockwise. Instead the leader may swap: discard one card face up and draw one, hoping for a better card or to make the next player lead.',
        ruling:
          'Only the leader may swap, but not right after a swap or once the draw deck is empty. After a swap the next player counter-clockwise leads.',
      },
      'HY-6': {
        rule: 'Under strategy rules the player with the most captured cards leads. On the first turn, and whenever all have captured equally many, the tallest leads.',
        ruling: 'If several have the most, the one of them who captured last leads. After a swap it is as HY-5 says.',
      },
    },
    'The end': {
      'HY-7': {
        rule: 'After seven turns the player with the most cards wins; their values do not count. A draw may be played off or left as it is.',
        ruling:
          'A run-off is between those who share the most. All 54 cards are shuffled again, and only what is captured in it counts. The dealer may end the game earlier: the turn under way does not count, the most cards win, and nobody wins before anybody has any. If a player leaves, the turn begins again; that player cannot win any more, and can join again in the next game.',
      },
    },
  },
  page: {
    lead: 'Seven turns: everybody lays a card, and one player takes them. The most cards win.',
    parts: {
      'Aim and deal': [
        'Capture the most cards in seven turns.',
        'Two to seven play. Shuffle a standard 52-card deck with two Jokers and deal everybody seven. Keep them secret. The rest is the draw deck.',
        'Agree on chance rules (fast and surprising, for the impatient) or strategy rules (for the patient).',
      ],
      'Chance rules: all at once': [
        'Everybody lays a card face down. On the count of three, turn them all over. The winner takes them all.',
      ],
      'Strategy rules: in turn': [
        'The leader lays a card face up. The others follow counter-clockwise. The winner takes them all.',
        'Whoever has captured the most cards leads; on the first turn, and whenever all are level, the tallest player.',
        'Instead of laying, the leader may swap: discard a card face up and draw one.',
        { clause: 'HY-6', ruling: 'If some, but not all, have the most, the one of them who captured last leads.' },
        { clause: 'HY-5', ruling: 'No swap right after a swap, or without a draw deck.' },
        { clause: 'HY-5', ruling: 'After a swap the next player counter-clockwise leads.' },
        { clause: 'HY-1', ruling: 'A swap is not one of the seven turns.' },
      ],
      'What beats what': [
        'Rupees buy bombs and swords; bombs hit swords and hearts from afar; swords wound hearts; no rupee buys a heart.',
        ['Card', 'beats'],
        ['Diamonds: rupees', 'clubs, spades'],
        ['Clubs: bombs', 'spades, hearts'],
        ['Spades: swords', 'hearts'],
        ['Hearts', 'diamonds'],
        ['Joker: Tingle', 'all but fives'],
      ],
      'Who wins a turn: the first of these': [
        'With a Joker: the best five wins. Best first: hearts, spades (master sword), clubs (bomb cluster), diamonds (blue rupee). No five: the Joker wins. Without a Joker fives are ordinary cards.',
        { clause: 'HY-3', ruling: 'Two Jokers, no five: nobody wins. The cards wait for the next winner.' },
        { clause: 'HY-3', ruling: 'After the last turn waiting cards belong to nobody.' },
        'With hearts and diamonds: the highest heart.',
        'Otherwise the highest diamond; without diamonds the highest club, then spade, then heart. Ace 1, jack 11, queen 12, king 13.',
      ],
      'The end': [
        'After seven turns the most cards win; values do not count. A draw may stand or be played off.',
        { clause: 'HY-7', ruling: 'Those who share the most play the run-off with all 54 cards; only its captures count.' },
      ],
    },
  },
};
