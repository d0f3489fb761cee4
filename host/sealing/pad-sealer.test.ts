import { expect, test } from 'vitest';
import type { PadEvent } from './pads/source.ts';
import { FakePads } from '../session/testing/fake-pads.ts';
import { PadSealer } from './pad-sealer.ts';
import { SealLost } from './sealer.ts';

const HOST_NONCE = '0123456789abcdef';
const never = new AbortController().signal;

function padSeat() {
  const pads = new FakePads('P1', 'P2');
  const heard: string[] = [];
  const sealer = new PadSealer(1, 'P1', pads, {
    sealed: (seat) => void heard.push(`sealed ${seat}`),
    withdrawn: (seat) => void heard.push(`withdrawn ${seat}`),
    halt: (seat) => void heard.push(`halt ${seat}`),
    closed: (seat) => void heard.push(`closed ${seat}`),
  });
  return { pads, heard, sealer };
}

test('reports only the first seal of its pad in its own attempt', () => {
  const { pads, heard, sealer } = padSeat();
  sealer.arm(3, HOST_NONCE);
  pads.pad('P2').arm(3, HOST_NONCE);
  pads.press('P2', 1);
  expect(heard).toEqual([]);
  pads.press('P1', 1);
  pads.press('P1', 2);
  expect(heard).toEqual(['sealed 1']);
  pads.pad('P1').arm(2, HOST_NONCE);
  pads.halt('P1');
  expect(heard).toEqual(['sealed 1']);
});

test('withdraws the seal after a halt only if none is left', () => {
  const { pads, heard, sealer } = padSeat();
  sealer.arm(3, HOST_NONCE);
  pads.press('P1', 1);
  pads.halt('P1');
  expect(heard).toEqual(['sealed 1', 'halt 1']);
  expect(sealer.sealed).toBe(true);
  const withdrawn: PadEvent = { type: 'halt', pad: 'P1', attempt: 3, seal: 0 };
  pads.tell(withdrawn);
  expect(heard).toEqual(['sealed 1', 'halt 1', 'halt 1', 'withdrawn 1']);
  expect(sealer.sealed).toBe(false);
});

test('has no seal after its pad lost power', () => {
  const { pads, heard, sealer } = padSeat();
  sealer.arm(3, HOST_NONCE);
  pads.press('P1', 1);
  pads.tell({ type: 'unsealed', pad: 'P1', attempt: 3 });
  expect(heard).toEqual(['sealed 1', 'withdrawn 1']);
});

test('reveals the seal that its pad closed with', async () => {
  const { pads, sealer } = padSeat();
  expect(await sealer.close(never)).toBe('none');
  sealer.arm(3, HOST_NONCE);
  pads.press('P1', 4);
  expect(await sealer.close(never)).toMatchObject({ seal: 1 });
  expect(await sealer.reveal(never)).toMatchObject({ face: 4 });
});

test('has nothing to reveal before it is closed', async () => {
  const { pads, sealer } = padSeat();
  sealer.arm(3, HOST_NONCE);
  pads.press('P1', 4);
  await expect(sealer.reveal(never)).rejects.toThrow('no seal');
});

test('reports a seal gone at T as lost, not as never made', async () => {
  const { pads, sealer } = padSeat();
  sealer.arm(3, HOST_NONCE);
  pads.press('P1', 4);
  pads.forget('P1');
  expect(await sealer.close(never)).toBe('lost');
});

test('reports a seal gone after T as lost', async () => {
  const { pads, sealer } = padSeat();
  sealer.arm(3, HOST_NONCE);
  pads.press('P1', 4);
  await sealer.close(never);
  pads.forget('P1');
  await expect(sealer.reveal(never)).rejects.toBeInstanceOf(SealLost);
});

test('tells its pad when the count ends, and that the count was halted', () => {
  const { pads, sealer } = padSeat();
  sealer.count(1000);
  sealer.arm(3, HOST_NONCE);
  sealer.count(5000);
  sealer.halted();
  expect(pads.counts).toEqual([
    ['P1', 5000],
    ['P1', 'halted'],
  ]);
});

test('reports that its pad has closed by itself', () => {
  const { pads, heard, sealer } = padSeat();
  sealer.arm(3, HOST_NONCE);
  pads.tell({ type: 'closed', pad: 'P1', attempt: 2 });
  pads.tell({ type: 'closed', pad: 'P1', attempt: 3 });
  expect(heard).toEqual(['closed 1']);
});

test('knows whether its pad is connected', () => {
  const { pads, sealer } = padSeat();
  expect(sealer.gone).toBe(false);
  pads.link('P1', 'lost');
  expect(sealer.gone).toBe(true);
});

test('sends the outcome to the pad and hears nothing more', () => {
  const { pads, heard, sealer } = padSeat();
  sealer.arm(3, HOST_NONCE);
  sealer.ended('took');
  expect(pads.results).toEqual([['P1', 'took']]);
  pads.press('P1', 4);
  expect(heard).toEqual([]);
});
