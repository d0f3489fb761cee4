import { basename } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { NAMES, OverheardHall, PADS } from './overheard-hall.ts';
import { spellingsIn } from './spellings.ts';

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 20 });
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** As `FakePads` draws it for this face. */
const nonceOf = (face: Face) => String(face).repeat(8) + 'f'.repeat(8);
const FACES = [6, 5, 3] as const satisfies readonly Face[];

let at: OverheardHall;
beforeEach(async () => {
  at = await OverheardHall.open();
  expect(at.link.join(at.address, at.hall.code(1))).toBeUndefined();
  await soon(() => expect(at.link.view.joined).toMatchObject({ link: 'live' }));
  await at.begin();
  await soon(() => expect(at.link.view.joined?.behind).toBe(0));
});
afterEach(() => at.close());

/** Until the line with the seals is in the mirror; no face has been asked for. */
async function untilCommitted(): Promise<void> {
  await soon(() => expect(at.table.pads.attemptOf(PADS[0])).toBeGreaterThan(0));
  at.press(FACES);
  await soon(() => expect(at.table.course).toMatchObject({ ready: 3 }));
  await at.table.step('count');
  await at.table.clock.pass(3_000);
  await soon(() => expect(at.mirrors[0]?.text).toContain('"kind":"commitments"'));
}

async function untilShown(): Promise<void> {
  await at.table.clock.pass(400);
  await soon(() => expect(at.table.course.phase).toBe('shown'));
  await soon(() => expect(at.mirrors[0]?.text).toContain('"faces":[6,5,3]'));
  // Views leave no more often than four times a second.
  await wait(600);
}

/** Keys that a private file holds: every text in it that is long enough to be one. */
function keysIn(privateFile: string): readonly string[] {
  return [...privateFile.matchAll(/"([\w+/=-]{32,})"/g)].map(([, key = '']) => key);
}

describe('between a table and its hall', () => {
  it('nothing travels while people choose, however often they change their mind', async () => {
    await soon(() => expect(at.table.pads.attemptOf(PADS[0])).toBeGreaterThan(0));
    await wait(300);
    const before = at.cable.bytes;
    for (const faces of [FACES, [1, 2, 4], FACES] as const) {
      at.press(faces);
      await wait(150);
    }
    await soon(() => expect(at.table.course).toMatchObject({ ready: 3 }));
    await wait(300);
    expect(at.cable.bytes).toEqual(before);
  });

  it('no byte tells a face or the nonce of a pad before the reveal, and no path ever', async () => {
    await untilCommitted();
    const before = at.travelled;
    // The cable is the right one.
    expect(before).toContain(`referee/2/${at.hall.keys.hall}/tables/1/lines/`);
    expect(before).toContain('commitments');
    for (const text of ['FacesOpened', 'faces', 'nonce\\"']) expect(before, text).not.toContain(text);
    for (const face of FACES) expect(spellingsIn(before, nonceOf(face))).toEqual([]);
    await untilShown();
    expect(at.travelled).toContain(nonceOf(6));
    for (const path of ['of-the-', basename(at.home)]) expect(at.travelled, path).not.toContain(path);
  });

  it('no key travels but the password of the table, which only the broker is shown', async () => {
    await untilCommitted();
    await untilShown();
    const { travelled } = at;
    const secret = at.hall.keys.secretOf(1) ?? '';
    // Once to join, and once to stay.
    expect(travelled.split(secret)).toHaveLength(3);
    expect(Buffer.concat(at.cable.heard.down).toString('latin1')).not.toContain(secret);
    const kept = at.privates.flatMap(keysIn);
    expect(kept.length).toBeGreaterThan(1);
    for (const key of kept) expect(travelled, key).not.toContain(key);
  });
});

describe('the views of a hall', () => {
  it('do not change with what is sealed, and hold no face, pad, nonce, seal, key or path at any time', async () => {
    await wait(600);
    const before = last();
    await untilCommitted();
    await wait(600);
    expect(last()).toEqual(before);
    await untilShown();
    expect(last()).not.toEqual(before);
    const all = [...at.views.board, ...at.views.organiser].join('\n');
    for (const name of NAMES) expect(all).toContain(name);
    const [{ text: mirror } = { text: '' }] = at.mirrors;
    const sealed = [...mirror.matchAll(/"(?:hostNonce|commitment|hash)":"([0-9a-f]+)"/g)].map(([, hex = '']) => hex);
    for (const text of [...PADS, ...sealed, ...FACES.map(nonceOf), '"faces"', 'nonce', 'attempt', at.table.folder.folder])
      expect(all, text).not.toContain(text);
    for (const secret of at.privates.flatMap(keysIn)) expect(all, secret).not.toContain(secret);
    // The cards of the tables are the organiser's to print.
    for (const board of at.views.board) expect(board).not.toContain(at.hall.code(1));
    for (const board of at.views.board) expect(board).not.toContain(at.hall.folder);
  });

  /** The newest of each, without what changes by itself. */
  function last(): readonly unknown[] {
    return [at.views.board, at.views.organiser].map(
      (views) => JSON.parse((views.at(-1) ?? '').replaceAll(/"(version|now)":\d+/g, '"$1":0')) as unknown,
    );
  }
});

it('what a hall keeps of a table is readable by its own user only', async () => {
  await untilCommitted();
  expect(at.mirrors.map(({ mode }) => mode)).toEqual([0o600]);
});
