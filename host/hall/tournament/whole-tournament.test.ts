import { beforeEach, expect, test } from 'vitest';
import { seededRandom } from '../../../rulebook/random.ts';
import type { HallStanding, PersonId, TournamentCommand, TournamentSettings } from '../../contract/hall.ts';
import { seatedAs } from '../wire/player-id.ts';
import { offersOf } from './evolve.ts';
import { TournamentRecord } from './record/tournament-record.ts';
import { resultsOf } from './results.ts';
import { fakePlayed } from './testing/fake-played.ts';
import type { PlayedResult } from './tournament.ts';
import { boardPart } from '../hall-views.ts';
import { freshFolder } from '../testing/fresh-folder.ts';

const SETTINGS: TournamentSettings = {
  name: 'Spring cup',
  rulebook: 'hungarian-war',
  house: {},
  counts: 'points',
  rounds: 5,
  tables: 7,
  seats: 5,
};
const NAMES = Array.from({ length: 30 }, (_, i) => `Player ${i + 1}`);
const HALL = 'k7q2';
const numberOf = (person: PersonId) => Number(person.slice(1));
/** What a person wins in a round, wherever they sit: the number of the person and of the round, in sevens. */
const won = (person: PersonId, round: number) => (numberOf(person) + round) % 7;

let folder: string;
beforeEach(async () => void (folder = await freshFolder()));

/** A hall without tables: they play what `won` says, and their results come as from their records. */
class Hall {
  readonly played: PlayedResult[] = [];
  readonly record: TournamentRecord;
  private constructor(record: TournamentRecord) {
    this.record = record;
  }
  static async open(): Promise<Hall> {
    const random = seededRandom(5);
    return new Hall(await TournamentRecord.open(folder, { app: '0', now: () => 0, random }));
  }
  async do(...commands: readonly TournamentCommand[]): Promise<void> {
    for (const command of commands) {
      expect(await this.record.command(command, () => this.played), command.type).toBeUndefined();
    }
  }
  async playRound(): Promise<void> {
    await this.do({ type: 'seat' }, { type: 'startRound' });
    for (let table = 1; table <= SETTINGS.tables; table += 1) {
      const offer = offersOf(this.record.state, HALL).get(table);
      if (offer === undefined) continue;
      const seated = offer.players.map(({ id }) => seatedAs(id));
      const { round, seating = 0 } = { ...offer, ...seated[0] };
      const rows = seated.flatMap((as) => (as === undefined ? [] : [{ person: as.person, points: won(as.person, round) }]));
      this.played.push({ ...fakePlayed({ ...SETTINGS, round, table, seating }), rows });
    }
  }
  get board() {
    return boardPart(this.record.state, resultsOf(this.record.state, this.played));
  }
}

/** The first place of each total, and everybody who has it. */
const placesOf = (standings: readonly HallStanding[]) => {
  const totals = new Map<number, { place: number; people: number[] }>();
  for (const standing of standings) {
    const { place, people } = totals.get(standing.total) ?? { ...standing, people: [] };
    totals.set(standing.total, { place, people: [...people, numberOf(standing.person)] });
  }
  return [...totals].map(([total, { place, people }]) => [place, total, people.toSorted((one, other) => one - other)]);
};

test('a late comer, somebody who leaves and a correction change the standings as figured by hand, also after a restart', async () => {
  const hall = await Hall.open();
  await hall.do({ type: 'settings', settings: SETTINGS }, { type: 'addPeople', text: NAMES.join('\n') });
  for (let round = 1; round <= 3; round += 1) await hall.playRound();
  // By hand: somebody wins the number of the person and of the round in sevens. 1: 2+3+4+5+6; 2: 3+4+5+6+0; … 0: 1+2+3+4+5.
  // Player 30 misses rounds 4 and 5, which would have brought 6 and 0; player 31 wins 0 and 1 in them.
  await hall.do({ type: 'presence', person: 'p30', here: false }, { type: 'addPeople', text: 'Player 31' });
  for (let round = 4; round <= 5; round += 1) await hall.playRound();
  // Player 1 won 12 in the first round, not 2.
  const first = hall.played.find(({ round, rows }) => round === 1 && rows.some(({ person }) => person === 'p1'));
  const rows = first?.rows.map((row) => (row.person === 'p1' ? { ...row, points: 12 } : row)) ?? [];
  await hall.do({ type: 'correct', round: 1, table: first?.table ?? 0, rows, reason: 'a digit was lost' }, { type: 'endRound' });
  expect(placesOf(hall.board.standings)).toEqual([
    [1, 30, [1]],
    [2, 20, [8, 15, 22, 29]],
    [6, 18, [2, 9, 16, 23]],
    [10, 16, [3, 10, 17, 24]],
    [14, 15, [7, 14, 21, 28]],
    [18, 14, [4, 11, 18, 25]],
    [22, 12, [5, 12, 19, 26, 30]],
    [27, 10, [6, 13, 20, 27]],
    [31, 1, [31]],
  ]);
  expect(hall.board.standings.find(({ person }) => person === 'p30')).toMatchObject({
    here: false,
    rounds: [3, 4, 5, null, null],
  });
  await hall.record.close();
  const again = await Hall.open();
  again.played.push(...hall.played);
  expect(again.board).toEqual(hall.board);
  await again.record.close();
});

test('the board shows no draft; a table is offered its people, by the round, once it has started', async () => {
  const hall = await Hall.open();
  await hall.do({ type: 'settings', settings: SETTINGS }, { type: 'addPeople', text: NAMES.join('\n') }, { type: 'seat' });
  expect(hall.board.seating).toBeUndefined();
  expect(hall.board).toMatchObject({ name: 'Spring cup', round: 0, rounds: 5 });
  expect(offersOf(hall.record.state, HALL).get(1)).toBeUndefined();
  await hall.do({ type: 'startRound' });
  const seated = hall.board.seating?.tables[0]?.people ?? [];
  expect(offersOf(hall.record.state, HALL).get(1)).toEqual({
    round: 1,
    rulebook: 'hungarian-war',
    house: {},
    players: seated.map((person) => ({ id: `${person}.k7q2.r1.t1.s4`, name: `Player ${numberOf(person)}` })),
  });
  expect(offersOf(hall.record.state, HALL).get(7)).toBeUndefined();
  await hall.record.close();
});
