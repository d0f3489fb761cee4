import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PhysicalTable, rankKey } from '../support/physical-table.ts';
import { MOTION, sized } from '../support/sized.ts';
import { Finger } from './finger.ts';
import { countWays, waysUsed } from './one-hand.ts';
import { PATIENT, RealTable } from './real-table.ts';
import { readScores, readWinners, scoresOf } from './table-page.ts';

const NAMES = Array.from({ length: 10 }, (_, seat) => `Player ${seat + 1}`);

let table: RealTable;
let finger: Finger;

beforeAll(async () => {
  table = await RealTable.open({
    beforePages: countWays,
    dealersScreen: { viewport: { width: 1024, height: 600 }, hasTouch: true },
    reducedMotion: MOTION,
  });
  finger = new Finger(table.dealer.page);
});
afterAll(() => table.close());

describe('ten friends with dice, and a dealer with one finger on a small screen', () => {
  const cards = new PhysicalTable(NAMES, 12);

  it('are seated and begin', async () => {
    await finger.tap('[data-kit=dice]');
    for (const name of NAMES) await finger.button(`+ ${name}`);
    await finger.button(/^Everybody is here/);
    await finger.button(/^Yes, start the game/);
    await table.shows('choosing');
    await table.countDeck(cards, sized({ sample: 12, whole: undefined }));
    expect(table.view.table.game?.seats.map(({ player }) => player.name)).toEqual(NAMES);
  });

  it('play a whole deck with one tap a round, one for each die and one for each card named', async () => {
    while (!cards.over) {
      const before = finger.taps;
      const playing = cards.inGame.length;
      const faces = cards.choose();
      const round = cards.open(faces);
      await finger.big('Space');
      await table.countOut();
      await table.shows('opening');
      for (const seat of [...NAMES.keys()].slice(1).concat(0)) {
        const face = faces[seat];
        if (face !== null && face !== undefined) await finger.typeDie(face);
      }
      await table.allPresented();
      await table.presentationEnds();
      for (const card of round.taken) await finger.nameRank(rankKey(card));
      await table.showsScores(scoresOf(round, NAMES));
      expect(finger.taps - before).toBeLessThanOrEqual(1 + playing + round.taken.length);
    }
    await table.shows('over');
    expect(await readWinners(table.table)).toEqual(cards.winners);
  });

  it('correct points by touching digits, with a reason, and take it back', async () => {
    const before = await readScores(table.table);
    const shows = async (points: number) => {
      await expect.poll(async () => (await readScores(table.table))['Player 2']?.points, PATIENT).toBe(points);
      await table.caughtUp();
    };
    const { points } = before['Player 2'] ?? expect.fail('Player 2 has points');
    await finger.button(/^Correct/);
    const panel = finger.page.getByRole('dialog', { name: 'Correct' });
    await finger.tap(panel.getByRole('button', { name: 'Everybody agrees' }));
    await finger.tap(panel.getByRole('button', { name: 'Player 2', exact: true }));
    await finger.tap(panel.getByRole('spinbutton', { name: 'By how much', exact: true }));
    await finger.tap(panel.locator('.digits').getByRole('button', { name: '1', exact: true }));
    await finger.tap(panel.locator('.digits').getByRole('button', { name: '2', exact: true }));
    await finger.button(/^Add 12 to Player 2/);
    await shows(points + 12);
    await finger.button(/^Close/);
    await finger.button(/^Undo/);
    await shows(points);
  });

  it('begin the next game with one tap', async () => {
    await finger.big('Space');
    await expect.poll(() => table.view.table.game?.game, PATIENT).toBe(2);
  });

  it('have needed neither keyboard nor mouse', async () => {
    const ways = await waysUsed(finger.page);
    expect(Object.keys(ways)).toEqual(['touchstart']);
    expect(ways.touchstart).toBe(finger.taps);
  });
});
