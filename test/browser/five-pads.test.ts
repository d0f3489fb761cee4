import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RANKS, suitOf, type Rank } from '../../rulebook/card.ts';
import room from '../../words/generated/room.js';
import { sayIn } from '../../words/say.ts';
import { referee } from '../support/headless.ts';
import { PhysicalTable, rankKey, type Faces, type PlayedRound } from '../support/physical-table.ts';
import { sized } from '../support/sized.ts';
import { PadsOnPtys } from './pads-on-ptys.ts';
import { PATIENT, RealTable } from './real-table.ts';
import { mapPresented, readMap, readScores, readWinners, scoresOf } from './table-page.ts';
import { deskSay } from '../../renderer/dealer/desk/desk-say.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani', 'Edit'];

let pads: PadsOnPtys;
let table: RealTable;

beforeAll(async () => {
  pads = await PadsOnPtys.plugged('pad-a', 'pad-b', 'pad-c', 'pad-d', 'pad-e');
  table = await RealTable.open({ paths: pads.paths });
});
afterAll(async () => {
  await table.close();
  await pads.close();
});

describe('five pads on pseudo-terminals', () => {
  const cards = new PhysicalTable(NAMES, 52);
  let last: PlayedRound | undefined;

  it('are found, and given out at setup', async () => {
    await expect.poll(() => table.view.pads.filter(({ link }) => link === 'live').length, PATIENT).toBe(5);
    await table.caughtUp();
    await table.dealer.seat('pads', NAMES);
    await table.dealer.press('Space');
    await table.shows('choosing');
    expect(table.view.inputs.map(({ kind }) => kind)).toEqual(NAMES.map(() => 'pad'));
  });

  it('play a round with one key', async () => {
    for (let round = 1; round <= 2; round += 1) await plainRound();
  });

  it('halt a count: the choices before it stand', async () => {
    const faces = cards.choose();
    const seat = cards.inGame[1] ?? 0;
    await choose(faces);
    await table.dealer.press('Space');
    await table.shows('counting');
    padOf(seat).pad.holdTwo(1, 6);
    await table.shows('choosing');
    table.clock.release();
    padOf(seat).pad.up(1);
    padOf(seat).pad.up(6);
    await ready();
    await reveal(faces);
  });

  it('are armed anew after an undo and a redo of the reveal', async () => {
    const before = await readScores(table.table);
    await round({
      beforeNaming: async () => {
        const told = await readScores(table.table);
        await turn('u', 'Undone');
        await table.showsScores(before);
        await turn('Control+y', 'Redone');
        await table.showsScores(told);
      },
    });
  });

  it('play on while a wrong name is corrected', async () => {
    while ((last?.taken.length ?? 0) === 0) await plainRound();
    if (last === undefined) throw new Error('no round was played');
    await turn('u', 'Undone');
    const named = new Set(cards.rounds.flatMap(({ taken }) => taken.map(rankKey)));
    const misread = RANKS.find((rank) => !named.has(rank)) ?? 'A';
    await table.dealer.nameRank(misread);
    await expect
      .poll(async () => Object.values(await readScores(table.table)).every(({ open }) => open === 0), PATIENT)
      .toBe(true);
    expect(await readScores(table.table)).not.toEqual(scoresOf(last, NAMES));
    await correct(misread, last);
    await table.showsScores(scoresOf(last, NAMES));
  });

  it('play on without a player who is away, and with them once they are back', async () => {
    while (cards.inGame.length < 3) await plainRound();
    const seat = cards.inGame[0] ?? 0;
    await deed(seat, deskSay('en')('console-deeds-away'));
    cards.goAway(seat);
    await expect.poll(() => table.course, PATIENT).toMatchObject({ phase: 'choosing', of: cards.inGame.length });
    await plainRound();
    await deed(seat, deskSay('en')('console-deeds-back'));
    cards.comeBack(seat);
    await expect.poll(() => table.course, PATIENT).toMatchObject({ phase: 'choosing', of: cards.inGame.length });
    await plainRound();
  });

  it('play on when one is unplugged and comes back', async () => {
    const seat = cards.inGame[0] ?? 0;
    const lost = table.table.getByText(sayIn('en', room)('room-pad-lost', { names: [] }).trim());
    await padOf(seat).unplug();
    await lost.waitFor();
    await padOf(seat).plug();
    await lost.waitFor({ state: 'detached' });
    await plainRound();
  });

  it('reach the end of the deck', async () => {
    await table.countDeck(cards, sized({ sample: 0, whole: undefined }));
    while (!cards.over) await plainRound();
    await table.shows('over');
    expect(await readWinners(table.table)).toEqual(cards.winners);
  });

  it('leave a record whose every face is proven', async () => {
    const { exit, answer } = await referee(['verify', table.view.recordFile]);
    const opened = cards.rounds.flatMap(({ faces }) => faces).filter((face) => face !== null).length;
    // The reveal that was undone and redone was recorded once.
    expect(answer).toMatchObject({ ok: true, games: 1, rounds: cards.rounds.length, proven: opened, faults: [] });
    expect(exit).toBe(0);
  });

  function padOf(seat: number) {
    const input = table.view.inputs[seat];
    if (input?.kind !== 'pad') throw new Error(`seat ${seat} has no pad`);
    return pads.of(input.pad);
  }

  /** All press, again if a new attempt asks again, until the screen counts all. */
  async function choose(faces: Faces): Promise<void> {
    const of = cards.inGame.length;
    const press = () => {
      for (const [seat, input] of table.view.inputs.entries()) {
        const face = faces[seat] ?? null;
        if (input.kind === 'pad' && face !== null) pads.pressIfAsked(input.pad, face);
      }
      return table.course;
    };
    await expect.poll(press, PATIENT).toMatchObject({ phase: 'choosing', ready: of, of });
    await ready();
  }

  async function ready(): Promise<void> {
    const of = cards.inGame.length;
    await table.table.getByText(sayIn('en', room)('room-ready-count', { ready: of, of }), { exact: true }).waitFor();
    await table.caughtUp();
  }

  async function plainRound(): Promise<void> {
    const { keys } = table.dealer;
    const { taken } = await round();
    expect(table.dealer.keys - keys).toBe(1 + taken.length);
  }

  async function round(course: Interlude = {}): Promise<PlayedRound> {
    const faces = cards.choose();
    await choose(faces);
    return reveal(faces, course);
  }

  async function reveal(faces: Faces, { beforeNaming }: Interlude = {}): Promise<PlayedRound> {
    const played = cards.open(faces);
    await table.dealer.press('Space');
    await table.countOut();
    await table.allPresented();
    await expect.poll(() => readMap(table.table), PATIENT).toEqual(mapPresented(played, NAMES));
    await table.presentationEnds();
    await beforeNaming?.(played);
    for (const card of played.taken) await table.dealer.nameRank(rankKey(card));
    await table.showsScores(scoresOf(played, NAMES));
    last = played;
    return played;
  }

  /** Presses the key of the time line; both pages, watched from before, say so for a moment. */
  async function turn(key: string, says: string): Promise<void> {
    const said = [table.table, table.dealer.page].map((page) =>
      page.locator('[data-part=correction]', { hasText: says }).waitFor({ state: 'attached' }),
    );
    await table.dealer.press(key);
    await Promise.all(said);
  }

  /** Opens the panel of all cards and gives the card named last its right name. */
  async function correct(misread: Rank, { taken }: PlayedRound): Promise<void> {
    const right = taken.at(-1);
    if (right === undefined) throw new Error('no card was taken');
    await openPanel('F4');
    await table.dealer.tabTo(new RegExp(`${misread}\\?, .*pile`));
    await table.dealer.press('Enter');
    await table.dealer.nameRank(rankKey(right));
    await table.dealer.press(`Key${suitOf(right)}`);
    await table.dealer.press('Escape');
  }

  async function openPanel(key: string): Promise<void> {
    await table.dealer.press(key);
    await table.dealer.page.getByRole('dialog').waitFor();
  }

  async function deed(seat: number, label: string): Promise<void> {
    await openPanel('F3');
    await table.dealer.tabTo(new RegExp(label), new RegExp(NAMES[seat] ?? ''));
    await table.dealer.press('Enter', 'Escape');
  }
});

interface Interlude {
  readonly beforeNaming?: (played: PlayedRound) => Promise<void>;
}
