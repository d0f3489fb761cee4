import { judge } from '../rules/judge.ts';
import { SEATS, refuseFaces } from '../rules/seats.ts';
import type { Face, SeatsInGame } from '../rules/types.ts';
import { refuse, type Refusal } from '../../../rulebook/refusal.ts';
import { check } from '../../../host/games/checked.ts';
import { refusedField, type HeadlessAnswer } from '../../../host/games/headless.ts';
import { judgementJson, refused } from './answer.ts';
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
