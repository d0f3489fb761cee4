/** A rank or a suit as a language prints it: its part of a card's code, and the keys that mean it. */
export interface CardSign {
  /** `K`, `9`, `m` of a rank; `H`, `T` of a suit. A card's code is its rank and then its suit. */
  readonly code: string;
  /** A rank as printed on the card, as short as a button: `D` for a queen in German. A suit in full. */
  readonly label: string;
  /**
   * Digits and upper-case letters without accents. All are shown and no others count: a letter that means a rank in another
   * language would be a wrong card. A suit is also meant by its place: 1 is the first. U and W are the desk's own.
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
export interface SpecialCards extends Pick<CardSign, 'label' | 'keys'> {
  /** In the order in which they are named: the first that is not `gone` is meant. */
  readonly codes: readonly string[];
}

/** How the dealer's keys and buttons name the cards of a deck in one language: a rank, then a suit. */
export interface CardAlphabet {
  /** In the order of their buttons. */
  readonly ranks: readonly CardSign[];
  readonly suits: readonly SuitSign[];
  readonly specials: readonly SpecialCards[];
}
