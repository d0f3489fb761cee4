import type { SamuraiWords } from '../words.ts';

export const SAMURAI_GOALS_EN: SamuraiWords['goals'] = {
  'highest total': {
    title: 'The highest army',
    rule: 'Ace 13, king 12, queen and jack 11. The highest total takes every king, queen and jack.',
    ruling: 'number cards count their number, and each card taken is one head.',
  },
  tie: { title: 'A tie', rule: 'If the highest total is shared, nobody wins the battle.' },
  'joker in army': {
    title: 'A Joker in the army',
    rule: 'An army with a Joker loses at once.',
    ruling: 'if only such armies are left, nobody wins.',
  },
  'face card in hand': {
    title: 'A hand that is not clean',
    rule: 'A king, queen or jack in the hand costs a disgrace; the hand is drawn anew until it is clean.',
  },
  'joker in hand': {
    title: 'A Joker in the hand',
    rule: 'Who draws a Joker gives every other player a disgrace.',
    ruling: 'each Joker counts by itself and stays in the hand.',
  },
  out: { title: 'Three disgraces', rule: 'Who has three disgraces is out.', ruling: 'for the rest of the game.' },
  'illegal suit': {
    title: 'The illegal suit',
    rule: 'An army with a card of the suit that the King named costs a disgrace.',
    ruling: 'one a battle, however many such cards.',
  },
  'lost charge': {
    title: 'A charge that loses',
    rule: 'Who adds a card and still loses gets a disgrace.',
    ruling: 'sharing the highest total is not losing.',
  },
  appeal: {
    title: 'An appeal',
    rule: 'A Joker may be appealed to the King. If he responds and draws a king, queen or jack, it has no effect.',
  },
};
