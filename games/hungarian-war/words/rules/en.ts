import { blockersNeeded } from '../../rules/judge.ts';
import { SEATS } from '../../rules/seats.ts';
import type { RulesText } from '../../../../words/rulebook.ts';

/** HW-10 as a small table: by how many are in the game, how many must block. */
export function blockTable(inGame: string, needed: string): readonly (readonly string[])[] {
  const counts = Array.from({ length: SEATS.most - SEATS.least + 1 }, (_, i) => SEATS.least + i);
  const blockers = [...new Set(counts.map(blockersNeeded))];
  const ranges = blockers.map((many) => counts.filter((count) => blockersNeeded(count) === many));
  return [
    [inGame, ...ranges.map((range) => `${range[0]}–${range.at(-1)}`)],
    [needed, ...blockers.map(String)],
  ];
}

export const HUNGARIAN_WAR_RULES_EN: RulesText = {
  title: 'Hungarian War',
  lead: 'A party game with cards and dice by Lauren Schlick: everybody chooses in secret, everybody shows at once.',
  sections: {
    'The table': {
      'HW-1': {
        rule: 'Two or more play, best three to five, with one deck of 52 and a die each. For a longer game add decks, Jokers or Rules Cards.',
        ruling: 'This referee seats two to ten.',
      },
      'HW-2': {
        rule: 'One card lies in the centre and one between every two neighbours, so that everybody has a card on the left and one on the right.',
        ruling:
          'Facing the centre, the next seat clockwise is on your left. With two players there are still two side cards: each is left for one and right for the other.',
      },
      'HW-3': { ruling: 'Cards are laid and replaced centre first, then clockwise from the first seat’s left.' },
      'HW-4': {
        rule: 'An ace counts 1, number cards their number, a jack 11, a queen 12, a king 13.',
        ruling: 'A Joker counts 15 and a Rules Card 20, unless you agree otherwise.',
      },
      'HW-5': {
        rule: 'After every deal the dealer swaps the largest card into the centre. Of equal cards diamonds come first, then spades, clubs, hearts.',
        ruling:
          'Cards without a suit stand above suited cards of their value. If the centre card is among the largest, nothing is swapped; of equal side cards the first one is.',
      },
    },
    'A round': {
      'HW-6': {
        rule: '1 blocks the centre, 2 blocks left, 3 blocks right, 4 takes right, 5 takes left, 6 takes the centre. Opposite faces aim at the same card.',
      },
      'HW-7': {
        rule: 'Only players in the game choose.',
        ruling: 'The side cards of a player who is out or away stay, and the neighbours may go for them.',
      },
      'HW-8': {
        rule: 'When all are ready the dealer counts down from 3, and all hands go up at once.',
        ruling: 'Who shows no die is in the game and does nothing. Then not everybody has blocked.',
      },
      'HW-9': {
        rule: 'A side card: one taker alone gets it. Two takers: it is discarded. One takes, one blocks: the blocker gets it. A lone block does nothing. Two blocks: it is discarded.',
      },
      'HW-10': {
        rule: 'To block the centre takes as near as possible to a third of the players in the game: with 2 to 4 one, with 5 to 7 two, with 8 to 10 three.',
        ruling: 'Never fewer than one.',
      },
      'HW-11': {
        rule: 'If everybody in the game blocks the centre, the card is discarded.',
        ruling: 'Nobody is out. This comes before the next clause.',
      },
      'HW-12': {
        rule: 'If the block stands, everybody who wanted to take the centre is out for now. If nobody wanted it, the blockers are.',
        ruling: 'The card stays where it is.',
      },
      'HW-13': {
        rule: 'If too few block, it is as if nobody had. One taker alone gets the centre card; if several take, it is discarded.',
        ruling: 'If nobody takes, it stays.',
      },
      'HW-14': {
        rule: 'If nobody blocks the centre, or everybody does, all who were out are back.',
        ruling: 'A block that fails was still tried: nobody comes back.',
      },
      'HW-15': { ruling: 'There is always somebody in the game.' },
    },
    'After a round, and the end': {
      'HW-16': {
        rule: 'Cards won go to the winner’s pile, discarded ones to the discard pile; the others stay. The dealer fills the gaps and swaps the largest into the centre.',
      },
      'HW-17': {
        rule: 'When the draw deck is empty the game is over.',
        ruling:
          'It is looked at after every deal; what still lies on the table is nobody’s. You may agree to play the last full table.',
      },
      'HW-18': { rule: 'Most points win.', ruling: 'Equal points share the win.' },
      'HW-19': { rule: 'You may play several games and add the points.' },
      'HW-20': { ruling: 'Deck, table, piles and discard pile together always hold all the cards.' },
    },
    'People and unknown cards': {
      'HW-21': {
        ruling:
          'Nobody has to tell the referee a card: it may be named when it is laid, when it is taken, or never. Points not named are counted from the piles at the end.',
      },
      'HW-22': {
        ruling:
          'Between rounds a player may go away and come back, join between two others, or leave for good. Who is away does not count, keeps the pile, and can win nothing.',
      },
    },
  },
  page: {
    lead: 'Hide the die under your hand. All hands go up together.',
    figure: 'You sit here',
    parts: {
      'A side card is between two of you': [
        'One takes: it is theirs.',
        'Both take: discarded.',
        'One takes, one blocks: the blocker gets it.',
        'One blocks alone: nothing.',
        'Both block: discarded.',
      ],
      'The centre card is everybody’s': [
        'Enough block: who takes is out. Nobody takes: the blockers are out.',
        'Too few block: one taker gets it, several discard it.',
        'Everybody blocks: discarded.',
        'Nobody blocks, or everybody: all who were out are back.',
        ...blockTable('in the game', 'blockers needed'),
      ],
      Points: ['ace 1 · number cards their number · jack 11 · queen 12 · king 13'],
    },
  },
};
