import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DieFace } from '../../games/hungarian-war/rules/types.ts';
import buttons from '../../words/generated/buttons.js';
import { sayIn } from '../../words/say.ts';
import room from '../../words/generated/room.js';
import { referee } from '../support/headless.ts';
import { keyOf } from '../support/key-of.ts';
import { PhysicalTable, rankKey } from '../support/physical-table.ts';
import { MOTION } from '../support/sized.ts';
import { PadsOnPtys } from './pads-on-ptys.ts';
import { PATIENT, RealTable } from './real-table.ts';
import { mapPresented, readMap, scoresOf } from './table-page.ts';
import { deskSay } from '../../renderer/dealer/desk/desk-say.ts';

/** By seat: pad, keys, real die, bot. */
const NAMES = ['Anna', 'Béla', 'Cili', 'Dani'];
const [PAD, KEYS, DIE, BOT] = [0, 1, 2, 3];
const ROUNDS = 6;

let pads: PadsOnPtys;
let table: RealTable;

beforeAll(async () => {
  pads = await PadsOnPtys.plugged('pad-a');
  table = await RealTable.open({ paths: pads.paths, reducedMotion: MOTION });
});
afterAll(async () => {
  await table.close();
  await pads.close();
});

describe('a pad, keys, a real die and a bot at one table', () => {
  const cards = new PhysicalTable(NAMES, 8);

  it('are assigned seat by seat at setup', async () => {
    const { dealer } = table;
    await expect.poll(() => table.view.pads.map(({ link }) => link), PATIENT).toEqual(['live']);
    await table.caughtUp();
    await dealer.seat('pads', NAMES);
    await dealer.page.locator('summary').click();
    const plays = (seat: number) =>
      dealer.page.getByRole('combobox', { name: `${NAMES[seat]}: ${deskSay('en')('console-plays-with')}`, exact: true });
    await plays(KEYS).selectOption('keys');
    await plays(BOT).selectOption('bot');
    await dealer.page.getByRole('button', { name: deskSay('en')('console-start.yes') }).press('Space');
    await table.shows('choosing');
    expect(table.view.inputs).toEqual([
      { kind: 'pad', pad: 'pad-a' },
      { kind: 'keys', cluster: 0 },
      { kind: 'die' },
      { kind: 'bot' },
    ]);
  });

  it('play round after round, each judged as the rules judge it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) await play();
  });

  it('leave a record whose sealed faces are proven', async () => {
    const sealed = cards.rounds.flatMap(({ faces }) => faces.filter((face, seat) => face !== null && seat !== DIE));
    expect(await referee(['verify', table.view.recordFile])).toMatchObject({
      exit: 0,
      answer: { ok: true, rounds: ROUNDS, proven: sealed.length },
    });
  });

  async function play(): Promise<void> {
    const { dealer } = table;
    const chosen = cards.choose();
    await choose(chosen[PAD] ?? null, chosen[KEYS] ?? null);
    await dealer.press('Space');
    await table.countOut();
    const die = chosen[DIE] ?? null;
    if (die !== null) {
      await table.shows('opening');
      await dealer.typeDie(die);
    }
    await table.allPresented();
    // The bot's choice can only be read on the table display.
    await table.table.locator('[data-die]').first().waitFor();
    const { dice } = await readMap(table.table);
    const played = cards.open(chosen.map((face, seat) => (seat === BOT ? faceCalled(dice[BOT]) : face)));
    await expect.poll(() => readMap(table.table), PATIENT).toEqual(mapPresented(played, NAMES));
    await table.presentationEnds();
    await dealer.press('Tab');
    const naming = dealer.page.getByText(deskSay('en')('console-keyboard-naming'));
    await naming.waitFor();
    for (const card of played.taken) await dealer.nameRank(rankKey(card));
    await table.showsScores(scoresOf(played, NAMES));
    await dealer.press('Tab');
    await naming.waitFor({ state: 'detached' });
  }

  /** The players at pad and keys choose; the bot chooses by itself, and the die waits to be opened. */
  async function choose(pad: DieFace | null, keys: DieFace | null): Promise<void> {
    const of = cards.inGame.filter((seat) => seat !== DIE).length;
    // Keys have no light that asks for a press: a key that comes too early is dropped, and is pressed again.
    const press = async () => {
      if (keys !== null) await table.dealer.page.keyboard.press(keyOf(0, keys));
      if (pad !== null) pads.pressIfAsked('pad-a', pad);
      return table.course;
    };
    await expect.poll(press, PATIENT).toMatchObject({ phase: 'choosing', ready: of, of });
    if (of > 0) await table.table.getByText(sayIn('en', room)('room-ready-count', { ready: of, of }), { exact: true }).waitFor();
  }
});

/** “Dani: take left” is 5; without a die on the map there is none. */
function faceCalled(label: string | null | undefined): DieFace | null {
  const faces = [1, 2, 3, 4, 5, 6] as const;
  return faces.find((face) => label?.endsWith(`: ${sayIn('en', buttons)(`buttons-faces-${face}`)}`)) ?? null;
}
