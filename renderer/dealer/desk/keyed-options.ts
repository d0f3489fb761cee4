import type { Ask, Option } from '../../../rulebook/ask.ts';
import type { Language } from '../../../words/language.ts';
import { isEnter, signOf, type KeyPress } from './key-press.ts';
import type { QuestionUi } from './ui.ts';

/** An answer that is no card, with the key that gives it: a digit, an upper-case letter, or Enter. */
interface KeyedOption {
  readonly option: Option;
  readonly key: string;
}

const DIGITS = [...'1234567890'];
/** Letters at hand where a digit would be a card's; undo, recall, sound and the other view keep theirs. */
const LETTERS = [...'NSEGILOPRYCFHABDJKQTXZ'];

/**
 * Every option of a question with its key: its own if the game gave it one; for a seat the number it has at the table; for the
 * others 1, 2, 3 …, and beside a card first Enter, then letters that mean no card and no suit: a suit typed after a card that
 * needs none is not to answer the next question.
 */
export function keyedOptions(
  ask: Ask,
  { alphabet, optionKeys }: Pick<QuestionUi, 'alphabet' | 'optionKeys'>,
  language: Language,
): readonly KeyedOption[] {
  const own = ask.options.map(({ value, seat }) => optionKeys[value] ?? (seat === undefined ? undefined : seatKey(ask, seat)));
  const used = new Set(own.filter((key) => key !== undefined));
  const { ranks, suits, specials } = alphabet(language);
  const cards = new Set([...ranks, ...suits, ...specials].flatMap(({ keys }) => keys));
  const pool = ask.kind === 'card' ? ['Enter', ...LETTERS.filter((letter) => !cards.has(letter))] : [...DIGITS, ...LETTERS];
  const free = pool.filter((key) => !used.has(key));
  return ask.options.map((option, at) => ({ option, key: own[at] ?? free.shift() ?? '' }));
}

/** Beside a card a digit is a rank: a seat takes its turn among the others. */
function seatKey({ kind }: Ask, seat: number): string | undefined {
  return kind === 'card' ? undefined : String((seat + 1) % 10);
}

/** The option that a key gives, if it gives one. */
export function optionOf(options: readonly KeyedOption[], press: KeyPress): Option | undefined {
  const sign = isEnter(press) ? 'Enter' : signOf(press);
  return options.find(({ key }) => key === sign)?.option;
}
