import type { Opening } from '../../../../rules/hungarian-war/types.ts';
import type { Telling } from '../../../../rules/hungarian-war/tellings.ts';
import type { Seat } from '../../../../rules/seat.ts';
import type { Language } from '../../../../words/language.ts';
import { HUNGARIAN_WAR_WORDS } from '../../../../words/hungarian-war/languages.ts';
import { ROOM_WORDS } from '../../../../words/rooms.ts';
import type { StampKind } from '../../../shared/stamps.ts';
import { stampOf } from './table-map.ts';

/** One outcome in words: its stamp, who it falls to, why, and the clause. */
export interface Said {
  readonly stamp: StampKind | undefined;
  readonly seats: readonly Seat[];
  readonly why: string;
  readonly clause: string;
}

/** What is said of one outcome of an opening. */
export function sayTelling(opening: Opening, telling: Telling, language: Language): Said {
  const words = HUNGARIAN_WAR_WORDS[language];
  const { judgement, players } = opening;
  const names = (seats: readonly Seat[]) => ROOM_WORDS[language].list(seats.map((seat) => players[seat]?.name ?? ''));
  if (telling.what === 'rejoin')
    return { stamp: 'back', seats: judgement.rejoined, why: words.rejoin[judgement.rejoin], clause: 'HW-14' };
  const { place } = telling;
  if (place === 'centre') {
    const stamp = judgement.eliminated.length > 0 ? 'out' : stampOf(opening, place);
    const { takers, blockers, reason, clause, needed, by } = judgement.centre;
    const aims = { takers: names(takers), blockers: names(blockers), blocked: blockers.length, needed };
    const seats = judgement.eliminated.length > 0 ? judgement.eliminated : by === undefined ? [] : [by];
    return { stamp, seats, why: words.centreCard[reason](aims), clause };
  }
  const side = judgement.sides[place];
  if (side === undefined) throw new RangeError(`no side card ${place}`);
  const { takers, blockers, reason, clause, by } = side;
  const stamp = stampOf(opening, place);
  const seats = by !== undefined ? [by] : stamp === 'blocks' ? blockers : [];
  return { stamp, seats, why: words.side[reason]({ takers: names(takers), blockers: names(blockers) }), clause };
}
