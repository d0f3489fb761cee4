import { isDeepStrictEqual } from 'node:util';
import type { MirrorTrouble } from '../../../host/contract/hall.ts';
import { Violation } from '../../serial/fire/violation.ts';
import { PLAYING, type Evening } from './evening.ts';
import { expectedResult } from './expected-results.ts';
import { firstDifference, nightsOf, onlyMirrored, type MirroredNight } from './files.ts';
import { until } from './until.ts';

/** Resolves once every table is live and has told everything, or knows that the hall has something else. */
export async function settled(evening: Evening): Promise<void> {
  let links: Awaited<ReturnType<Evening['links']>> = [];
  await until(
    'every table has told all of its nights',
    async () => {
      links = await evening.links();
      return links.every(({ joined }) => joined?.link === 'live' && (joined.behind === 0 || joined.refused !== undefined));
    },
    () => links,
  );
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

/** The results are those that the tables' own files have, and the mirrors of nights that a restored table has lost. */
export async function tallied(evening: Evening): Promise<number> {
  const { view } = await evening.look();
  let results = 0;
  for (const seating of view.seatings.filter(({ state }) => state !== 'draft')) {
    for (const { table } of seating.tables) {
      const records = [...nightsIn(evening, table).map(({ record }) => record), ...lostBy(evening, table)];
      const result = view.results.find((one) => one.round === seating.round && one.table === table);
      const expected = expectedResult(seating, table, records);
      // What a table tells after the end of a round is said beside what counts, if it tells any.
      const { state, rows } = result?.aside ?? result ?? {};
      const isEnded = seating.state === 'ended';
      const isTold = isEnded
        ? expected.rows.length === 0 || isDeepStrictEqual(rows, expected.rows)
        : isDeepStrictEqual({ state, rows }, expected);
      if (!isTold)
        throw new Violation(
          `round ${seating.round} at table ${table}: ${JSON.stringify({ state, rows })}, not ${JSON.stringify(expected)}`,
        );
      if (expected.state === 'over') results += 1;
    }
  }
  return results;
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
