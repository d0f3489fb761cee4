import { describe, expect, it } from 'vitest';
import { Newest } from './newest.ts';

/** A reader that takes one value at a time, and says itself when it has. */
function slowReader() {
  const sent: number[] = [];
  const takes: (() => void)[] = [];
  const newest = new Newest<number>((value, done) => {
    sent.push(value);
    takes.push(done);
  });
  return { newest, sent, take: (index: number) => takes[index]?.() };
}

describe('the newest value', () => {
  it('is all that a slow reader gets', () => {
    const { newest, sent, take } = slowReader();
    for (const value of [1, 2, 3]) newest.offer(value);
    expect(sent).toEqual([1]);
    expect(newest.busy).toBe(true);
    take(0);
    expect(sent).toEqual([1, 3]);
    take(1);
    expect(newest.busy).toBe(false);
  });

  it('goes once for one taking, however often that is said', () => {
    const { newest, sent, take } = slowReader();
    for (const value of [1, 2]) newest.offer(value);
    take(0);
    newest.offer(3);
    take(0);
    expect(sent).toEqual([1, 2]);
  });

  it('goes at once to a reader that takes at once', () => {
    const sent: number[] = [];
    const newest = new Newest<number>((value, done) => {
      sent.push(value);
      done();
    });
    for (const value of [1, 2, 3]) newest.offer(value);
    expect(sent).toEqual([1, 2, 3]);
  });
});
