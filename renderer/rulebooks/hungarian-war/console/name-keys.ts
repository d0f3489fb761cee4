import { RANKS, SUITS, type Rank, type Suit } from '../../../../rules/card.ts';
import type { State } from '../../../../rules/hungarian-war/types.ts';
import type { Naming } from '../../../console/book.ts';
import { digitOf, letterOf, type KeyPress } from '../../../console/key-press.ts';

/** Rank letters of the three languages besides the codes' own: B(ube, bubi) is a jack, D(ame, dáma) a queen. */
const RANK_LETTERS: Readonly<Record<string, Rank>> = { A: 'A', T: 'T', J: 'J', B: 'J', Q: 'Q', D: 'Q', K: 'K' };

/** HW-5: the order in which equal cards rank, as keys 1 to 4. */
export const SUIT_ORDER: readonly Suit[] = ['D', 'S', 'C', 'H'];

/**
 * Reads one key as part of a card's name. One rank key names a card where ranks suffice; where every card is named, a
 * suit follows, or Enter where it is not known. 0 is ten as T is; 1 means nothing, because it begins a 10 for one
 * dealer and is the ace for another.
 */
export function readName(state: State, written: string, press: KeyPress): Naming | undefined {
  return isRank(written) ? readSuit(written, press) : readRank(state, press);
}

function readRank(state: State, press: KeyPress): Naming | undefined {
  const digit = digitOf(press);
  if (digit === 1) return { type: 'unclear' };
  const rank = digit === undefined ? RANK_LETTERS[letterOf(press) ?? ''] : rankOfDigit(digit);
  if (rank !== undefined) {
    return state.house.cards === 'entered' ? { type: 'written', written: rank } : { type: 'named', card: `${rank}?` };
  }
  const special = specialOf(state, press);
  return special === undefined ? undefined : { type: 'named', card: special };
}

function rankOfDigit(digit: number): Rank | undefined {
  return digit === 0 ? 'T' : RANKS.find((rank) => rank === String(digit));
}

function readSuit(rank: Rank, press: KeyPress): Naming | undefined {
  if (press.code === 'Enter' || press.code === 'NumpadEnter') return { type: 'named', card: `${rank}?` };
  const digit = digitOf(press);
  const suit = digit === undefined ? SUITS.find((known) => known === letterOf(press)) : SUIT_ORDER[digit - 1];
  return suit === undefined ? undefined : { type: 'named', card: `${rank}${suit}` };
}

/** X is a Joker, R a Rules Card, where the deck has them: the first number that has not been seen, the last when all have. */
function specialOf({ house, cards }: State, press: KeyPress): string | undefined {
  const letter = letterOf(press);
  const count = letter === 'X' ? house.jokers : letter === 'R' ? house.rulesCards : 0;
  if (letter === undefined || count === 0) return undefined;
  const codes = Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
  return codes.find((code) => !cards.some((card) => card === code)) ?? codes.at(-1);
}

function isRank(text: string): text is Rank {
  return RANKS.some((rank) => rank === text);
}
