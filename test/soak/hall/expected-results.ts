import type { SeatingView, TableResult } from '../../../host/contract/hall.ts';
import { seatedAs } from '../../../host/hall/wire/player-id.ts';
import { foldGood } from '../../../host/record/fold.ts';
import type { Line } from '../../../host/record/line.ts';
import { rulebookOf } from '../../../rulebook/rulebooks.ts';
import { current } from '../../../rulebook/timeline.ts';
import type { Standing } from '../../../rulebook/rulebook.ts';

interface Game {
  readonly standings: readonly Standing[];
  readonly over: boolean;
  /** When its night was begun, ms since 1970. */
  readonly begun: number;
}

/** What the board must say of a table's seat in a round, worked out from the records of that table alone. */
export function expectedResult(
  { number, tables }: SeatingView,
  table: number,
  records: readonly string[],
): Pick<TableResult, 'state' | 'rows'> {
  const seated = tables.find((one) => one.table === table)?.people ?? [];
  const nights = records
    .flatMap((record) => countedIn(gamesIn(record).filter(({ standings }) => seatingOf(standings) === number)) ?? [])
    .sort((one, other) => one.begun - other.begun);
  const ofRound = nights.find(isFinal) ?? nights.at(-1);
  const points = new Map<string, Standing>();
  for (const standing of ofRound?.standings ?? []) {
    const as = seatedAs(standing.player.id);
    if (as !== undefined && as.seating === number) points.set(as.person, standing);
  }
  const rows = seated.flatMap((person) => {
    const standing = points.get(person);
    return standing === undefined ? [] : [{ person, points: standing.points }];
  });
  if (ofRound === undefined || rows.length === 0) return { state: 'none', rows };
  return { state: isFinal(ofRound) ? 'over' : 'playing', rows };
}

/** Of the games of one round in one night: the first that was played to its end, and the last one until then. */
function countedIn(games: readonly Game[]): Game | undefined {
  return games.find(({ over }) => over) ?? games.at(-1);
}

function isFinal({ over, standings }: Game): boolean {
  return over && standings.every(({ player, open }) => open === 0 || seatedAs(player.id) === undefined);
}

function seatingOf(standings: readonly Standing[]): number | undefined {
  return standings.map(({ player }) => seatedAs(player.id)).find((as) => as !== undefined)?.seating;
}

function gamesIn(record: string): readonly Game[] {
  const lines = record
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((text) => JSON.parse(text) as Line);
  const { night, fault } = foldGood(lines);
  if (fault !== undefined) throw fault;
  const state = current(night.timeline);
  if (state?.game === undefined) return [];
  const begun = Date.parse(/"startedAt":"([^"]*)"/.exec(record)?.[1] ?? '');
  const { finished, game } = state;
  const book = rulebookOf(game.rulebook);
  const last = { standings: book.standings(game.state), over: book.over(game.state), begun };
  return [...finished.map(({ standings }) => ({ standings, over: true, begun })), last];
}
