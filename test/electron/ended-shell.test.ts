import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readRecord } from '../../host/record/reader.ts';
import { verify } from '../../host/record/verify/verify.ts';
import { beginCommand, die, keys } from '../../host/session/testing/memory-table.ts';
import { STANDARD_CHOICES } from '../../host/record/seating.ts';
import { electronHere } from '../support/electron.ts';
import { PATIENT, WatchedShell, type Standing } from './watched-shell.ts';
import { deskSay } from '../../renderer/dealer/desk/desk-say.ts';

const here = electronHere();
const say = deskSay('en');

const BEGIN = beginCommand([keys(0), die, die], {
  house: { cards: 'untracked' },
  choices: { ...STANDARD_CHOICES, count: 2, pace: 'teaching' },
});

/** What a restart must restore: everything except the course of the round, and what shows only between rounds or for a moment. */
function kept({ table, undo: _undo, redo: _redo, underWay: _underWay, ...standing }: Standing) {
  const { game, cloth: _cloth, ...seen } = table;
  const { course: _course, corrections: _corrections, ...rest } = game ?? expect.fail('no game');
  return { ...standing, table: { ...seen, game: rest }, typed: [], ports: [] };
}

const ENDS = {
  killed: async ({ shell }) => shell.running.kill(),
  'asked to end': async ({ shell }) => {
    const { running } = shell;
    const gone = new Promise<void>((resolve) => void running.app.once('close', () => resolve()));
    running.app.process().kill('SIGTERM');
    await gone;
    await running.close();
  },
  'console closed': async (at) => {
    const { running } = at.shell;
    const gone = new Promise<void>((resolve) => void running.app.once('close', () => resolve()));
    const close = () => at.window('console').evaluate((window) => void setImmediate(() => window.close()));
    await close();
    await at.says('console', say('console-leaving'));
    await close();
    await gone;
    await running.close();
  },
} as const satisfies Record<string, (at: WatchedShell) => Promise<void>>;
type End = keyof typeof ENDS;

describe.skipIf('missing' in here)('the desktop shell that ends during a round and is started again', () => {
  let nights: string;
  let userData: string;
  let at: WatchedShell;
  let rounds = 0;

  const open = async () => {
    if ('missing' in here) return;
    at = await WatchedShell.open(here.executable, ['--nights', nights], userData);
  };

  beforeAll(async () => {
    if ('missing' in here) return;
    nights = mkdtempSync(join(tmpdir(), 'referee-nights-'));
    userData = mkdtempSync(join(tmpdir(), 'referee-user-data-'));
    await open();
    await at.accepted(BEGIN);
  });

  afterAll(async () => {
    if ('missing' in here) return;
    await at.shell.running.close();
    for (const folder of [nights, userData]) rmSync(folder, { recursive: true });
  });

  const course = (like: object) => vi.waitFor(async () => expect(await at.course()).toMatchObject(like), PATIENT);
  const count = async () => {
    if ((await at.course()).phase === 'shown') await at.press('console', 'Space');
    await at.shows('choosing');
    // Right after a presentation Space does not start the next count, which might be over before the test checks it.
    await vi.waitFor(async () => {
      await at.press('console', 'Space');
      expect((await at.course()).phase).not.toBe('choosing');
    }, PATIENT);
  };
  const counts = (seconds: number) => at.accepted({ type: 'choices', choices: { ...BEGIN.choices, count: seconds } });
  const byHand = async () => {
    await course({ phase: 'opening', stalled: [{ seat: 0 }] });
    await at.says('console', say('console-by-hand'));
    await at.press('console', 'Enter');
    await at.says('console', say('console-by-hand-for', { name: 'Anna' }));
    await at.press('console', '6');
    await course({ stalled: [], toType: [1, 2] });
  };
  const type = async () => {
    await at.press('console', '5');
    await course({ toType: [2] });
  };
  const last = async () => {
    await at.press('console', '0');
    await at.shows('shown');
    rounds += 1;
  };

  /** Plays a whole round, pressing the keys of one phase after the other. */
  async function playOn(): Promise<void> {
    await counts(2);
    for (const step of [count, byHand, type, last]) await step();
    expect((await at.standing()).table.game?.round).toBe(rounds);
  }

  it.each<[string, End, readonly (() => Promise<unknown>)[]]>([
    ['choosing', 'asked to end', [() => at.chooses('console', 'q')]],
    ['counting', 'killed', [() => counts(9), count, () => at.shows('counting')]],
    ['opening, stalled', 'console closed', [count, () => course({ phase: 'opening', stalled: [{ seat: 0 }] })]],
    ['opening, dice half typed', 'killed', [count, byHand, type]],
    ['shown', 'killed', [count, byHand, type, last]],
  ])('%s, %s: the table is as it was, and the round is played to its end', async (_place, end, steps) => {
    for (const step of steps) await step();
    const before = kept(await at.standing());
    await ENDS[end](at);
    if (end !== 'killed') expect(readdirSync(nights).filter((name) => name.endsWith('.lock'))).toEqual([]);
    await open();
    // The console says again in which language the room reads.
    await expect.poll(async () => kept(await at.standing()), PATIENT).toEqual(before);
    await at.shows('choosing');
    await playOn();
  });

  it('a second instance brings the console of the first to the front and ends', async () => {
    await at.window('console').evaluate((window) => window.minimize());
    expect(await at.shell.running.second()).toMatchObject({ code: 0, said: expect.stringContaining('already running') });
    await vi.waitFor(
      async () => expect(await at.window('console').evaluate((window) => window.isMinimized())).toBe(false),
      PATIENT,
    );
  });

  it('the record has every round that was shown, once', async () => {
    const { recordFile } = await at.standing();
    expect(verify(await readRecord(recordFile))).toMatchObject({ ok: true, games: 1, rounds });
  });
});
