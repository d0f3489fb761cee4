import { describe, expect, it, test } from 'vitest';
import { answered, begun, cards, type HyruleState } from '../rules/testing/played.ts';
import { SPOKEN_LONGEST } from '../../../words/reading.ts';
import { LANGUAGES, type Language } from '../../../words/language.ts';
import { sayTurn } from './said.ts';

const after = (...turns: string[]) =>
  turns.reduce((state, turn) => answered(state, ...cards(turn)), begun(cards(turns[0] ?? '').length));
const say = ({ play, players }: HyruleState, language: Language = 'en') => sayTurn(play, players, language);

describe('HY-2, what decided a turn', () => {
  test.each([
    ['X1 5D 5H', 'Only a five beats a Joker, and the best of them is the five of hearts.', 'five beats joker'],
    ['X1 5D KH', 'Only a five beats a Joker, and the best of them is the five of diamonds.', 'five beats joker'],
    ['X1 4D KH', 'There is no five, so the Joker wins.', 'joker'],
    ['AH KD KC', 'Hearts and diamonds are both there: the highest heart wins, the ace of hearts.', 'heart beats diamond'],
    ['AH KD 2H', 'Hearts and diamonds are both there: the highest heart wins, the two of hearts.', 'heart beats diamond'],
    ['2D KC KS', 'Diamonds beat clubs and spades: the highest wins, the two of diamonds.', 'first suit'],
    ['2C 9C KS', 'Clubs beat spades: the highest wins, the nine of clubs.', 'first suit'],
    ['2S 9S KS', 'All spades: the highest wins, the king of spades.', 'highest'],
  ])('%s: %s', (turn, why, goal) => {
    expect(say(after(turn))).toMatchObject({ why, goal, clause: 'HY-2', stamp: 'takes', verdict: 'takes 3 cards' });
  });
});

test('HY-3: after two Jokers, the next winner’s verdict includes the waiting cards', () => {
  expect(say(after('X1 X2 KH'))).toMatchObject({
    stamp: 'waits',
    verdict: 'nobody wins',
    seats: [],
    clause: 'HY-3',
    why: 'Two Jokers and no five: nobody wins. The cards wait for the next winner.',
    spoken: 'Two Jokers: nobody wins. Waiting: 3 cards.',
  });
  expect(say(after('X1 X2 KH', '2C 2D 2S'))).toMatchObject({
    verdict: 'takes 6 cards',
    seats: [1],
    spoken: 'Béla takes 6 cards.',
  });
});

test('HY-3: after the last turn they belong to nobody, even if a run-off has begun since', () => {
  const drawn = after('2D 2C', '3C 3D', '4D 4C', '6C 6D', '7D 7C', '8C 8D', 'X1 X2');
  for (const state of [drawn, answered(drawn, 'play off')])
    expect(say(state)).toMatchObject({
      why: expect.stringContaining('belong to nobody') as string,
      spoken: 'Two Jokers: nobody wins.',
    });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const turns = ['X1 5D 5H', 'X1 4D KH', 'X1 X2 KH', 'AH KD 2H', 'QH QD 2C', 'QD QC JS JH 9D 8D 7D', 'KC QC JC', 'QD KC'];

  it('says every outcome in four lines of the table display, and aloud in four seconds', () => {
    const said = turns.map((turn) => say(after(turn), language));
    expect(new Set(said.map(({ why }) => why)).size).toBe(turns.length);
    for (const { why, spoken = '' } of said) {
      expect(why.length, why).toBeLessThanOrEqual(104);
      expect(spoken.length, spoken).toBeLessThanOrEqual(SPOKEN_LONGEST);
    }
  });
});
