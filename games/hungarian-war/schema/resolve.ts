import * as v from 'valibot';
import { SEATS } from '../rules/house.ts';
import { judge } from '../rules/judge.ts';
import { refuseFaces } from '../rules/seats.ts';
import type { DieFace, Judgement } from '../rules/types.ts';
import { cardSchema } from '../../../rulebook/schemas.ts';
import { refuse, type Refused } from '../../../rulebook/refusal.ts';
import type { HeadlessSentences } from '../../../host/games/headless.ts';
import { answering, refuseSeats } from '../../kit/schema/answering.ts';

/**
 * Seats are numbered from 0 here, as in the request, and the field is named: `words/` speaks to the table, where seats
 * count from 1.
 */
export const SENTENCES: HeadlessSentences = {
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
};

/** Counts, seats and faces are judged after this. */
const schema = v.strictObject({
  rulebook: v.exactOptional(v.string()),
  players: v.number(),
  eliminated: v.exactOptional(v.array(v.number()), () => []),
  away: v.exactOptional(v.array(v.number()), () => []),
  table: v.array(cardSchema),
  faces: v.array(v.nullable(v.number())),
});

/** `referee resolve`: the table is judged as given; codes and counts are checked, the order of cards and decks are not. */
export const resolve = answering({
  schema,
  refuse: ({ players, eliminated, away, table, faces }) =>
    refuseSeats('players', players, SEATS, 'HW-1') ??
    (table.length === players + 1 ? undefined : refuse('table count', { given: table.length, players }, 'HW-2')) ??
    refuseNumbers('eliminated', eliminated, players) ??
    refuseNumbers('away', away, players) ??
    refuseFaces({ players, out: eliminated, away }, faces, String),
  answer({ players, eliminated, away, faces }, reasons) {
    // `refuseFaces` let only faces of a die through.
    return judgementJson(
      judge({ players, out: eliminated.toSorted((a, b) => a - b), away }, faces as (DieFace | null)[]),
      reasons,
    );
  },
  sentences: SENTENCES,
});

/** `field` holds numbers of seats, each once. */
function refuseNumbers(field: string, seats: readonly number[], players: number): Refused | undefined {
  for (const [i, given] of seats.entries()) {
    if (!Number.isInteger(given) || given < 0 || given >= players) return refuse('no such seat', { field, i, given, players });
    if (seats.indexOf(given) < i) return refuse('seat twice', { field, i, given });
  }
  return undefined;
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
