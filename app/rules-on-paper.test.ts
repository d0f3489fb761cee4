import { expect, test } from 'vitest';
import { schemaOf } from '../host/games/index.ts';
import { LANGUAGES } from '../words/language.ts';

/** Sentences of the games' texts that help at the table and are easily forgotten, in English, Hungarian and German. */
const SAID = {
  'HW-14, how long a player is out': ['hungarian-war', /1 to 3 rounds/, /1–3 kör/, /1 bis 3 Runden/],
  'WR-3, what the tied players call': ['war', /“War!”/, /„Háború!”/, /„Krieg!“/],
  'HS-1, how an army lies': [
    'honor-of-the-samurai',
    /one on top of the other/,
    /lefordított lapot, egymásra/,
    /verdeckte Karten aufeinander/,
  ],
  'HS-7, for how long minus three puts out': [
    'honor-of-the-samurai',
    /stays from round to round/,
    /osztásról osztásra/,
    /von Runde zu Runde/,
  ],
  'CB-4, the quick way of counting': ['charta-bellica', /Quick count/, /Gyors számolás/, /Schnell gezählt/],
  'CB-1, who leads first': ['charta-bellica', /leads first/, /ő vezet először/, /führt zuerst/],
} as const;

test.each(Object.entries(SAID))('the rules on paper say %s', (_what, [id, ...said]) => {
  for (const [i, language] of LANGUAGES.entries())
    expect(schemaOf(id).rules?.(language, false).rules?.join('\n'), language).toMatch(said[i] ?? '');
});
