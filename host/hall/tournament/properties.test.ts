import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../rulebook/random.ts';
import type { TournamentCommand, TournamentSettings } from '../../contract/hall.ts';
import { NEW_TOURNAMENT } from './evolve.ts';
import { TournamentRecord } from './record/tournament-record.ts';
import { resultsOf } from './results.ts';
import { seatRound } from './seating/seat-round.ts';
import type { ToSeat } from './seating/to-seat.ts';
import { standingsOf } from './standings.ts';
import { fakePlayed } from './testing/fake-played.ts';
import type { PlayedResult, Tournament } from './tournament.ts';

const SETTINGS: TournamentSettings = {
  name: '',
  rulebook: 'war',
  house: {},
  counts: 'points',
  rounds: 4,
  tables: 3,
  seats: 4,
};
const person = fc.integer({ min: 1, max: 14 }).map((n) => `p${n}`);
const table = fc.integer({ min: 1, max: 4 });

const command = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<TournamentCommand>({ type: 'seat' }, { type: 'startRound' }, { type: 'endRound' }) },
  fc.oneof<fc.Arbitrary<TournamentCommand>[]>(
    fc
      .record({
        seats: fc.integer({ min: 2, max: 6 }),
        tables: table,
        counts: fc.constantFrom('points' as const, 'places' as const),
      })
      .map((change) => ({ type: 'settings', settings: { ...SETTINGS, ...change } })),
    fc
      .array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 4 })
      .map((names) => ({ type: 'addPeople', text: names.map((n) => `Guest ${n}`).join('\n') })),
    fc.record({ type: fc.constant('rename' as const), person, name: fc.constantFrom('Anna', 'Béla', 'Guest 1') }),
    fc.record({ type: fc.constant('presence' as const), person, here: fc.boolean() }),
    fc.record({ type: fc.constant('tablePresence' as const), table, here: fc.boolean() }),
    fc.record({ type: fc.constant('exchange' as const), one: person, other: person }),
    fc
      .record({ person, points: fc.integer({ min: -3, max: 9 }), table, round: fc.integer({ min: 1, max: 3 }) })
      .map(({ person, points, table, round }) => ({ type: 'correct', round, table, rows: [{ person, points }], reason: 'why' })),
  ),
);

const round = fc.constant<TournamentCommand[]>([{ type: 'seat' }, { type: 'startRound' }, { type: 'endRound' }]);

/** All tables have finished but the first, with points by the people's numbers. */
function playedOf({ settings, seatings }: Tournament): readonly PlayedResult[] {
  return seatings.flatMap(({ round, number: seating = 0, tables }) =>
    tables.map((seated) => ({
      ...fakePlayed({ ...settings, round, table: seated.table, seating }),
      state: seated.table === 1 ? ('playing' as const) : ('over' as const),
      rows: seated.people.map((id) => ({ person: id, points: (Number(id.slice(1)) * round) % 5 })),
    })),
  );
}

function expectSound(state: Tournament): void {
  for (const [i, seating] of state.seatings.entries()) {
    expect(seating.round).toBe(i + 1);
    if (i < state.seatings.length - 1) expect(seating.state).toBe('ended');
    const seated = seating.tables.flatMap(({ people }) => people);
    const everybody = [...seated, ...seating.unseated];
    expect(new Set(everybody).size).toBe(everybody.length);
    const sizes = seating.tables.map(({ people }) => people.length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(state.settings.seats);
    if (seating.state !== 'draft') continue;
    const here = state.people.filter((other) => other.here).map(({ id }) => id);
    expect(everybody.toSorted()).toEqual(here.toSorted());
    for (const { table } of seating.tables) expect(state.absent.has(table) || table > state.settings.tables).toBe(false);
  }
  expect(new Set(state.people.map(({ name }) => name.toLowerCase())).size).toBe(state.people.length);
  const standings = standingsOf(state, resultsOf(state, playedOf(state)));
  expect(standings.map((standing) => standing.person).toSorted()).toEqual(state.people.map(({ id }) => id).toSorted());
  const ranks = standings.map(({ total, won = [] }) => total + won.length / 1_000);
  for (const [at, { place }] of standings.entries())
    expect(place).toBe(1 + ranks.filter((rank) => rank > (ranks[at] ?? 0) + 1e-6).length);
}

async function withRecord(work: (open: () => Promise<TournamentRecord>) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'any-tournament-'));
  const seat = (asked: ToSeat) => Promise.resolve(seatRound({ ...asked, effort: 0.02 }));
  const options = { app: '0', now: () => 0, random: seededRandom(1), seatRound: seat };
  await work(() => TournamentRecord.open(folder, options)).finally(() => rm(folder, { recursive: true }));
}

test('whatever is done, everybody sits once; all of it can be undone, done again and read again', async () => {
  let rounds = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 1, arbitrary: round }, { weight: 6, arbitrary: command.map((one) => [one]) }), {
        maxLength: 30,
      }),
      (commands) =>
        withRecord(async (open) => {
          const record = await open();
          const played = () => playedOf(record.state);
          await record.command({ type: 'addPeople', text: 'Anna\nBéla\nCili\nDani\nElla\nFeri\nGabi' }, played);
          await record.command({ type: 'settings', settings: SETTINGS }, played);
          for (const command of commands.flat()) {
            await record.command(command, played);
            expectSound(record.state);
          }
          rounds = Math.max(rounds, record.state.seatings.length);
          const last = record.state;
          while (record.undo !== undefined)
            expect(await record.command({ type: 'undo', n: record.undo.n }, played)).toBeUndefined();
          expect(record.state).toEqual(NEW_TOURNAMENT);
          while (record.redo !== undefined)
            expect(await record.command({ type: 'redo', n: record.redo.n }, played)).toBeUndefined();
          expect(record.state).toEqual(last);
          await record.close();
          const again = await open();
          expect(again.state).toEqual(last);
          expect(again.undo).toEqual(record.undo);
          await again.close();
        }),
    ),
    { numRuns: 25, seed: 17 },
  );
  expect(rounds).toBe(SETTINGS.rounds);
});
