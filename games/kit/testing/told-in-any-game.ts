import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../host/games/index.ts';
import { LANGUAGES } from '../../../words/language.ts';
import type { GameCatalogue } from '../../../words/rulebook.ts';
import { sayIn } from '../../../words/say.ts';
import { playedByBots, toldToSeats } from './told-to-seats.ts';

/** The longest sentence of the table display that a phone repeats. */
const LONGEST = 120;

interface Played {
  readonly players: { readonly min: number; readonly max: number };
  readonly houses: readonly object[];
  /** Has what the seat that is asked is told, by question: `asks-….you`. */
  readonly catalogue: GameCatalogue;
}

/** Tests what a game tells each seat, over random games, in every language. */
export function toldInAnyGame(game: Game, { players, houses, catalogue }: Played): void {
  describe('over random games', () => {
    /** Each with its language before it. */
    const heard = new Set<string>();

    it('says something to every seat, in sentences that fit a phone', () => {
      fc.assert(
        fc.property(fc.integer(players), fc.constantFrom(...houses), fc.infiniteStream(fc.nat()), (many, house, chances) => {
          const random = (below: number) => (chances.next().value ?? 0) % below;
          for (const state of playedByBots(game, many, house, random))
            for (const { language, rests = '–', todo, why } of toldToSeats(game, state))
              for (const sentence of [rests, ...todo, ...why]) {
                if (heard.has(`${language} ${sentence}`)) continue;
                expect(sentence.trim()).not.toBe('');
                expect(sentence).not.toMatch(/undefined|NaN|\[object|-asks-/);
                expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST);
                heard.add(`${language} ${sentence}`);
              }
        }),
        { seed: 7, numRuns: 40 },
      );
    });

    it.each(LANGUAGES)('puts each question to the seat that is asked, in %s', (language) => {
      const { en } = catalogue.sources;
      const asks = typeof en === 'object' ? Object.entries(en.own).filter(([id]) => id.includes('-asks-')) : [];
      const ids = asks.flatMap(([id, said]) => (JSON.stringify(said).includes('"you":') ? [`${id}.you`] : []));
      expect(ids.length).toBeGreaterThan(0);
      const said = ids.map((id) => `${language} ${sayIn(language, catalogue).known(id) ?? id}`);
      expect(said.filter((one) => !heard.has(one))).toEqual([]);
    });
  });

  it.each(LANGUAGES)('has the rules on paper in %s, a line each', (language) => {
    const { game: name, rules } = game.schema.rules(language, false);
    expect(name).toBeTruthy();
    expect(rules.length).toBeGreaterThan(8);
    expect(rules.filter((line) => line.trim() === '' || line.includes('[object'))).toEqual([]);
  });
}
