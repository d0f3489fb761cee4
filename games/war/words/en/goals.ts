import type { WarWords } from '../words.ts';

export const WAR_GOALS_EN: WarWords['goals'] = {
  battle: {
    title: 'A battle',
    rule: 'The highest card takes all that were flipped. Aces are high, twos low; suits do not count.',
  },
  war: {
    title: 'War',
    rule: 'Who ties lays three cards face down and flips a fourth. The highest takes everything.',
    ruling: 'only a tie for the highest card is a war.',
  },
  'war within a war': { title: 'A war within a war', rule: 'Tied again, the same ones go to war again, until one is highest.' },
  'short stack': {
    title: 'A short stack',
    rule: 'Who has fewer than four cards for a war lays all but one face down and flips the last.',
  },
  forfeit: {
    title: 'No card for the war',
    rule: 'Who has no card left for a war is out of it. If one alone has cards, that one takes everything.',
  },
  'waiting cards': {
    title: 'Cards that wait',
    rule: 'When none of those who tie has a card left, nobody wins.',
    ruling: 'the cards wait in the middle for the winner of the next battle.',
  },
};
