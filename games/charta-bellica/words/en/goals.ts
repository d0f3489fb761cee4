import type { ChartaBellicaWords } from '../words.ts';

export const GOALS_EN: ChartaBellicaWords['goals'] = {
  'higher sum': { title: 'The higher sum', rule: 'The alliance whose two cards add up to more takes all four.' },
  'equal battle': {
    title: 'Equal strength',
    rule: 'Partners lay their card aside and draw one blind from each other as the last help.',
    ruling: 'equal again, they draw again; no card left, each alliance keeps its own.',
  },
  'number sum': {
    title: 'Number sum',
    rule: 'Two numbers add up. A 2 doubles its partner.',
    ruling: 'the 2 itself still counts.',
  },
  mixed: { title: 'Mixed', rule: 'A number and a court card add up. A 2 doubles its partner.' },
  thirteen: { title: 'Thirteen', rule: 'Two numbers that make 13 beat any sum.' },
  pair: { title: 'Pair', rule: 'Two equal numbers beat any sum, and thirteen.' },
  'elite partners': { title: 'Elite partners', rule: 'Two different court cards beat any pair and count three more.' },
  'elite pair': { title: 'Elite pair', rule: 'Two equal court cards beat elite partners; two priests count 33.' },
  'jester partner': { title: 'Jester partner', rule: 'A jester beside a court card beats any elite pair.' },
  'jester meets others': {
    title: 'Jester meets the others',
    rule: 'A jester partner loses to a pair, to thirteen, to a higher sum, and to elite partners without its court card.',
  },
  'highest card': { title: 'The highest card', rule: 'Everybody turns a card at once; the highest takes the trick.' },
  'equal highest': {
    title: 'Equal highest',
    rule: 'The equal draw blind from each other, everybody else drops a card; the strongest takes the trick.',
    ruling: 'a drawn card fights for whose hand it came from.',
  },
  jester: {
    title: 'The jester',
    rule: 'A jester beats queens and monarchs.',
    ruling: 'where one of these is the highest card shown.',
  },
  horse: {
    title: 'The horse',
    rule: 'One below the highest? Lay a horse and draw from that player: a weaker card wins you the trick.',
    ruling: 'the horse is the 2, and an equal card wins too.',
  },
};
