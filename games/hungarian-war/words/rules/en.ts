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
  lead: 'Win the most points: take cards, or block the others. Everybody chooses in secret with a die, and all show at once. A party game by Lauren Schlick.',
  sections: {
    'The table': {
      'HW-1': {
        rule: 'For two or more players, best with three to five, in 5 to 20 minutes. You need a standard 52-card deck and a die each. One card lies face up in the centre and one between every two neighbours, so that everybody has a card on the left and one on the right. For a longer game, add decks, Jokers or Rules Cards.',
        ruling:
          'This referee seats two to ten. At 20 seconds a round, its simulated games last 16 minutes with two players, 10 with five and 6 with ten.',
      },
      'HW-2': {
        ruling:
          'When you face the centre, the next player clockwise is on your left. Two players have two side cards as well: the one on your left is on the right of the other player.',
      },
      'HW-3': { ruling: 'Deal and replace the centre card first, then the others clockwise from the left of the first seat.' },
      'HW-4': {
        rule: 'An ace counts 1, number cards their number, a jack 11, a queen 12, a king 13.',
        ruling: 'A Joker counts 15 and a Rules Card 20, unless you agree otherwise.',
      },
      'HW-5': {
        rule: 'After every deal, the dealer swaps the largest card on the table into the centre. If cards are equal, diamonds come first, then spades, clubs and hearts.',
        ruling:
          'A card without a suit ranks above suited cards of its value. If the centre card is one of the largest, nothing is swapped; if side cards are equal, the first one dealt is swapped.',
      },
    },
    'A round': {
      'HW-6': {
        rule: 'Choose a face of your die under the table: 1 blocks the centre card, 2 the left, 3 the right; 4 takes the right card, 5 the left, 6 the centre. Press the chosen face into your palm and hold it there while you lay your hand on the table: now it is on top. Opposite faces aim at the same card.',
      },
      'HW-7': {
        rule: 'Only players in the game choose. When all hands are on the table, the dealer counts down from 3, and all hands go up at once. Everybody lays the die at the card it aims at.',
        ruling: 'If a player is out or away, the side cards there stay on the table, and the neighbours may go for them.',
      },
      'HW-8': {
        ruling:
          'The reveal counts once every player in the game has shown a face or been given “no die” by the dealer. A player with no die is in the game but does nothing; then not everybody has blocked.',
      },
      'HW-9': {
        rule: 'A side card: if only one player takes it, that player gets it. If both take it, it is discarded. If one takes it and one blocks it, the blocker gets it. If one blocks it and nobody takes it, nothing happens. If both block it, it is discarded.',
      },
      'HW-10': {
        rule: 'To block the centre card takes as near as possible to a third of the players in the game: one of 2 to 4, two of 5 to 7, three of 8 to 10.',
        ruling: 'Never fewer than one.',
      },
      'HW-11': {
        rule: 'If everybody in the game blocks the centre card, it is discarded.',
        ruling: 'Nobody is out. This comes before the next rule.',
      },
      'HW-12': {
        rule: 'If enough players block the centre card, everybody who tried to take it is out for now. If nobody tried to take it, the blockers are out.',
        ruling: 'The card stays.',
      },
      'HW-13': {
        rule: 'If too few block it, the block does not count. If only one player takes the centre card, that player gets it; if several do, it is discarded.',
        ruling: 'If nobody takes it, it stays.',
      },
      'HW-14': {
        rule: 'If nobody tries to block the centre card, or everybody does, all players who were out are back. As a rule you sit out no more than one to three rounds.',
        ruling: 'A block that fails was still an attempt: nobody comes back.',
      },
    },
    'After the round, and the end': {
      'HW-16': {
        rule: 'Cards you win go on your own pile, discarded cards on the discard pile; the others stay. The dealer fills the gaps and swaps the largest card into the centre.',
      },
      'HW-17': {
        rule: 'The game ends when the draw deck is empty.',
        ruling:
          'This is checked after every deal. Cards that are still on the table belong to nobody. You may agree to play one more round if every place is filled. The dealer may end the game earlier; before the first round nobody wins.',
      },
      'HW-18': { rule: 'The player with the most points wins.', ruling: 'Players with equal points share the win.' },
      'HW-19': { rule: 'You may play several games and add up the scores.' },
    },
    'Players and unnamed cards': {
      'HW-21': {
        ruling:
          'No card has to be named to the referee: it may be named when it is dealt, when it is taken, or never. Unnamed cards are counted in the piles at the end.',
      },
      'HW-22': {
        ruling:
          'Between rounds, a player may go away and come back, join between two others, or leave for good. A player who is away does not count, keeps the pile and cannot win cards. A player who has left for good may sit down again and gets the old pile back.',
      },
    },
  },
  page: {
    lead: 'Win the most points: take cards, or block the others.',
    figure: 'You sit here',
    parts: {
      Setup: [
        {
          onPaper: 'A standard 52-card deck, a die each; best with 3 to 5 players.',
          onPhone: 'A standard 52-card deck, a phone or a die each; best with 3 to 5 players.',
        },
        'Deal one card face up in the centre and one between every two neighbours: everybody has a left card and a right card. The rest is the draw deck.',
        'Swap the largest card into the centre. If cards are equal: diamonds, then spades, clubs, hearts.',
        { clause: 'HW-2', ruling: 'Two players: one card on either side of the centre.' },
      ],
      'A round': [
        {
          onPaper:
            'Choose a face of your die under the table. Press it into your palm and hold it there while you lay your hand down: now it is on top.',
          onPhone:
            'Choose on your phone with one of six buttons: take or block the left, the centre or the right card. Then the phone says only “Sealed”. Until the count ends, another button changes your choice.',
        },
        {
          onPaper: 'The dealer counts 3-2-1. All hands go up at once; lay your die at the card it aims at.',
          onPhone: 'The dealer starts the count 3-2-1. Then the table display shows all choices at once.',
        },
        'Cards you win go on your pile. The dealer fills the gaps and swaps the largest card into the centre.',
      ],
      'A side card is between two of you': [
        'One takes it: that player gets it.',
        'Both take it: discarded.',
        'One takes, one blocks: the blocker gets it.',
        'One blocks, nobody takes: it stays.',
        'Both block it: discarded.',
        { clause: 'HW-7', ruling: 'If a player is out, the neighbours may still take the side cards there.' },
      ],
      'The centre card is everybody’s': [
        'Enough players block (see below): those who take are out and do not play. If nobody takes, the blockers are out.',
        'Too few block: one taker gets it; if several take, it is discarded.',
        'Everybody blocks: discarded.',
        'Nobody tries to block the centre, or everybody does: all who were out are back, usually after 1 to 3 rounds.',
        { clause: 'HW-11', ruling: 'If everybody blocks, nobody is out.' },
        { clause: 'HW-12', ruling: 'If the card is neither won nor discarded, it stays.' },
        ...blockTable('players not out', 'blockers needed'),
      ],
      'The end': [
        'The game ends when the draw deck is empty. Add up your pile: the most points win.',
        'Ace 1 · number cards their number · jack 11 · queen 12 · king 13',
        { clause: 'HW-17', ruling: 'It ends at once; cards on the table count for nobody. Equal points share the win.' },
      ],
      'For a longer game': [
        'Add decks, Jokers or Rules Cards; or play several games and add up the scores.',
        { clause: 'HW-4', ruling: 'A Joker counts 15, a Rules Card 20.' },
      ],
    },
  },
};
