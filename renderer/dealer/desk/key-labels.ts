import type { ConsoleView } from '../../../host/contract/view.ts';
import questions from '../../../words/generated/questions.js';
import type { Language } from '../../../words/language.ts';
import { sayIn } from '../../../words/say.ts';
import type { CardAlphabet, CardSign } from './alphabet.ts';
import type { Action } from './desk.ts';
import { labelOf, unaccented, type KeyPress } from './key-press.ts';
import type { QuestionUi } from './ui.ts';

/** The key that a sign's button stands for. */
export function keyOf({ code, keys }: CardSign): string {
  return keys[0] ?? code;
}

/** The keys to be shown beside a sign's label: none where the label, without its accents, is the only one. */
export function keyBeside({ label, keys }: Pick<CardSign, 'label' | 'keys'>): string | undefined {
  const others = keys.filter((key) => key !== unaccented(label));
  return others.length === 0 ? undefined : others.join('/');
}

/** A key as its button shows it: not while its letter belongs to a seat, and presses for that seat. */
export function freeKey({ seatKeys }: Pick<ConsoleView, 'seatKeys'>, key: string): string | undefined {
  return seatKeys.includes(`Key${key.slice(-1)}`) ? undefined : key;
}

/** What keys mean that do not say it themselves, in a line: `0 10 · P Priest · X Joker`. */
export function legendOf({ ranks, specials }: CardAlphabet): string {
  return [...ranks, ...specials]
    .flatMap((sign) => {
      const key = keyBeside(sign);
      return key === undefined ? [] : [`${key}\u00a0${sign.label}`];
    })
    .join(' · ');
}

/** The keys that a card begins with, its first and its other letters, in short: `A 2–9 T J Q K X`, `A 2–9 T B/J D/Q K`. */
export function firstKeys({ ranks, specials }: CardAlphabet): string {
  const isLetter = (key: string) => /\D/.test(key);
  return inShort([...ranks, ...specials].map(({ keys }) => keys.filter((key, at) => at === 0 || isLetter(key)).join('/')));
}

/** The keys of a game that asks, and what they do, for its page of help. */
export function keysOfDeck({ alphabet, optionKeys }: Pick<QuestionUi, 'alphabet' | 'optionKeys'>, language: Language) {
  const say = sayIn(language, questions);
  const deck = alphabet(language);
  const legend = legendOf(deck);
  const suits = deck.suits.map((sign) => `${keyOf(sign)}\u00a0${sign.label}`).join(' · ');
  return [
    { keys: 'Space', does: say('questions-help-big-button') },
    { keys: firstKeys(deck), does: legend === '' ? say('questions-help-first') : say('questions-help-first.legend', { legend }) },
    ...(suits === '' ? [] : [{ keys: suitKeys(deck), does: say('questions-help-suits', { legend: suits }) }]),
    { keys: ['1 2 3', ...new Set(Object.values(optionKeys)), 'Enter'].join('  '), does: say('questions-help-options') },
    { keys: 'Backspace', does: say('questions-help-take-back') },
    { keys: 'Escape', does: say('questions-help-escape') },
    { keys: 'F3 F6 F8 F9', does: say('questions-help-panels') },
  ];
}

/** The keys that a suit is given with: its letter, or its place. */
function suitKeys({ suits }: CardAlphabet): string {
  return `${suits.map(keyOf).join(' ')}  1–${String(suits.length)}`;
}

/** The keys that the next part of a card is given with, and those of `others` where a card may begin. */
export function nextKeys(alphabet: CardAlphabet, written: string, others = ''): string {
  return written === '' ? `${firstKeys(alphabet)}  ${others}`.trim() : suitKeys(alphabet);
}

/** A key that means nothing where these do. */
export function unused(press: KeyPress, keys: string): Action {
  return { kind: 'say', toast: { type: 'unused', key: labelOf(press), keys } };
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
