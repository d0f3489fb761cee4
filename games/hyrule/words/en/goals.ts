import type { HyruleWords } from '../words.ts';

export const HYRULE_GOALS_EN: HyruleWords['goals'] = {
  'first suit': {
    title: 'The stronger suit',
    rule: 'Diamonds beat clubs and spades, clubs beat spades and hearts, spades beat hearts.',
  },
  highest: { title: 'Within a suit', rule: 'Of the suit that wins, the highest card does: the ace is 1, the king 13.' },
  'heart beats diamond': {
    title: 'Hearts against diamonds',
    rule: 'Where hearts and diamonds are both there, the highest heart wins, whatever else is.',
  },
  joker: { title: 'A Joker', rule: 'A Joker beats everything but a five.' },
  'five beats joker': {
    title: 'A five beats a Joker',
    rule: 'Against a Joker a five wins: the five of hearts before spades, clubs, diamonds. Without one it is a card like any other.',
  },
  'two jokers': {
    title: 'Two Jokers',
    rule: 'Neither Joker beats the other.',
    ruling: 'nobody wins, and the cards wait for the next winner.',
  },
  'waiting won': { title: 'Cards that waited', rule: 'Who wins the next turn takes the cards that waited as well.' },
  swap: {
    title: 'A swap',
    rule: 'Who leads may swap a card for one from the stock instead of laying, unless somebody just did. Then the next one leads.',
  },
  'most leads': {
    title: 'Who has most leads',
    rule: 'Who has captured most leads. While all are even, the tallest does.',
    ruling: 'of several with the most, who captured last.',
  },
};
