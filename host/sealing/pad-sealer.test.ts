import { beforeEach, expect, test } from 'vitest';
import { FakePads } from '../session/testing/fake-pads.ts';
import { PadSealer } from './pad-sealer.ts';
import { SealLost } from './sealer.ts';

const HOST_NONCE = '0123456789abcdef';
const never = new AbortController().signal;

let pads: FakePads;
let heard: string[];
let sealer: PadSealer;

/** A seat whose pad is armed with attempt 3. */
beforeEach(() => {
  [pads, heard] = [new FakePads('P1', 'P2'), []];
  const note = (what: string) => (seat: number) => void heard.push(`${what} ${seat}`);
  const listener = { sealed: note('sealed'), withdrawn: note('withdrawn'), halt: note('halt'), closed: note('closed') };
  sealer = new PadSealer(1, 'P1', pads, listener);
  sealer.count(1000);
  sealer.arm(3, HOST_NONCE);
});

test('reports only the first seal of its pad in its own attempt', () => {
  pads.pad('P2').arm(3, HOST_NONCE);
  pads.press('P2', 1);
  expect(heard).toEqual([]);
  pads.press('P1', 1);
  pads.press('P1', 2);
  expect(heard).toEqual(['sealed 1']);
  pads.pad('P1').arm(2, HOST_NONCE);
  pads.halt('P1');
  pads.tell({ type: 'closed', pad: 'P1', attempt: 2 });
  expect(heard).toEqual(['sealed 1']);
});

test.each([
  ['a halt over a seal', { type: 'halt', pad: 'P1', attempt: 3, seal: 1 }, ['halt 1'], true],
  ['a halt that leaves none', { type: 'halt', pad: 'P1', attempt: 3, seal: 0 }, ['halt 1', 'withdrawn 1'], false],
  ['a loss of power', { type: 'unsealed', pad: 'P1', attempt: 3 }, ['withdrawn 1'], false],
  ['a pad that has closed by itself', { type: 'closed', pad: 'P1', attempt: 3 }, ['closed 1'], true],
] as const)('reports %s', (_what, event, reported, isSealed) => {
  pads.press('P1', 1);
  pads.tell(event);
  expect(heard).toEqual(['sealed 1', ...reported]);
  expect(sealer.sealed).toBe(isSealed);
});

test('reveals the seal that its pad closed with, and nothing before', async () => {
  pads.press('P1', 4);
  await expect(sealer.reveal(never)).rejects.toThrow('no seal');
  expect(await sealer.close(never)).toMatchObject({ seal: 1 });
  expect(await sealer.reveal(never)).toMatchObject({ face: 4 });
});

test('reports a seal gone at T as lost, not as never made, and one gone after T as lost', async () => {
  expect(await sealer.close(never)).toBe('none');
  sealer.arm(4, HOST_NONCE);
  pads.press('P1', 4);
  pads.forget('P1');
  expect(await sealer.close(never)).toBe('lost');
  sealer.arm(5, HOST_NONCE);
  pads.press('P1', 4);
  await sealer.close(never);
  pads.forget('P1');
  await expect(sealer.reveal(never)).rejects.toBeInstanceOf(SealLost);
});

test('tells its pad when the count ends, that it was halted, and the outcome; and hears nothing more', () => {
  sealer.count(5000);
  sealer.halted();
  expect(pads.counts).toEqual([
    ['P1', 5000],
    ['P1', 'halted'],
  ]);
  sealer.ended('took');
  expect(pads.results).toEqual([['P1', 'took']]);
  pads.press('P1', 4);
  expect(heard).toEqual([]);
});

test('knows whether its pad is connected', () => {
  expect(sealer.gone).toBe(false);
  pads.link('P1', 'lost');
  expect(sealer.gone).toBe(true);
});
