import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PhysicalTable, rankKey } from '../support/physical-table.ts';
import { MOTION, sized } from '../support/sized.ts';
import { countWays, waysUsed } from './one-hand.ts';
import { RealTable } from './real-table.ts';
import { readScores, readWinners, scoresOf } from './table-page.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit', 'Feri', 'Gabi', 'Hugó', 'Ida', 'Jenő'];

let table: RealTable;

beforeAll(async () => {
  table = await RealTable.open({ beforePages: countWays, reducedMotion: MOTION });
});
afterAll(() => table.close());

describe('ten friends with dice, and a dealer who never leaves the keyboard', () => {
  const cards = new PhysicalTable(NAMES, 11);

  it('seats the first player by a default name, the others by their own', async () => {
    const { dealer } = table;
    await dealer.chooseKit('dice');
    await dealer.tabTo(/^.*\+ Player 1$/);
    await dealer.press('Enter');
    await dealer.tabTo(/Remove Player 1/);
    await dealer.press('Enter', 'Shift+Tab');
    await dealer.tabTo(/Name of seat 1/);
    await dealer.name(NAMES);
    await dealer.press('Space');
    await table.shows('choosing');
    await table.countDeck(cards, sized({ sample: 12, whole: undefined }));
    expect(table.view.table.game?.seats.map(({ player }) => player.name)).toEqual(NAMES);
  });

  it('plays a whole deck with one key a round, one for each die and one for each card named', async () => {
    const { dealer } = table;
    while (!cards.over) {
      const before = dealer.keys;
      const playing = cards.inGame.length;
      const faces = cards.choose();
      const round = cards.open(faces);
      await dealer.press('Space');
      await table.countOut();
      await table.shows('opening');
      for (const seat of [...NAMES.keys()].slice(1).concat(0)) {
        const face = faces[seat];
        if (face !== null && face !== undefined) await dealer.typeDie(face);
      }
      await table.allPresented();
      await table.presentationEnds();
      for (const card of round.taken) await dealer.nameRank(rankKey(card));
      await table.showsScores(scoresOf(round, NAMES));
      expect(dealer.keys - before).toBeLessThanOrEqual(1 + playing + round.taken.length);
    }
    await table.shows('over');
    expect(await readWinners(table.table)).toEqual(cards.winners);
  });

  it('corrects points with a reason, sees in the panel that keys type there, and undoes it', async () => {
    const { dealer } = table;
    const before = await readScores(table.table);
    await dealer.press('F6');
    await dealer.tabTo(/^.*Everybody agrees$/);
    await dealer.press('Enter');
    await dealer.tabTo(/^By how much/);
    await dealer.page.getByText('You are typing in this field').waitFor();
    await dealer.press('Digit7');
    await dealer.tabTo(/Add 7 to Anna/);
    await dealer.press('Enter');
    const { points, open } = before['Anna'] ?? expect.fail('Anna has points');
    await table.showsScores({ ...before, Anna: { points: points + 7, open } });
    await dealer.press('Escape', 'KeyU');
    await table.showsScores(before);
  });

  it('begins the next game with one key', async () => {
    const { dealer } = table;
    await dealer.press('Space');
    await table.shows('choosing');
    expect(table.view.table.game).toMatchObject({ game: 2, round: 0 });
  });

  it('has used nothing but keys', async () => {
    expect(await waysUsed(table.dealer.page)).toEqual({ keydown: expect.any(Number) });
  });
});
