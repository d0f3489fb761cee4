import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { isPageRow, pageOf, rulesIn, type RulesText } from '../../../words/rulebook.ts';
import { shelf } from '../../dealer/desk/ui.ts';

/**
 * Where each clause of a game comes from: the author's text, a ruling of ours where the text is silent, or both. An
 * invariant is held by tests, and is no rule for players.
 */
const clausesSchema = v.record(v.string(), v.picklist(['text', 'ruling', 'both', 'invariant']));
type Clauses = v.InferOutput<typeof clausesSchema>;

const byNumber = (one: string, other: string) => Number(/\d+/.exec(one)) - Number(/\d+/.exec(other));

const WRITTEN = import.meta.glob<unknown>('/games/*/words/clauses.json', { eager: true, import: 'default' });

/** A game that does not say it has only its author's text. */
function clausesOf(id: string, { sections }: RulesText): Clauses {
  const written = WRITTEN[`/games/${id}/words/clauses.json`];
  if (written !== undefined) return v.parse(clausesSchema, written);
  const all = Object.values(sections).flatMap((section) => Object.keys(section));
  return Object.fromEntries(all.sort(byNumber).map((clause) => [clause, 'text']));
}

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

describe.each(shelf().flatMap((ui) => LANGUAGES.map((language) => ({ id: ui.id, ui, language }))))(
  'the rules of $id in $language',
  ({ id, ui, language }) => {
    const rules = rulesIn(ui.catalogue, ui.rules, language);
    const clauses = clausesOf(id, rules);
    const { sections } = rules;

    it('hold every clause once, and mark what is a ruling', () => {
      const printed = Object.values(sections).flatMap((section) => Object.entries(section));
      const sorted = printed.map(([clause, said]) => [clause, Object.keys(said)] as const).sort(([a], [b]) => byNumber(a, b));
      expect(sorted).toEqual(partsOf(clauses));
    });

    it('mark on the sheet only lines of clauses in which there is a ruling', () => {
      const marked = Object.values(pageOf(rules).parts).flatMap((part) =>
        part.flatMap((line) => (typeof line === 'string' || isPageRow(line) ? [] : [line.clause])),
      );
      for (const clause of marked) expect(['ruling', 'both'], clause).toContain(clauses[clause]);
    });
  },
);
