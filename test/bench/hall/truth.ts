import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OrganiserView } from '../../../host/contract/hall.ts';
import { seatedAs } from '../../../host/hall/wire/player-id.ts';
import { foldGood } from '../../../host/record/fold.ts';
import { nightName } from '../../../host/record/file-name.ts';
import { readRecord } from '../../../host/record/reader.ts';
import { rulebookOf } from '../../../rulebook/rulebooks.ts';
import { finishedGames } from '../../../rulebook/series.ts';
import { current } from '../../../rulebook/timeline.ts';

/** What the tables' own files say. */
export interface Truth {
  readonly lines: number;
  /** Of the first game that each table played to its end, or of the one that it plays, by person. */
  readonly points: ReadonlyMap<string, number>;
  /** What the hall has otherwise: a sentence each. */
  readonly faults: readonly string[];
}

/** The night of a table, in its folder. */
export const NIGHT = nightName(0, 1);

/** Compares what a hall has with the files of its tables, each in the folder of its number. */
export async function compare(tables: string, count: number, hall: string, view: OrganiserView): Promise<Truth> {
  const faults: string[] = [];
  const points = new Map<string, number>();
  let lines = 0;
  for (let table = 1; table <= count; table += 1) {
    const path = join(tables, String(table), NIGHT);
    faults.push(...(await mirrorFaults(table, await readFile(path), join(hall, 'mirrors', String(table)))));
    const night = await readRecord(path);
    lines += night.lines.length + 1;
    for (const [person, sum] of pointsIn(night.lines)) points.set(person, sum);
  }
  return { lines, points, faults: [...faults, ...standingFaults(points, view)] };
}

async function mirrorFaults(table: number, own: Buffer, mirrors: string): Promise<readonly string[]> {
  const names = await readdir(mirrors).catch(() => []);
  const [name] = names;
  if (name === undefined || names.length > 1) return [`table ${table} has ${names.length} mirrors`];
  return (await readFile(join(mirrors, name))).equals(own) ? [] : [`table ${table}: its mirror is not its record`];
}

function pointsIn(lines: Parameters<typeof foldGood>[0]): readonly (readonly [string, number])[] {
  const night = current(foldGood(lines).night.timeline);
  if (night?.game === undefined) return [];
  const { rulebook, state } = night.game;
  const standings = finishedGames(night)[0]?.standings ?? rulebookOf(rulebook).standings(state);
  return standings.map(({ player, points }) => [seatedAs(player.id)?.person ?? player.id, points]);
}

/** After the first round, in which everybody played at one table. */
function standingFaults(points: ReadonlyMap<string, number>, { board: { standings } }: OrganiserView): readonly string[] {
  const shown = new Map<string, number | undefined>(standings.map(({ person, total }) => [person, total]));
  const all = new Set([...points.keys(), ...shown.keys()]);
  return [...all].flatMap((person) =>
    shown.get(person) === points.get(person)
      ? []
      : [`${person} has ${String(shown.get(person))} points in the standings, ${String(points.get(person))} at the table`],
  );
}
