import { isEnter, signOf, type KeyPress } from './key-press.ts';
import type { CardAlphabet, CardSign } from './alphabet.ts';

/** How keys and buttons become a card of a deck. */
export interface CardReading {
  readonly alphabet: CardAlphabet;
  /** The rank alone names a card (`K?`); a suit is not waited for. */
  readonly rankOnly: boolean;
  /** Enter after a rank names the card without its suit. */
  readonly suitMayBeUnknown: boolean;
  /** Whether a special card is where it cannot be laid from again: the next of its kind is meant. */
  gone(card: string): boolean;
}

/** A part of a card's name, as a key or a button gives it. */
export type CardPart =
  | { readonly kind: 'rank'; readonly rank: string }
  | { readonly kind: 'suit'; readonly suit: string }
  /** The suit is not known. */
  | { readonly kind: 'no suit' }
  /** A card without rank and suit: the first of these codes that is not `gone`. */
  | { readonly kind: 'special'; readonly codes: readonly string[] };

/** What a card's name comes to with one more part. `written` is what there is of it so far. */
type Naming = { readonly type: 'written'; readonly written: string } | { readonly type: 'named'; readonly card: string };

/** What a key or a button gives as an answer. */
export type AnswerInput = CardPart | { readonly kind: 'option'; readonly value: string };

/** The part of a card that a key gives after `written`, a rank or nothing; undefined where it gives none. */
export function partOf(
  { alphabet, suitMayBeUnknown }: Pick<CardReading, 'alphabet' | 'suitMayBeUnknown'>,
  written: string,
  press: KeyPress,
): CardPart | undefined {
  if (written !== '' && isEnter(press)) return suitMayBeUnknown ? { kind: 'no suit' } : undefined;
  const sign = signOf(press);
  if (sign === undefined) return undefined;
  if (written !== '') {
    const suit = meant(alphabet.suits, sign) ?? alphabet.suits[Number(sign) - 1];
    return suit && { kind: 'suit', suit: suit.code };
  }
  const rank = meant(alphabet.ranks, sign);
  if (rank !== undefined) return { kind: 'rank', rank: rank.code };
  const special = alphabet.specials.find(({ keys }) => keys.includes(sign));
  return special && { kind: 'special', codes: special.codes };
}

/** What a card's name comes to with one more part; undefined where the part does not belong there. */
export function withPart(
  { rankOnly, gone }: Pick<CardReading, 'rankOnly' | 'gone'>,
  written: string,
  part: CardPart,
): Naming | undefined {
  switch (part.kind) {
    case 'rank':
      if (written !== '') return undefined;
      return rankOnly ? { type: 'named', card: `${part.rank}?` } : { type: 'written', written: part.rank };
    case 'suit':
      return written === '' ? undefined : { type: 'named', card: `${written}${part.suit}` };
    case 'no suit':
      return written === '' ? undefined : { type: 'named', card: `${written}?` };
    case 'special': {
      const card = part.codes.find((code) => !gone(code)) ?? part.codes.at(-1);
      return written !== '' || card === undefined ? undefined : { type: 'named', card };
    }
  }
}

function meant<Sign extends CardSign>(signs: readonly Sign[], key: string): Sign | undefined {
  return signs.find(({ keys }) => keys.includes(key));
}
