import type { CardShown } from './shown.ts';

/** How far apart the cards of a row lie, in their widths: beside each other, or over each other with every index in sight. */
export const SPREAD = 1.06;
export const FAN = 0.56;
export const CARD_HEIGHT = 1.4;
/** What lies apart lies so much lower, in widths. */
export const APART = 0.42;
/** A back has nothing to read; a stack of them has its number. */
const BACK = 0.3;

/** By how many pixels what the cards of a row come to reaches below them, and how high it stands. */
export const FOOT = 38;
export const TOTAL_HEIGHT = 64;

/** Where no card lies yet: the place that is asked for. */
export const EMPTY = '';

/** How far each card of a row lies to the right of the first, in widths of a card. */
export function offsetsIn(cards: readonly CardShown[], step: number): readonly number[] {
  const offsets: number[] = [];
  let at = 0;
  for (const [index, card] of cards.entries()) {
    const before = cards[index - 1];
    if (before !== undefined) at += distance(before, card, step);
    offsets.push(at);
  }
  return offsets;
}

/** How wide a row is, in widths of a card; 0 where nothing lies. */
export function rowWidth(cards: readonly CardShown[], step: number): number {
  return cards.length === 0 ? 0 : 1 + (offsetsIn(cards, step).at(-1) ?? 0);
}

function distance(before: CardShown, { card }: CardShown, step: number): number {
  if (before.under === true) return BACK;
  if (step === SPREAD || (before.count ?? 1) > 1 || before.card === EMPTY || card === EMPTY) return SPREAD;
  return before.card === 'back' ? BACK : step;
}

/** How high a row is, in pixels: `height` is its cards' in widths of a `card`, which is in pixels; `foot` as much as stands below. */
export function withFoot(height: number, card: number, foot: number): number {
  // Where a card lies lower than the others there is room beside it.
  return foot === 0 ? height * card : Math.max(height * card, CARD_HEIGHT * card + foot);
}

/** How wide and how high a row is, in widths of a card: no less than one card, for one is to come. */
export function rowSize(cards: readonly CardShown[], step: number): { readonly width: number; readonly height: number } {
  const apart = cards.some(({ extra }) => extra === true);
  return { width: Math.max(1, rowWidth(cards, step)), height: CARD_HEIGHT + (apart ? APART : 0) };
}
