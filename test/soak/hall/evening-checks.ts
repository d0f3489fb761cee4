import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { HallEvening, HallTableAt } from '../../browser/hall-evening.ts';
import type { HallOrganiser } from '../../browser/hall-organiser.ts';
import { Violation } from '../../serial/fire/violation.ts';
import { warGames, type WarGame } from './summed-war.ts';
import { until } from './until.ts';

/** Pairs that may meet again, of some 300 meetings: 2 where nobody comes or goes, and the plan is made anew twice. */
const MOST_REPEATS = 6;

/** The pages of one evening. */
export interface HallPages {
  readonly evening: HallEvening;
  readonly organiser: HallOrganiser;
  readonly board: Page;
  readonly phones: readonly Page[];
  readonly tables: readonly HallTableAt[];
}

/** The phones know the tables at which their people sit. */
export async function phonesSay({ phones }: HallPages, seated: readonly (readonly string[])[]): Promise<void> {
  for (const phone of phones) {
    const name = await phone.locator('h1').innerText();
    const table = 1 + seated.findIndex((people) => people.includes(name));
    await phone.getByText(`Table ${table}`, { exact: true }).waitFor();
  }
}

/** The games of the last seating of each round, as the tables' own records tell them. Nobody plays twice at a time. */
export function gamesOf({ tables }: HallPages): readonly WarGame[] {
  const all = tables.flatMap(({ nights }) =>
    readdirSync(nights)
      .filter((name) => name.endsWith('.jsonl'))
      .flatMap((name) => warGames(readFileSync(join(nights, name), 'utf8'))),
  );
  const games = all.filter((game) => all.every(({ round, seating }) => round !== game.round || seating <= game.seating));
  const playing = games.flatMap(({ round, people }) => people.map(({ name }) => `${name} in round ${round}`));
  if (new Set(playing).size < playing.length) throw new Violation(`somebody plays twice at a time: ${playing.join(', ')}`);
  return games;
}

/** The board shows, page after page, every table with its people and their points. */
export async function boardTells(hall: HallPages, round: number): Promise<void> {
  const games = gamesOf(hall).filter((game) => game.round === round);
  const told = games.map(({ table, people }) => `${table}: ${inOrder(people.map(({ name, points }) => `${name} ${points}`))}`);
  const shown = new Set<string>();
  const isShown = async () => {
    for (const [table, people] of await hall.board.evaluate(tilesShown)) shown.add(`${table}: ${inOrder(people)}`);
    return told.every((one) => shown.has(one));
  };
  await until(`the board shows the tables of round ${round}`, isShown, () => ({ told, shown: [...shown] }));
}

/** Runs in the page: the tables that it shows now, with their people and points. */
function tilesShown(): readonly (readonly [table: string, people: readonly string[]])[] {
  return [...document.querySelectorAll<HTMLElement>('.frames [data-table]')].map((tile) => [
    tile.dataset['table'] ?? '',
    [...tile.querySelectorAll('p')].map((one) => `${one.querySelector('bdi')?.title} ${one.querySelector('b')?.textContent}`),
  ]);
}

const inOrder = (all: Iterable<unknown>): string => [...all].map(String).sort().join();

export async function standingsAreSums(hall: HallPages, corrected: ReadonlyMap<string, number>): Promise<void> {
  const sums = new Map<string, number>();
  for (const { round, people } of gamesOf(hall))
    for (const { name, points } of people) sums.set(name, (sums.get(name) ?? 0) + (corrected.get(`${round} ${name}`) ?? points));
  let shown = '';
  const are = async () => (shown = inOrder(await hall.organiser.standings())) === inOrder(sums);
  await until('the standings are the sums of what the tables wrote', are, () => ({ shown, sums: inOrder(sums) }));
}

/** No page has failed, or warns of anything. */
export async function noFaults({ evening, organiser, board, phones, tables }: HallPages): Promise<void> {
  const faults = [...evening.faults];
  for (const page of [organiser.page, board, ...phones, ...tables.map((table) => table.page)])
    faults.push(...(await page.locator('.alarm:not(.mild):visible').allInnerTexts()));
  if (faults.length > 0) throw new Violation(faults.join('; '));
}

/** How often two people have met who had met before. */
export function meetings(hall: HallPages): number {
  const met = new Map<string, number>();
  for (const { people } of gamesOf(hall))
    for (const [at, one] of people.entries())
      for (const other of people.slice(at + 1)) {
        const pair = [one.name, other.name].sort().join(' and ');
        met.set(pair, (met.get(pair) ?? -1) + 1);
      }
  const again = [...met].filter(([, more]) => more > 0);
  const repeats = again.reduce((sum, [, more]) => sum + more, 0);
  if (repeats > MOST_REPEATS) throw new Violation(`they met again: ${again.map(([pair]) => pair).join(', ')}`);
  return repeats;
}
