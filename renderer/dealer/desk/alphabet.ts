import type { Language } from '../../../words/language.ts';

/** A rank or a suit: its part of a card's code, and the keys that mean it. */
export interface CardSign {
  /** `K`, `9`, `m` of a rank; `H`, `T` of a suit. A card's code is its rank and then its suit. */
  readonly code: string;
  /**
   * Digits and upper-case letters without accents, in any language; the first is shown on the button where the button says
   * something else. A suit is also meant by its place: 1 is the first. U and W are the desk's own and belong to no card.
   */
  readonly keys: readonly string[];
}

export interface SuitSign extends CardSign {
  /** Its outline within a box of 100 by 100. */
  readonly path: string;
  /** A colour as CSS says it. */
  readonly ink: string;
}

/** Cards that have no rank and no suit and look the same at the table: Jokers. */
export interface SpecialCards {
  /** In the order in which they are named: the first that is not `gone` is meant. */
  readonly codes: readonly string[];
  readonly keys: readonly string[];
}

/** What a language calls the ui of a card, as short as a button. */
export interface SignNames {
  /** As printed on the card: `D` for a queen in German. By code. */
  readonly ranks: Readonly<Record<string, string>>;
  /** In full, for people who do not see the outline. By code. */
  readonly suits: Readonly<Record<string, string>>;
  /** In the order of `specials`. */
  readonly specials: readonly string[];
  /** Why one of the `unclear` keys means no card, where it is none for another reason than a 1 is. */
  unclear?(key: string): string;
}

/** How the dealer's keys and buttons name the cards of a deck: a rank, then a suit. */
export interface CardAlphabet {
  /** In the order of their buttons. */
  readonly ranks: readonly CardSign[];
  readonly suits: readonly SuitSign[];
  readonly specials: readonly SpecialCards[];
  /** Keys that mean no rank although a newcomer may press them: the 1 begins a ten for one and is the ace for another. */
  readonly unclear: readonly string[];
  names(language: Language): SignNames;
}
