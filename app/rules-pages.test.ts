import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CHARTA_BELLICA_RULES } from '../games/charta-bellica/words/console/words.ts';
import { SAMURAI_RULES } from '../games/honor-of-the-samurai/words/console/words.ts';
import { HUNGARIAN_WAR_RULES } from '../games/hungarian-war/words/console/words.ts';
import { HYRULE_RULES } from '../games/hyrule/words/console/words.ts';
import { WAR_RULES } from '../games/war/words/console/words.ts';
import { LANGUAGES } from '../words/language.ts';
import { isPageRow } from '../words/rulebook.ts';

const GAMES = [
  { folder: 'hungarian-war', rules: HUNGARIAN_WAR_RULES },
  { folder: 'war', rules: WAR_RULES },
  { folder: 'hyrule', rules: HYRULE_RULES },
  { folder: 'honor-of-the-samurai', rules: SAMURAI_RULES },
  { folder: 'charta-bellica', rules: CHARTA_BELLICA_RULES },
];

/**
 * Where each clause of a game comes from: the author's text, a ruling of ours where the text is silent, or both. An
 * invariant is held by tests, and is no rule for players.
 */
const clausesSchema = v.record(v.string(), v.picklist(['text', 'ruling', 'both', 'invariant']));
type Clauses = v.InferOutput<typeof clausesSchema>;

function clausesIn(folder: string): Clauses {
  const path = join(import.meta.dirname, '../games', folder, 'words/rules/clauses.json');
  return v.parse(clausesSchema, JSON.parse(readFileSync(path, 'utf8')));
}

const byNumber = (one: string, other: string) => Number(/\d+/.exec(one)) - Number(/\d+/.exec(other));

/** The clauses that players read, with the parts that each must have. */
function partsOf(clauses: Clauses) {
  const parts: Readonly<Record<Clauses[string], readonly string[]>> = {
    text: ['rule'],
    ruling: ['ruling'],
    both: ['rule', 'ruling'],
    invariant: [],
  };
  return Object.entries(clauses).flatMap(([clause, source]) =>
    source === 'invariant' ? [] : [[clause, parts[source]] as const],
  );
}

describe.each(GAMES.flatMap((game) => LANGUAGES.map((language) => ({ ...game, language }))))(
  'the rules of $folder in $language',
  ({ folder, rules, language }) => {
    const clauses = clausesIn(folder);
    const { sections, page } = rules[language];

    it('hold every clause once, and mark what is a ruling', () => {
      const printed = Object.values(sections).flatMap((section) => Object.entries(section));
      const sorted = printed.map(([clause, said]) => [clause, Object.keys(said)] as const).sort(([a], [b]) => byNumber(a, b));
      expect(sorted).toEqual(partsOf(clauses));
    });

    it('mark on the sheet only lines of clauses in which there is a ruling', () => {
      const marked = Object.values(page?.parts ?? {}).flatMap((part) =>
        part.flatMap((line) => (typeof line === 'string' || isPageRow(line) ? [] : [line.clause])),
      );
      for (const clause of marked) expect(['ruling', 'both'], clause).toContain(clauses[clause]);
    });
  },
);
