import { beforeEach, describe, expect, it } from 'vitest';
import { FakeReferee } from '../host/web/testing/fake-referee.ts';
import { SeatKeys } from './seat-keys.ts';

const alone = { isAutoRepeat: false, control: false, alt: false, meta: false };
const down = (code: string) => ({ ...alone, type: 'keyDown', code });
const repeat = (code: string) => ({ ...alone, type: 'keyDown', code, isAutoRepeat: true });
const up = (code: string) => ({ ...alone, type: 'keyUp', code });

describe('keys of seats', () => {
  let referee: FakeReferee;
  let keys: SeatKeys;
  beforeEach(() => {
    referee = new FakeReferee();
    referee.codes = new Set(['KeyQ']);
    keys = new SeatKeys(referee);
  });

  it('are withheld from the page and pressed once, however long they are held', () => {
    expect([down('KeyQ'), repeat('KeyQ'), repeat('KeyQ'), up('KeyQ')].map((input) => keys.take(input))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(referee.presses).toEqual(['KeyQ']);
  });

  it.each(['control', 'alt', 'meta'] as const)('press nothing together with %s, and no page sees them', (modifier) => {
    expect(keys.take({ ...down('KeyQ'), [modifier]: true })).toBe(true);
    expect(keys.take(up('KeyQ'))).toBe(true);
    expect(referee.presses).toEqual([]);
  });

  it('do not affect other keys', () => {
    expect([down('Space'), repeat('Space'), up('Space')].map((input) => keys.take(input))).toEqual([false, false, false]);
    expect(referee.presses).toEqual([]);
  });

  it('stay withheld while they are held down, even if the keyboard switches to naming meanwhile', () => {
    keys.take(down('KeyQ'));
    referee.codes = new Set();
    expect([repeat('KeyQ'), up('KeyQ')].map((input) => keys.take(input))).toEqual([true, true]);
    expect([down('KeyQ'), repeat('KeyQ'), up('KeyQ')].map((input) => keys.take(input))).toEqual([false, false, false]);
    expect(referee.presses).toEqual(['KeyQ']);
  });

  it('press again if their release was never seen', () => {
    keys.take(down('KeyQ'));
    referee.codes = new Set();
    expect([down('KeyQ'), up('KeyQ')].map((input) => keys.take(input))).toEqual([false, false]);
  });

  it('press nothing if they were held before they belonged to a seat', () => {
    referee.codes = new Set();
    keys.take(down('KeyQ'));
    referee.codes = new Set(['KeyQ']);
    expect(keys.take(repeat('KeyQ'))).toBe(true);
    expect(referee.presses).toEqual([]);
  });
});

describe('keys of a keypad', () => {
  let referee: FakeReferee;
  let keys: SeatKeys;
  beforeEach(() => {
    referee = new FakeReferee();
    referee.keypads = new Set(['F13', 'Numpad1']);
    keys = new SeatKeys(referee);
  });

  it('are withheld and pressed once each, even if two are down at once', () => {
    const inputs = [down('F13'), down('Numpad1'), repeat('F13'), repeat('Numpad1'), up('F13'), up('Numpad1')];
    expect(inputs.map((input) => keys.take(input))).toEqual(inputs.map(() => true));
    expect(referee.presses).toEqual(['F13', 'Numpad1']);
  });

  it('are pressed together with whatever the keypad, or the dealer, holds down', () => {
    const inputs = [down('ControlLeft'), { ...down('F13'), control: true, alt: true, meta: true }, up('F13')];
    expect(inputs.map((input) => keys.take(input))).toEqual([false, true, true]);
    expect(referee.presses).toEqual(['F13']);
  });

  it('reach the page while a keypad is learned', () => {
    referee.keypads = new Set();
    expect([down('F13'), up('F13')].map((input) => keys.take(input))).toEqual([false, false]);
    expect(referee.presses).toEqual([]);
  });
});
