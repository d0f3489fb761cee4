import type { DeckKeys } from '../../../words/questions/en.ts';
import type { Language } from '../../../words/language.ts';
import type { CardAlphabet, CardSign, SignNames } from './alphabet.ts';
import type { QuestionUi } from './ui.ts';

/** The key that a sign's button stands for. */
export function keyOf({ code, keys }: CardSign): string {
  return keys[0] ?? code;
}

/**
 * The key to be shown beside a sign's label: none where the label, without its accents, is a key itself; else the letter
 * that the label begins with, where that is one of its keys.
 */
function keyBeside(sign: CardSign, label: string): string | undefined {
  const plain = label.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  if (sign.keys.includes(plain)) return undefined;
  return sign.keys.find((key) => plain.startsWith(key)) ?? keyOf(sign);
}

/** The ranks of a deck in the order of their buttons, each with its label in a language and the key to be shown beside it. */
export function labelledRanks({ ranks }: Pick<CardAlphabet, 'ranks'>, names: Pick<SignNames, 'ranks'>) {
  return ranks.map((sign) => {
    const label = names.ranks[sign.code] ?? sign.code;
    return { sign, label, key: keyBeside(sign, label) };
  });
}

/** What keys mean that do not say it themselves, in a line: `0 10 · P Priest · X Joker`. */
export function legendOf(alphabet: CardAlphabet, names: SignNames): string {
  const specials = alphabet.specials.map(({ keys }, at) => ({ key: keys[0], label: names.specials[at] ?? '' }));
  return [...labelledRanks(alphabet, names), ...specials]
    .flatMap(({ key, label }) => (key === undefined ? [] : [`${key}\u00a0${label}`]))
    .join(' · ');
}

/** The keys that a card begins with, in short: `A 2–9 T J Q K X`. */
export function firstKeys({ alphabet }: Pick<QuestionUi, 'alphabet'>, language: Language): string {
  const ranks = labelledRanks(alphabet, alphabet.names(language)).map(({ key, label }) => key ?? label);
  return inShort([...ranks, ...alphabet.specials.flatMap(({ keys }) => keys.slice(0, 1))]);
}

/** The keys of a game's own, for its page of help. */
export function deckKeys(asking: Pick<QuestionUi, 'alphabet' | 'optionKeys'>, language: Language): DeckKeys {
  const { alphabet, optionKeys } = asking;
  const names = alphabet.names(language);
  const suits = alphabet.suits.map((sign) => ({ key: keyOf(sign), name: names.suits[sign.code] ?? sign.code }));
  return {
    first: firstKeys(asking, language),
    legend: legendOf(alphabet, names),
    ...(suits.length > 0 && {
      suits: {
        keys: `${suits.map(({ key }) => key).join(' ')}  1–${String(suits.length)}`,
        legend: suits.map(({ key, name }) => `${key}\u00a0${name}`).join(' · '),
      },
    }),
    options: ['1 2 3', ...new Set(Object.values(optionKeys)), 'Enter'].join('  '),
  };
}

/** Keys in one line, digits that follow each other by the first and the last: `A 2–9 T J Q K`. */
export function inShort(keys: readonly string[]): string {
  const runs: string[][] = [];
  for (const key of keys) {
    const run = runs.at(-1);
    if (run !== undefined && /[1-8]/.test(run.at(-1) ?? '') && Number(key) === Number(run.at(-1)) + 1) run.push(key);
    else runs.push([key]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0] ?? ''}–${run.at(-1) ?? ''}` : run.join(' '))).join(' ');
}
