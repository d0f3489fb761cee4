import { judge } from '../rules/judge.ts';
import { SEATS, refuseFaces } from '../rules/seats.ts';
import type { Face, SeatsInGame, Judgement } from '../rules/types.ts';
import { refuse, type Refusal } from '../../../rulebook/refusal.ts';
import { check } from '../../../host/games/checked.ts';
import {
  refusedField,
  type HeadlessAnswer,
  refusedBy,
  type HeadlessRefusal,
  type HeadlessSentences,
} from '../../../host/games/headless.ts';
import { resolveSchema } from './schema.ts';

/** `referee resolve`: the table is judged as given; codes and counts are checked, the order of cards and decks are not. */
export function resolve(unchecked: unknown, reasons: boolean): HeadlessAnswer {
  const checked = check(resolveSchema, unchecked);
  if (!checked.ok) return refusedField(checked);
  const { players, eliminated, away, table, faces } = checked.value;
  const seats: SeatsInGame = { players, out: ascending(eliminated), away: ascending(away) };
  const refusal =
    refusePlayers(players) ??
    refuseTable(table.length, players) ??
    refuseSeats('eliminated', eliminated, players) ??
    refuseSeats('away', away, players) ??
    refuseFaces(seats, faces, String);
  if (refusal !== undefined) return refused(refusal.refusal);
  // `refuseFaces` let only faces of a die through.
  return judgementJson(judge(seats, faces as (Face | null)[]), reasons);
}

type Refused = { readonly ok: false; readonly refusal: Refusal };

function refusePlayers(given: number): Refused | undefined {
  const { least, most } = SEATS;
  if (Number.isInteger(given) && given >= least && given <= most) return undefined;
  return refuse('seats', { least, most, given }, 'HW-1');
}

function refuseTable(given: number, players: number): Refused | undefined {
  return given === players + 1 ? undefined : refuse('table count', { given, players }, 'HW-2');
}

function refuseSeats(field: string, seats: readonly number[], players: number): Refused | undefined {
  for (const [i, given] of seats.entries()) {
    if (!Number.isInteger(given) || given < 0 || given >= players) return refuse('no such seat', { field, i, given, players });
    if (seats.indexOf(given) < i) return refuse('seat twice', { field, i, given });
  }
  return undefined;
}

function ascending(seats: readonly number[]): number[] {
  return [...seats].sort((a, b) => a - b);
}

/** One card's outcome as `resolve` and `play` write it; `outcome` and `by` first, the why only where it is asked for. */
type PlaceOutcome = Judgement['centre'] | Judgement['sides'][number];

export function judgementJson(judgement: Judgement, reasons: boolean): object {
  const { centre, sides, eliminated, rejoined, rejoin } = judgement;
  return {
    centre: outcomeJson(centre, reasons),
    sides: sides.map((side) => outcomeJson(side, reasons)),
    eliminated,
    rejoined,
    ...(reasons ? { rejoin } : {}),
  };
}

function outcomeJson({ outcome, by, ...why }: PlaceOutcome, reasons: boolean): object {
  return { outcome, ...(by === undefined ? {} : { by }), ...(reasons ? why : {}) };
}

/** `at` is where the values stand within the request, such as `rounds[3]`. */
export function refused(refusal: Refusal, at = ''): HeadlessRefusal {
  return refusedBy(SENTENCES, refusal, at);
}

/**
 * Seats are numbered from 0 here, as in the request, and the field is named: `words/` speaks to the table, where seats
 * count from 1.
 */
const SENTENCES: HeadlessSentences = {
  seats: ({ least, most, given }) => `players: this game seats ${least} to ${most}, not ${given}`,
  'name missing': ({ seat }) => `players[${seat}]: the name is empty`,
  'house value': ({ key, given }) => `house.${key}: ${given} is no value for this house rule`,
  'deck size': ({ given, most }) => `deck: ${given} cards, where 1 to ${most} belong to the decks in use`,
  'table count': ({ given, players }) =>
    `table: ${given} cards, where ${players} players have the centre and ${players} side cards`,
  'faces count': ({ given, seats }, at) => `${at || 'faces'}: ${given} faces for ${seats} seats`,
  'no such face': ({ seat, given }, at) =>
    `${at || 'faces'}[${seat}]: a die has the faces 1 to 6 (null for no die), not ${given}`,
  'face of a seat not in the game': ({ seat }, at) =>
    `${at || 'faces'}[${seat}]: seat ${seat} is out or away and has no face to show, only null`,
  'nobody in the game': () => 'faces: every seat is out or away, and somebody is always in the game',
  'no such seat': ({ field, i, given, players }) => `${field}[${i}]: no seat ${given} among ${players}, which count from 0`,
  'seat twice': ({ field, i, given }) => `${field}[${i}]: seat ${given} is named twice`,
  'card not known': ({ i, card }) => `deck[${i}]: ${card} is not wholly known, and a deck to be played must be`,
  'card cannot be there': ({ i, card }) => `deck[${i}]: ${card} is there more often than the decks in use hold it`,
};
