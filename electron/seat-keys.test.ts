import { beforeEach, describe, expect, it } from 'vitest';
import { FakeReferee } from '../host/web/fake-referee.ts';
import { SeatKeys } from './seat-keys.ts';

const down = (code: string) => ({ type: 'keyDown', code, isAutoRepeat: false });
const repeat = (code: string) => ({ type: 'keyDown', code, isAutoRepeat: true });
const up = (code: string) => ({ type: 'keyUp', code, isAutoRepeat: false });

describe('keys of seats', () => {
  let referee: FakeReferee;
  let keys: SeatKeys;
  beforeEach(() => {
    referee = new FakeReferee();
    referee.codes = new Set(['KeyQ']);
    keys = new SeatKeys(referee);
  });

  it('are kept from the page and pressed once, however long they are held', () => {
    expect([down('KeyQ'), repeat('KeyQ'), repeat('KeyQ'), up('KeyQ')].map((input) => keys.take(input))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(referee.presses).toEqual(['KeyQ']);
  });

  it('are nobody else’s keys', () => {
    expect([down('Space'), repeat('Space'), up('Space')].map((input) => keys.take(input))).toEqual([false, false, false]);
    expect(referee.presses).toEqual([]);
  });

  it('stay kept while held, when the keyboard is turned to naming meanwhile', () => {
    keys.take(down('KeyQ'));
    referee.codes = new Set();
    expect([repeat('KeyQ'), up('KeyQ')].map((input) => keys.take(input))).toEqual([true, true]);
    expect([down('KeyQ'), repeat('KeyQ'), up('KeyQ')].map((input) => keys.take(input))).toEqual([false, false, false]);
    expect(referee.presses).toEqual(['KeyQ']);
  });

  it('go through anew when their release was never seen', () => {
    keys.take(down('KeyQ'));
    referee.codes = new Set();
    expect([down('KeyQ'), up('KeyQ')].map((input) => keys.take(input))).toEqual([false, false]);
  });

  it('held since before they were anybody’s press nothing', () => {
    referee.codes = new Set();
    keys.take(down('KeyQ'));
    referee.codes = new Set(['KeyQ']);
    expect(keys.take(repeat('KeyQ'))).toBe(true);
    expect(referee.presses).toEqual([]);
  });
});
