import type { OpenQuestion } from '../../../rulebook/ask.ts';
import type { Card } from '../../../rulebook/card.ts';
import { LAY, PLAY_OFF, SWAP } from './ask.ts';
import { HAND } from './house.ts';
import { judgeTurn } from './judge.ts';
import type { Laying, Play } from './play.ts';
import { unseenIn } from './seen.ts';

/** One of so many leaders swaps, where it may be done (HY-5). */
const SWAPS = 4;

/**
 * What a bot answers. Nobody knows its cards before it lays them: it lays one of those that nobody has seen, and chooses
 * as somebody would who holds as many of them as are left in a hand. `random` gives a whole number from 0 to below its argument.
 */
export function botAnswer(play: Play, question: OpenQuestion, random: (below: number) => number): string {
  const values = question.options.map(({ value }) => value);
  if (values.includes(PLAY_OFF)) return PLAY_OFF;
  if (values.includes(SWAP) && random(SWAPS) === 0) return SWAP;
  if (values.includes(LAY)) return LAY;
  if (play.phase === 'measuring') return values[random(values.length)] ?? '';
  const hand = someHand(unseenIn(play), play.phase === 'over' ? 0 : HAND - play.course.turns, random);
  return (play.phase === 'laying' ? winning(play, hand) : undefined) ?? hand[0] ?? '';
}

/** The first card of a hand that would win what lies there so far. */
function winning({ lead, order, laid }: Laying, hand: readonly Card[]): Card | undefined {
  if (lead === undefined || laid.length === 0) return undefined;
  return hand.find((card) => order[judgeTurn([...laid, card]).winner ?? 0] === order[laid.length]);
}

function someHand(unseen: readonly Card[], size: number, random: (below: number) => number): Card[] {
  const left = [...unseen];
  return Array.from({ length: Math.min(size, left.length) }, () => left.splice(random(left.length), 1)).flat();
}
