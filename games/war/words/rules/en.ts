import type { RulesText } from '../../../../words/rulebook.ts';

export const WAR_RULES_EN: RulesText = {
  title: 'War',
  lead: 'A card game for anybody who can tell a seven from a king. Nothing to decide, everything to shout about.',
  sections: {
    Battles: {
      'WR-1': {
        rule: 'All 52 cards are dealt face down, one at a time, so that some may get one more. Nobody looks at a stack. The two is the lowest, the ace the highest; suits do not count.',
        ruling: 'Two to six play. The game was written down for four.',
      },
      'WR-2': {
        rule: 'A battle: everybody who has cards flips the top one. The highest takes all cards in the middle and puts them below the stack.',
        ruling:
          'First the cards that waited, then the winner’s own, then clockwise seat by seat, each in the order laid. The last lies lowest. In other orders many games never end.',
      },
    },
    War: {
      'WR-3': {
        rule: 'If there is a tie, those who tie are at war: each lays three cards face down and flips a fourth, and the highest takes everything on the table. If there is a tie again, it is war again, between those.',
        ruling: 'Only a tie for the highest card is a war.',
      },
      'WR-4': {
        rule: 'With fewer than four cards all but the last are laid face down, and the last is flipped. Whoever has none is out of this war; if one alone is left in it, that one takes everything.',
        ruling:
          'If none of them has a card, the cards wait in the middle for the winner of the next battle. Who alone still has cards flips alone and takes what waits. If nobody can flip, those who tied last share the game.',
      },
    },
    'The end': {
      'WR-5': {
        rule: 'Total victory: one player has all the cards. Or play for 15 or 20 minutes: then most cards win.',
        ruling: 'A battle under way is finished first, cards that wait are nobody’s, and equal counts share the win.',
      },
      'WR-7': { ruling: 'Who has no cards when a battle begins is out.' },
    },
    Variations: {
      'WR-6': {
        rule: 'Three-Card War: in every battle two cards go face down and the third is flipped. Suicide War: cards are held in the hand, and everybody chooses which to play.',
        ruling:
          'A war in Three-Card War is a war as ever. In Suicide War the cards of a war are chosen too, and cards won join the hand.',
      },
    },
  },
  page: {
    lead: 'All flip. The highest takes all. A tie is war.',
    parts: {
      'From high to low': ['Ace, king, queen, jack, ten … two. Suits do not count.'],
      'A battle': [
        'Everybody flips the top card.',
        'The highest takes them all, below the stack: own card first, then clockwise.',
      ],
      War: [
        'A tie for the highest: those who tie lay three face down and flip a fourth.',
        'The highest takes everything. Tied again: war again.',
        'Fewer than four cards: flip the last one.',
        'No card left: out of this war. None of them has one: the cards wait for the next winner.',
      ],
      'The end': ['No cards: out.', 'All the cards, or most of them when the time is up: you win.'],
    },
  },
};
