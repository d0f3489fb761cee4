import { describe, expect, it } from 'vitest';
import { CHARTA_BELLICA_CLAUSES } from '../games/charta-bellica/words/rules/clauses.ts';
import { CHARTA_BELLICA_RULES } from '../games/charta-bellica/words/console/words.ts';
import { SAMURAI_CLAUSES } from '../games/honor-of-the-samurai/words/rules/clauses.ts';
import { SAMURAI_RULES } from '../games/honor-of-the-samurai/words/console/words.ts';
import { HUNGARIAN_WAR_CLAUSES } from '../games/hungarian-war/words/rules/clauses.ts';
import { HUNGARIAN_WAR_RULES } from '../games/hungarian-war/words/console/words.ts';
import { HYRULE_CLAUSES } from '../games/hyrule/words/rules/clauses.ts';
import { HYRULE_RULES } from '../games/hyrule/words/console/words.ts';
import { WAR_CLAUSES } from '../games/war/words/rules/clauses.ts';
import { WAR_RULES } from '../games/war/words/console/words.ts';

import { LANGUAGES } from '../words/language.ts';
import { isPageRow, type Clauses, type ClauseSource } from '../words/rulebook.ts';

const GAMES = [
  { name: 'Hungarian War', clauses: HUNGARIAN_WAR_CLAUSES, rules: HUNGARIAN_WAR_RULES },
  { name: 'War', clauses: WAR_CLAUSES, rules: WAR_RULES },
  { name: 'Hyrule', clauses: HYRULE_CLAUSES, rules: HYRULE_RULES },
  { name: 'Honor of the Samurai', clauses: SAMURAI_CLAUSES, rules: SAMURAI_RULES },
  { name: 'Charta Bellica', clauses: CHARTA_BELLICA_CLAUSES, rules: CHARTA_BELLICA_RULES },
];

const byNumber = (one: string, other: string) => Number(/\d+/.exec(one)) - Number(/\d+/.exec(other));

/** The clauses that players read, with the parts that each must have. */
function partsOf(clauses: Clauses) {
  const parts: Readonly<Record<ClauseSource, readonly string[]>> = {
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
  'the rules of $name in $language',
  ({ clauses, rules, language }) => {
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
