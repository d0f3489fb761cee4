import type { Language } from '../../../../words/language.ts';
import words from '../../../../words/generated/hungarian-war.js';
import { sayIn } from '../../../../words/say.ts';

const AIMS = { takers: 'Anna, Béla, Cili', blockers: 'Dani', blocked: 2, needed: 3 };

/** Why a card ends so, and why players are back or not: every sentence, of several people. */
export function whysIn(
  language: Language,
  aims: Partial<typeof AIMS> = {},
  of = /-(side|centre-card|rejoin)-/,
): readonly string[] {
  const { en } = words.sources;
  const ids = typeof en === 'object' ? Object.keys(en.own).filter((id) => of.test(id) && !id.includes('-seat-')) : [];
  return ids.map((id) => sayIn(language, words).known(id, { ...AIMS, ...aims }) ?? id);
}
