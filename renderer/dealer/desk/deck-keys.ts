import type { DeckKeys } from '../../../words/questions/en.ts';
import type { Language } from '../../../words/language.ts';
import type { QuestionUi } from './ui.ts';
import { inShort } from './in-short.ts';
import { keyOf, labelledRanks, legendOf } from './shown-key.ts';

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
