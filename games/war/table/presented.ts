import type { Card } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { Battle, Clash } from '../rules/battle.ts';
import { cardsHeld, takenIn, type Fought, type Play } from '../rules/play.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';

/** The last battle as far as it is shown: how many of its clashes lie on the table, and whether its end has come. */
export interface PresentedBattle {
  readonly fought: Fought;
  readonly clashes: readonly Clash[];
  readonly ended: boolean;
  /** The clash shown now; undefined before the first. */
  readonly now: Clash | undefined;
}

/** Undefined while no battle is shown. Before the first outcome its first cards lie there. */
export function presentedBattle({ last }: Play, progress: Progress): PresentedBattle | undefined {
  if (progress.kind === 'none' || last === undefined) return undefined;
  const { clashes } = last.battle;
  const { shown } = progress;
  const lying = Math.max(shown, 1);
  return { fought: last, clashes: clashes.slice(0, lying), ended: shown >= clashes.length, now: clashes[shown - 1] };
}

/** WR-5, by seat: cards held as far as it is shown; those on the table still count for whom they came from. */
export function heldAt(play: Play, progress: Progress): readonly number[] {
  const held = cardsHeld(play);
  const told = presentedBattle(play, progress);
  if (told === undefined || told.ended) return held;
  const { battle } = told.fought;
  return held.map((count, seat) => count + laidBy(battle, seat).length - (winnerOf(battle) === seat ? takenIn(told.fought) : 0));
}

/** The card that decided a clash: the highest flipped, as far as it is known. */
export function highestOf({ laid, judged }: Clash): Card | undefined {
  const card = laid[judged.winner ?? judged.war[0] ?? 0]?.at(-1);
  return card === '??' ? undefined : card;
}

export function winnerOf({ next }: Battle): Seat | undefined {
  return next.what === 'won' ? next.winner : undefined;
}

function laidBy({ clashes }: Battle, seat: Seat): readonly Card[] {
  return clashes.flatMap(({ laid }) => laid[seat] ?? []);
}
