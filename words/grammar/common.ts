import { listIn } from '../language.ts';
import { FluentNone, FluentNumber, FluentType, type FluentValue, type Scope } from '@fluent/bundle';

/** What a catalogue may call: `{ CAPITAL($name) }`. */
export type Functions = Readonly<Record<string, (given: FluentValue[], named: Record<string, FluentValue>) => FluentValue>>;

/**
 * What a language does to a word, or to each word of a list. Of text alone, so that the file of a language imports nothing
 * and a page loads it at once.
 */
export type WordFunctions = Readonly<Record<string, (word: string, named: Readonly<Record<string, string>>) => string>>;

/** The first value that a function is given, as letters. */
const lettersOf = ([given = '']: readonly FluentValue[]): string => String(given.valueOf());

/** A list, joined as its language does: "A, B and C"; `after` stands behind each of its values. */
export class FluentList extends FluentType<readonly string[]> {
  readonly #after: string;

  constructor(value: readonly string[], after = '') {
    super(value);
    this.#after = after;
  }

  override toString({ bundle }: Scope): string {
    return listIn(bundle.locales[0] ?? 'en')(this.value.map((one) => one + this.#after));
  }
}

/** What catalogues call, from what a language does to words. */
export function ofWords(functions: WordFunctions): Functions {
  const called = Object.entries(functions).map(([name, change]): [string, Functions[string]] => [
    name,
    ([given = ''], named) => {
      const texts = Object.fromEntries(Object.entries(named).map(([option, value]) => [option, lettersOf([value])]));
      return given instanceof FluentList
        ? new FluentList(given.value.map((word) => change(word, texts)))
        : change(lettersOf([given]), texts);
    },
  ]);
  return Object.fromEntries(called);
}

/** The functions of every language. */
export const COMMON: Functions = {
  /** `LIST($tables, after: ".")`: "1., 2. and 3." */
  LIST: ([list = ''], { after = '' }) => (list instanceof FluentList ? new FluentList(list.value, lettersOf([after])) : list),
  /** How many values a list has: `{ COUNT($tables) -> [one] … }`. */
  COUNT: ([list = '']) => new FluentNumber(list instanceof FluentList ? list.value.length : 0),
  /** Whether a value is given: `{ HAS($name) -> [yes] … *[no] … }`. */
  HAS: ([given]) => (given === undefined || given === '' || given instanceof FluentNone ? 'no' : 'yes'),
  /** A seat as people count it: from 1, where inside it is numbered from 0. */
  SEAT: ([seat = '']) => new FluentNumber(Number(seat.valueOf()) + 1),
  /** With a capital, for the beginning of a sentence. */
  CAPITAL: (given) => lettersOf(given).replace(/^./u, (first) => first.toUpperCase()),
};
