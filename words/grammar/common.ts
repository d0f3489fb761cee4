import { listIn } from '../language.ts';
import { FluentNone, FluentNumber, FluentType, type FluentValue, type Scope } from '@fluent/bundle';

/** What a catalogue may call: `{ CAPITAL($name) }`. */
export type Functions = Readonly<Record<string, (given: FluentValue[], named: Record<string, FluentValue>) => FluentValue>>;

/** The first value that a function is given, as letters. */
export const lettersOf = ([given = '']: readonly FluentValue[]): string => String(given.valueOf());

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
