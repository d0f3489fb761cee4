import { describe, expect, it } from 'vitest';
import { presentationOf } from '../rules/judgement.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { SPOKEN_LONGEST } from '../../../words/reading.ts';
import { hearStep } from './heard.ts';
import { LONG_NAMES, playedBy, SHORT_NAMES, type Play } from './testing/states.ts';

/** Known cards, unnamed cards, and names of the greatest length. */
const GAMES: readonly Play[] = [
  ...[2, 3, 5, 10].map((seats) => ({ names: SHORT_NAMES.slice(0, seats), seed: seats })),
  { names: SHORT_NAMES.slice(0, 5), seed: 4, house: { cards: 'taken' }, deck: 30 },
  { names: LONG_NAMES.slice(0, 10), seed: 2 },
  { names: LONG_NAMES.slice(0, 4), seed: 5, house: { cards: 'taken' }, deck: 30 },
];

const ALL = GAMES.flatMap((play) =>
  [...playedBy(play)].flatMap((state) => {
    const { opening } = state;
    return opening === undefined ? [] : presentationOf(opening.judgement).map((step, at) => ({ state, opening, step, at }));
  }),
);

describe.each(LANGUAGES)('by ear in %s', (language) => {
  it('announces every outcome with its reason, and names nothing that does not exist', () => {
    for (const { state, at } of ALL) {
      const { announced } = hearStep(state, at, language);
      expect(announced).toMatch(/\p{L}.*[.!] \p{L}?.*[.!]$/u);
      expect(announced).not.toMatch(/undefined|\?\?/);
    }
  });

  it('speaks what changes, within four seconds, and not what stays the same', () => {
    for (const { state, at, opening, step } of ALL) {
      const { said } = hearStep(state, at, language);
      const { centre, sides, eliminated } = opening.judgement;
      const outcome = step.what === 'rejoin' ? undefined : step.place === 'centre' ? centre : sides[step.place];
      const changes = outcome?.outcome !== 'stays' || (step.what === 'place' && step.place === 'centre' && eliminated.length > 0);
      expect(said !== '', said).toBe(changes);
      expect(said.length, said).toBeLessThanOrEqual(SPOKEN_LONGEST);
    }
  });

  it('gives a sound to every kind of stamp', () => {
    const fallen = new Set(ALL.flatMap(({ state, at }) => hearStep(state, at, language).stamps));
    expect([...fallen].sort()).toEqual(['back', 'blocks', 'discarded', 'out', 'takes']);
  });
});

it('has nothing to say about an outcome that does not exist', () => {
  const [first] = ALL;
  expect(first && hearStep(first.state, 99, 'en')).toEqual({ stamps: [], said: '', announced: '' });
});
