import { pointsRange } from '../rules/cards.ts';
import { scoreOf } from '../rules/standings.ts';
import type { Game, Pile } from '../rules/types.ts';

/** What the screen has of a pile: its cards' points as far as they are named, whatever was counted or given. */
export interface Tracked {
  readonly cards: number;
  readonly points: number;
  readonly open: number;
}

export function trackedOf(game: Game, pile: Pile): Tracked {
  const cards = { ...pile, counted: undefined, countedOf: 0, adjusted: 0 };
  return { cards: pile.cards.length, ...scoreOf(game, cards) };
}

/** What the count of a real pile says beside the screen's points (HW-21). */
export type AuditVerdict =
  | { readonly says: 'same' }
  | { readonly says: 'named'; readonly by: number }
  | { readonly says: 'open'; readonly by: number; readonly cards: number }
  | { readonly says: 'cannot'; readonly least: number; readonly most: number };

export function auditOf({ house }: Pick<Game, 'house'>, { points, open }: Tracked, counted: number): AuditVerdict {
  const by = counted - points;
  if (open === 0) return by === 0 ? { says: 'same' } : { says: 'named', by };
  const range = pointsRange(house);
  const [least, most] = [points + open * range.least, points + open * range.most];
  return counted < least || counted > most ? { says: 'cannot', least, most } : { says: 'open', by, cards: open };
}
