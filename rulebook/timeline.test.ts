import { describe, expect, it } from 'vitest';
import { current, EMPTY_TIMELINE, peekRedo, peekUndo, push, redo, shorten, undo } from './timeline.ts';
import type { Timeline } from './timeline.ts';

type Sum = Timeline<number, number>;

function after(...steps: readonly (readonly number[])[]): Sum {
  return steps.reduce<Sum>((timeline, events, i) => push(timeline, i + 1, events, add), EMPTY_TIMELINE);
}
function add(state: number | undefined, event: number): number {
  return (state ?? 0) + event;
}

describe('the time line', () => {
  it('begins with nothing done', () => {
    expect(current(EMPTY_TIMELINE)).toBeUndefined();
    expect([peekUndo(EMPTY_TIMELINE), peekRedo(EMPTY_TIMELINE)]).toEqual([undefined, undefined]);
    expect(undo(EMPTY_TIMELINE)).toBe(EMPTY_TIMELINE);
    expect(redo(EMPTY_TIMELINE)).toBe(EMPTY_TIMELINE);
  });

  it('folds the events of each step, goes back to before the first, and is unchanged after undo and redo', () => {
    const timeline = after([1], [2, 3]);
    expect(timeline.done).toMatchObject({ length: 2, head: { n: 2, before: 1, after: 6, events: [2, 3] } });
    const back = undo(undo(timeline));
    expect(current(back)).toBeUndefined();
    expect(back.undone).toMatchObject({ length: 2, head: { n: 1 }, rest: { head: { n: 2 } } });
    expect(redo(redo(back))).toEqual(timeline);
  });

  it('forgets undone steps at a new step', () => {
    const branched = push(undo(after([1], [2])), 3, [10], add);
    expect(current(branched)).toBe(11);
    expect(branched.undone).toBeUndefined();
    expect(branched.done).toMatchObject({ length: 2, head: { n: 3, before: 1 } });
  });

  it('says what undo and redo would do', () => {
    const timeline = undo(after([1], [2], [3]));
    expect(peekUndo(timeline)).toMatchObject({ step: { n: 2 }, from: 3, to: 1 });
    expect(peekRedo(timeline)).toMatchObject({ step: { n: 3 }, from: 3, to: 6 });
  });

  it('shares the steps already done, however many there are', () => {
    const long = after(...Array.from({ length: 1000 }, () => [1]));
    expect(push(long, 1001, [1], add).done?.rest).toBe(long.done);
    expect(undo(long).done).toBe(long.done?.rest);
  });

  it('goes back to the beginning and forth again through states it has forgotten', () => {
    const long = after(...Array.from({ length: 1000 }, (_, i) => [i]));
    const states: (number | undefined)[] = [];
    let timeline: Sum = long;
    for (; timeline.done !== undefined; timeline = undo(timeline)) states.push(current(timeline));
    expect(states.reverse()).toEqual(Array.from({ length: 1000 }, (_, i) => (i * (i + 1)) / 2));
    for (const state of states) expect(current((timeline = redo(timeline)))).toBe(state);
  });

  it('keeps few of the states of a long night, and folds few events again for any other', () => {
    let folded = 0;
    const counted = (state: number | undefined, event: number) => ((folded += 1), add(state, event));
    let long: Sum = EMPTY_TIMELINE;
    for (let n = 1; n <= 1000; n += 1) long = push(long, n, [1], counted);
    expect(folded).toBe(1000);
    const refolded = (back: number) => {
      const before = folded;
      let steps = long.done;
      for (let i = 0; i < back; i += 1) steps = steps?.rest;
      expect(steps?.head.after).toBe(1000 - back);
      return folded - before;
    };
    expect([0, 1, 63].map(refolded)).toEqual([0, 0, 0]);
    const again = [201, 301, 901].map(refolded);
    for (const count of again) expect(count).toBeGreaterThan(0);
    for (const count of again) expect(count).toBeLessThan(64);
  });

  it('shortened, undoes the last steps as before, and goes on', () => {
    const long = undo(undo(after(...Array.from({ length: 200 }, (_, i) => [i]))));
    const short = shorten(long, 5);
    expect(short.done).toMatchObject({ length: 5, head: { n: 198, after: 19_503 } });
    expect(current(redo(redo(short)))).toBe(19_900);
    const [back, forth] = [short, long].map((timeline) => undo(undo(undo(undo(timeline)))));
    expect([current(back as Sum), peekUndo(back as Sum)?.to]).toEqual([current(forth as Sum), peekUndo(forth as Sum)?.to]);
    expect(current(push(short, 201, [1], add))).toBe(19_504);
  });

  it('accepts no step without an event', () => {
    expect(() => push(EMPTY_TIMELINE, 7, [], add)).toThrow(new RangeError('step 7 holds no event'));
  });
});
