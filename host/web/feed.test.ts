import { describe, expect, it } from 'vitest';
import { Newest } from './feed.ts';

/** A reader that says by itself when it is done with a value. */
function slowReader() {
  const sent: number[] = [];
  const takes: (() => void)[] = [];
  const newest = new Newest<number>((value, done) => {
    sent.push(value);
    takes.push(done);
  });
  return { newest, sent, take: (index: number) => takes[index]?.() };
}

describe('a slow reader', () => {
  it('gets the newest value only', () => {
    const { newest, sent, take } = slowReader();
    for (const value of [1, 2, 3]) newest.offer(value);
    expect(sent).toEqual([1]);
    expect(newest.busy).toBe(true);
    take(0);
    expect(sent).toEqual([1, 3]);
    take(1);
    expect(newest.busy).toBe(false);
  });

  it('gets one value each time it is ready, however often it says so', () => {
    const { newest, sent, take } = slowReader();
    for (const value of [1, 2]) newest.offer(value);
    take(0);
    newest.offer(3);
    take(0);
    expect(sent).toEqual([1, 2]);
  });

  it('gets every value if it is ready at once', () => {
    const sent: number[] = [];
    const newest = new Newest<number>((value, done) => {
      sent.push(value);
      done();
    });
    for (const value of [1, 2, 3]) newest.offer(value);
    expect(sent).toEqual([1, 2, 3]);
  });
});
