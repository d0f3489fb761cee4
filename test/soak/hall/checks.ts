import { isDeepStrictEqual } from 'node:util';
import type { MirrorTrouble, OrganiserView, SeatingView, TableResult } from '../../../host/contract/hall.ts';
import { Violation } from '../../serial/fire/violation.ts';
import { PLAYING, type Evening } from './evening.ts';
import { firstDifference, nightsOf, onlyMirrored, type MirroredNight } from './files.ts';
import { summed, type Summed } from './summed-records.ts';
import { until } from './until.ts';

type Links = Awaited<ReturnType<Evening['links']>>;
type Joined = NonNullable<Links[number]['joined']>;

/** Resolves once every table has been live: while they play, there is always one that has not told its last line. */
export function reached(evening: Evening): Promise<void> {
  return linked(evening, 'every table has reached its hall', () => true);
}

/** Resolves once every table is live and has told everything, or knows that the hall has something else. Nobody may play any more. */
export function settled(evening: Evening): Promise<void> {
  return linked(
    evening,
    'every table has told all of its nights',
    ({ behind, refused }) => behind === 0 || refused !== undefined,
  );
}

async function linked(evening: Evening, what: string, is: (joined: Joined) => boolean): Promise<void> {
  const done = new Set<number>();
  let links: Links = [];
  const all = async () => {
    links = await evening.links();
    for (const [table, { joined }] of links.entries()) if (joined?.link === 'live' && is(joined)) done.add(table);
    return done.size === links.length;
  };
  await until(what, all, () => ({ links, broker: evening.broker?.pid }));
}

/** Every mirror is what its table has, or is named, and then followed. Returns how many were. */
export async function mirrored(evening: Evening): Promise<number> {
  let followed = 0;
  for (let table = 1; table <= PLAYING; table += 1) {
    for (let trouble = await troubleOf(evening, table); trouble !== undefined; trouble = await troubleOf(evening, table)) {
      followed += 1;
      const { night } = trouble;
      await evening.command({ type: 'followTable', table, night });
      await until(`table ${table} is followed`, async () => differing(evening, table).every(({ id }) => id !== night));
    }
  }
  return followed;
}

/**
 * The results are those that the tables' own files have, and the mirrors of nights that a restored table has lost, and the standings
 * are their sums. Returns how many games were played to their end.
 */
export async function tallied(evening: Evening): Promise<number> {
  let [results, fault] = [0, ''];
  const isTallied = async () => {
    try {
      results = tally(evening, (await evening.look()).view);
      return true;
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      fault = error.message;
      return false;
    }
  };
  // Lines are folded after they were taken.
  await until('the standings are what the records say', isTallied, () => fault);
  return results;
}

function tally(evening: Evening, view: OrganiserView): number {
  const totals = new Map<string, number>();
  let results = 0;
  for (const seating of view.seatings.filter(({ state }) => state !== 'draft')) {
    for (const { table, people } of seating.tables) {
      const result = view.results.find((one) => one.round === seating.round && one.table === table);
      const records = [...nightsIn(evening, table).map(({ record }) => record), ...lostBy(evening, table)];
      const sums = records.map((record) => summed(record, { seating: seating.number, people }));
      const told = toldAtLast(sums);
      judge(evening, seating, table, { result, sums, told });
      if (told.some(({ over }) => over)) results += 1;
      if (seating.state === 'ended' || result?.state === 'over')
        for (const { person, points } of result?.rows ?? []) totals.set(person, (totals.get(person) ?? 0) + points);
    }
  }
  for (const { person, total } of view.board.standings)
    if (total !== (totals.get(person) ?? 0))
      throw new Violation(`${person} has ${total} in the standings, and ${totals.get(person) ?? 0} in the tables' records`);
  return results;
}

interface Told {
  readonly result: TableResult | undefined;
  readonly sums: readonly Summed[];
  readonly told: readonly NonNullable<Summed['now']>[];
}

/**
 * What may count at last: of several nights the one that was played to its end first, and the last one until then. Which arrived
 * first, after old copies and set clocks, only the hall knows.
 */
function toldAtLast(sums: readonly Summed[]): Told['told'] {
  const all = sums.flatMap(({ now }) => now ?? []);
  const over = all.filter((one) => one.over);
  return over.length > 0 ? over : all;
}

function judge({ tableFolders }: Evening, seating: SeatingView, table: number, { result, sums, told }: Told): void {
  // What a table tells after the end of a round is said beside what counts, if it tells any.
  const { state, rows = [] } = (result?.aside?.differs.length === 0 ? result.aside : result) ?? {};
  const isEnded = seating.state === 'ended';
  const isSame = told.some((one) => isDeepStrictEqual(one.rows, rows) && (isEnded || one.over === (state === 'over')));
  const isTold = told.length === 0 ? isEnded || rows.length === 0 : isSame;
  if (!isTold) fail(seating, table, { state, rows }, told);
  // A restored table may have lost what it had told by then.
  const isFrozen = isEnded && result !== undefined && result.rows.length > 0 && tableFolders[table - 1]?.restored === 0;
  const frozen = JSON.stringify(result?.rows);
  if (isFrozen && !sums.some(({ ever }) => ever.has(frozen))) fail(seating, table, result, told);
}

function fail({ round }: SeatingView, table: number, has: unknown, told: unknown): never {
  throw new Violation(`round ${round} at table ${table}: ${JSON.stringify(has)}, and the records say ${JSON.stringify(told)}`);
}

function lostBy({ tableFolders, hallFolder }: Evening, table: number): readonly string[] {
  const folder = tableFolders[table - 1];
  const lost = onlyMirrored(folder?.path ?? '', hallFolder.path, table);
  if (lost.length > 0 && folder?.restored === 0) throw new Violation(`the hall has a night that table ${table} never had`);
  return lost;
}

function nightsIn({ tableFolders, hallFolder }: Evening, table: number): readonly MirroredNight[] {
  return nightsOf(tableFolders[table - 1]?.path ?? '', hallFolder.path, table);
}

function differing(evening: Evening, table: number): readonly MirroredNight[] {
  return nightsIn(evening, table).filter((night) => firstDifference(night) !== undefined);
}

/** Undefined if all mirrors are the same as the records. Throws if one is not and is not named, or with another line. */
async function troubleOf(evening: Evening, table: number): Promise<Extract<MirrorTrouble, { kind: 'differs' }> | undefined> {
  let said: string | undefined;
  let trouble: MirrorTrouble | undefined;
  await until(
    `the trouble of table ${table} names a night that its files say`,
    async () => {
      trouble = (await evening.look()).view.board.tables[table - 1]?.trouble;
      const wrong = differing(evening, table).map((night) => ({
        kind: 'differs',
        night: night.id,
      }));
      said = JSON.stringify({ trouble, wrong });
      return wrong.length === 0
        ? trouble === undefined
        : wrong.some(({ night }) => trouble?.kind === 'differs' && trouble.night === night);
    },
    () => said,
  );
  return trouble?.kind === 'differs' ? trouble : undefined;
}
