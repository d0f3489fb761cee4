import type { HighlightWhat } from '../rules/highlights.ts';
import type { Opening, Place, State } from '../rules/types.ts';
import type { Highlight } from '../../../rulebook/rulebook.ts';
import { presentationOf, type PresentedStep } from '../rules/judgement.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import { seatsAt } from '../rules/place.ts';
import type { Language } from '../../../words/language.ts';
import type { HungarianWarWords } from '../words/table/en.ts';
import { HUNGARIAN_WAR_WORDS } from '../words/words.ts';
import { ROOM_WORDS } from '../../../words/room/words.ts';
import type { StampKind } from '../../../renderer/ui/stamps.ts';
import { stampOf } from './table-map.ts';

/** One outcome in words: its stamp, who it falls to, why, and the clause. */
export interface Said {
  readonly stamp: StampKind | undefined;
  readonly seats: readonly Seat[];
  readonly why: string;
  readonly clause: string;
  /** Of a card: who aimed at it, and at the centre how many blockers it needs (HW-10). */
  readonly tally?: Tally;
}

export interface Tally {
  readonly takers: readonly Seat[];
  readonly blockers: readonly Seat[];
  readonly needed?: number;
}

export function sayStep(opening: Opening, step: PresentedStep, language: Language): Said {
  const words = HUNGARIAN_WAR_WORDS[language];
  const { judgement, players } = opening;
  const names = (seats: readonly Seat[]) => ROOM_WORDS[language].list(seats.map((seat) => players[seat]?.name ?? ''));
  if (step.what === 'rejoin')
    return { stamp: 'back', seats: judgement.rejoined, why: words.rejoin[judgement.rejoin], clause: 'HW-14' };
  const { place } = step;
  if (place === 'centre') {
    const stamp = judgement.eliminated.length > 0 ? 'out' : stampOf(opening, place);
    const { takers, blockers, reason, clause, needed, by } = judgement.centre;
    const aims = { takers: names(takers), blockers: names(blockers), blocked: blockers.length, needed };
    const seats = judgement.eliminated.length > 0 ? judgement.eliminated : by === undefined ? [] : [by];
    return { stamp, seats, why: words.centreCard[reason](aims), clause, tally: { takers, blockers, needed } };
  }
  const side = judgement.sides[place];
  if (side === undefined) throw new RangeError(`no side card ${place}`);
  const { takers, blockers, reason, clause, by } = side;
  const stamp = stampOf(opening, place);
  const seats = by !== undefined ? [by] : stamp === 'blocks' ? blockers : [];
  const tally = { takers, blockers };
  return { stamp, seats, why: words.side[reason]({ takers: names(takers), blockers: names(blockers) }), clause, tally };
}

/** Outcome number `at` of the last opening in one line, from 0; undefined where it has none. */
export function sayRecalled({ opening }: State, at: number, language: Language): string | undefined {
  const step = opening && presentationOf(opening.judgement)[at];
  if (opening === undefined || step === undefined) return undefined;
  const { stamp, why, clause } = sayStep(opening, step, language);
  const { stamps, stays } = ROOM_WORDS[language];
  const place = step.what === 'place' ? `${sayPlace(HUNGARIAN_WAR_WORDS[language].place, opening.players, step.place)}, ` : '';
  return `${place}${stamp === undefined ? stays : stamps[stamp]}: ${why} (${clause})`;
}

/** A place by the two it lies between, as people say it. With two seats both side cards lie between the same two. */
export function sayPlace(words: HungarianWarWords['place'], players: readonly Player[], place: Place): string {
  if (place === 'centre') return words.centre;
  const name = (seat: Seat) => players[seat % players.length]?.name ?? '';
  return players.length === 2 ? words.left(name(place)) : words.between(name(place), name(place + 1));
}

/** How the card at a place is named to the player in a seat beside it. */
export function sayTarget(words: HungarianWarWords['target'], players: readonly Player[], seat: Seat, place: Place): string {
  if (place === 'centre') return words.centre;
  const [left, right] = seatsAt(place, players.length);
  // The side card is the left one of the seat it is numbered after (HW-2).
  if (players.length === 2) return seat === left ? words.left : words.right;
  return words.between(players[seat === left ? right : left]?.name ?? '');
}

/** What the figure of a highlight counts, in words. */
export function sayHighlight({ what, card = '??', from = [] }: Highlight, language: Language): string {
  const words = HUNGARIAN_WAR_WORDS[language].highlights;
  // The view's highlights are those of this rulebook.
  const known = what as HighlightWhat;
  if (known !== 'stolen') return words[known];
  return words.stolen({ card, from: ROOM_WORDS[language].list(from.map(({ name }) => name)) });
}
