import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Seat } from '../../rulebook/seat.ts';
import { referee } from '../support/headless.ts';
import { PhysicalTable, rankKey, type PlayedRound } from '../support/physical-table.ts';
import { sized } from '../support/sized.ts';
import { PATIENT, RealTable } from './real-table.ts';
import { mapPresented, readMap, readScores, readWinners, scoresOf } from './table-page.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani'];
/** The promise: Space, and a digit for each real die. */
const MOST_KEYS = 5;

let table: RealTable;

beforeAll(async () => {
  table = await RealTable.open();
});
afterAll(() => table.close());

describe('four friends, real cards and dice, one laptop and its keyboard', () => {
  const cards = new PhysicalTable(NAMES, 4);

  it('are seated with keys alone', async () => {
    await table.dealer.seat('dice', NAMES);
    await table.dealer.press('Space');
    await table.shows('choosing');
    await table.countDeck(cards, sized({ sample: 8, whole: undefined }));
    expect(table.view.table.game?.seats.map(({ player }) => player.name)).toEqual(NAMES);
    expect(table.view.inputs).toEqual(NAMES.map(() => ({ kind: 'die' })));
  });

  it('play a whole deck, at most five keys a round plus one for each card named', async () => {
    while (!cards.over) {
      const before = table.dealer.keys;
      const round = await play();
      expect(table.dealer.keys - before).toBeLessThanOrEqual(MOST_KEYS + round.taken.length);
    }
    await table.shows('over');
    expect(await readWinners(table.table)).toEqual(cards.winners);
  });

  it('have played what the rules say for this deck and these faces', async () => {
    const rounds = cards.rounds.map(({ faces }) => faces);
    const { exit, answer } = await referee(['play'], { rulebook: 'hungarian-war', players: NAMES, deck: cards.deck, rounds });
    const scores = await readScores(table.table);
    expect(exit).toBe(0);
    expect(answer).toMatchObject({ ended: true, scores: NAMES.map((name) => scores[name]?.points) });
    const { winners } = answer as { readonly winners: readonly Seat[] };
    expect(await readWinners(table.table)).toEqual(winners.map((seat) => NAMES[seat]));
  });

  it('leave an intact record', async () => {
    const { exit, answer } = await referee(['verify', table.view.recordFile]);
    expect(answer).toMatchObject({ ok: true, games: 1, rounds: cards.rounds.length });
    expect(exit).toBe(0);
  });

  /** One round as the dealer plays it; what the table display shows of it is what happened. */
  async function play(): Promise<PlayedRound> {
    const { dealer } = table;
    const faces = cards.choose();
    const fromTheLeft = [1, 2, 3, 0].flatMap((seat) => faces[seat] ?? []);
    const round = cards.open(faces);
    await dealer.press('Space');
    await table.countOut();
    await table.shows('opening');
    for (const face of fromTheLeft) await dealer.typeDie(face);
    await table.allPresented();
    await expect.poll(() => readMap(table.table), PATIENT).toEqual(mapPresented(round, NAMES));
    await table.presentationEnds();
    for (const card of round.taken) await dealer.nameRank(rankKey(card));
    await table.showsScores(scoresOf(round, NAMES));
    return round;
  }
});
