import type { Naming } from '../desk/book.ts';
import { digitOf, letterOf, type KeyPress } from '../desk/key-press.ts';
import type { CardAlphabet, CardSign } from './alphabet.ts';

/** How keys become a card of a deck. */
export interface CardReading {
  readonly alphabet: CardAlphabet;
  /** The rank alone names a card (`K?`); a suit is not waited for. */
  readonly rankOnly: boolean;
  /** Enter after a rank names the card without its suit. */
  readonly suitMayBeUnknown: boolean;
  /** Whether a special card is where it cannot be laid from again: the next of its kind is meant. */
  gone(card: string): boolean;
}

/** Reads one key as part of a card of which `written`, a rank or nothing, is there already; undefined where it is no such part. */
export function readCard(reading: CardReading, written: string, press: KeyPress): Naming | undefined {
  return written === '' ? readRank(reading, press) : readSuit(reading, written, press);
}

/** What a key says: its digit or its letter, as the alphabets write their keys. */
export function signOf(press: KeyPress): string | undefined {
  return digitOf(press)?.toString() ?? letterOf(press);
}

export function isEnter({ code }: KeyPress): boolean {
  return code === 'Enter' || code === 'NumpadEnter';
}

function readRank({ alphabet, rankOnly, gone }: CardReading, press: KeyPress): Naming | undefined {
  const sign = signOf(press);
  if (sign === undefined) return undefined;
  if (alphabet.unclear.includes(sign)) return { type: 'unclear' };
  const rank = meant(alphabet.ranks, sign);
  if (rank !== undefined) {
    return rankOnly ? { type: 'named', card: `${rank.code}?` } : { type: 'written', written: rank.code };
  }
  const special = alphabet.specials.find(({ keys }) => keys.includes(sign));
  const card = special?.codes.find((code) => !gone(code)) ?? special?.codes.at(-1);
  return card === undefined ? undefined : { type: 'named', card };
}

function readSuit({ alphabet, suitMayBeUnknown }: CardReading, rank: string, press: KeyPress): Naming | undefined {
  if (isEnter(press)) return suitMayBeUnknown ? { type: 'named', card: `${rank}?` } : undefined;
  const sign = signOf(press);
  if (sign === undefined) return undefined;
  const suit = meant(alphabet.suits, sign) ?? alphabet.suits[Number(sign) - 1];
  return suit === undefined ? undefined : { type: 'named', card: `${rank}${suit.code}` };
}

function meant<Sign extends CardSign>(signs: readonly Sign[], key: string): Sign | undefined {
  return signs.find(({ keys }) => keys.includes(key));
}
