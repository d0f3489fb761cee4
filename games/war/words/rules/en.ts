import type { RulesText } from '../../../../words/rulebook.ts';

export const WAR_RULES_EN: RulesText = {
  title: 'War',
  lead: 'A card game for anyone who can tell a seven from a king. There is nothing to decide and plenty to shout about.',
  sections: {
    Battles: {
      'WR-1': {
        rule: 'All 52 cards are dealt face down, one at a time; some players may get one more. Nobody looks at their stack. Twos are low and aces high; suits do not count.',
        ruling: 'Two to six can play; the game was written for four.',
      },
      'WR-2': {
        rule: 'In a battle, everybody who has cards flips their top card. The highest takes all the cards in the middle, which go under the winner’s stack.',
        ruling:
          'The order: waiting cards first, then the winner’s own, then the others’ clockwise, each as laid. The last lies lowest. In other orders many games never end.',
      },
    },
    War: {
      'WR-3': {
        rule: 'A tie is a war: each tied player calls “War!”, lays three cards face down and flips a fourth, and the highest takes everything on the table. If they tie again, they go to war again.',
        ruling: 'Only a tie for the highest card is a war.',
      },
      'WR-4': {
        rule: 'A player with fewer than four cards lays all but the last face down and flips the last. A player with none is out of this war; if only one is left in it, that player takes everything.',
        ruling:
          'If none of the tied players has a card, the cards wait in the middle for the winner of the next battle. If only one player still has cards, that player flips alone and takes the waiting cards. If nobody can flip, the players who tied last share the win.',
      },
    },
    'The end': {
      'WR-5': {
        rule: 'Total victory: the game lasts until one player has all the cards. Or the players agree on another end, such as 15 or 20 minutes; then most cards win.',
        ruling:
          'Any time from 1 to 180 minutes will do, or a number of battles, or the dealer ends the game. A battle under way is finished first. Waiting cards count for nobody, and equal counts share the win.',
      },
      'WR-7': {
        ruling:
          'A player without cards at the start of a battle is out. If a player leaves, the battle under way does not count; that player’s stack waits in the middle for the next winner. Whoever leaves or arrives plays again from the next game on.',
      },
    },
    Variations: {
      'WR-6': {
        rule: 'Three-Card War: in every battle, lay two cards face down and flip the third. Suicide War: players hold their cards in hand and choose which one to play.',
        ruling:
          'A war in Three-Card War is fought as usual. In Suicide War players choose the cards of a war too, and cards they win join their hand.',
      },
    },
  },
  page: {
    lead: 'Everybody flips a card, and the highest takes them all. A tie is war.',
    parts: {
      'Aim and deal': [
        'Win all the cards. No choices, only luck.',
        'Deal a standard 52-card deck face down, one card at a time, to all players; some may get one more. Nobody looks at their stack.',
        'From high to low: ace, king, queen, jack, 10 … 2. Suits do not count.',
        { clause: 'WR-1', ruling: 'Two to six can play; the game was written for four.' },
      ],
      'A battle': [
        'All flip their top card at the same time. Whoever has the highest puts all the cards face down under their stack.',
        { clause: 'WR-2', ruling: 'Your own cards go under first, then the others’ clockwise, each as they were laid.' },
        { clause: 'WR-7', ruling: 'No cards at the start of a battle: you are out of the game.' },
      ],
      War: [
        'A tie: the tied players each call “War!”, lay three cards face down and flip a fourth. The highest takes everything. If they tie again, they go to war again.',
        { clause: 'WR-3', ruling: 'Only a tie for the highest card is a war.' },
      ],
      'Too few cards for a war': [
        'Fewer than four cards: lay all but the last face down, and flip the last.',
        'No cards left: you are out of this war. The only player left in it takes everything.',
        { clause: 'WR-4', ruling: 'None of the tied has a card: the cards wait in the middle for the next winner.' },
        { clause: 'WR-4', ruling: 'Only one player still has cards: that player flips alone and takes them.' },
        { clause: 'WR-4', ruling: 'Nobody can flip: the players who tied last share the win.' },
      ],
      'The end': [
        'Whoever has all the cards wins.',
        'Or agree on a time before you start, such as 15 to 20 minutes: then whoever has the most cards wins.',
        {
          clause: 'WR-5',
          ruling: 'Or play a number of battles, or until the dealer ends the game: the most cards win too.',
        },
        {
          clause: 'WR-5',
          ruling: 'In any case finish the battle first. Waiting cards are nobody’s; players with equally many share the win.',
        },
      ],
      Variations: [
        'Three-Card War: in every battle, lay two cards face down and flip the third.',
        'Suicide War: hold your cards in hand, and choose which one to play.',
        { clause: 'WR-6', ruling: 'A war in Three-Card War is fought as usual.' },
        { clause: 'WR-6', ruling: 'In Suicide War you choose the cards of a war too, and cards won join your hand.' },
      ],
    },
  },
};
