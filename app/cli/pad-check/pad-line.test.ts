import { describe, expect, it } from 'vitest';
import { settle } from '../../../host/clock/testing/fake-clock.ts';
import { PadLine, type WireListener } from './pad-line.ts';

const LIMIT = 500;

/** A line on a computer whose timers fire when the test says, and its one pending timer. */
async function openLine(stop = new AbortController(), onHeard: (line: PadLine) => void = () => undefined) {
  let now = 0;
  let pending: (() => void) | undefined;
  let pad: WireListener | undefined;
  const clock = {
    now: () => now,
    after: (_ms: number, then: () => void) => {
      pending = then;
      return () => (pending = undefined);
    },
  };
  const open = (listener: WireListener) => {
    pad = listener;
    return Promise.resolve({ send: () => undefined, close: () => Promise.resolve() });
  };
  const line: PadLine = new PadLine(open, clock, stop.signal, () => onHeard(line));
  await line.open();
  return {
    line,
    says: (text: string) => pad?.bytes(Buffer.from(`${text}\n`)),
    fires: (at: number) => {
      now = at;
      pending?.();
    },
  };
}

describe('a wait for the pad', () => {
  it('ends without a line when its time is over', async () => {
    const { line, fires } = await openLine();
    const heard = line.until(() => true, LIMIT);
    fires(LIMIT);
    expect(await heard).toBeUndefined();
  });

  it('begins again when this computer was too busy to read what the pad has sent', async () => {
    const { line, fires, says } = await openLine();
    const heard = line.until(() => true, LIMIT);
    fires(2 * LIMIT);
    says('in time');
    expect(await heard).toMatchObject({ text: 'in time' });
  });

  it('ends on a computer that is always busy', async () => {
    const { line, fires } = await openLine();
    const heard = line.until(() => true, LIMIT);
    for (let at = 1; at <= 10; at += 1) {
      fires(2 * LIMIT * at);
      await settle();
    }
    expect(await heard).toBeUndefined();
  });
});

it('hears nothing of the pad once it was stopped, so that nothing is answered', async () => {
  const stop = new AbortController();
  const { line, says } = await openLine(stop, (heard) => heard.send('ok\n'));
  says('heard');
  stop.abort(new Error('interrupted'));
  says('a boot that asks for an answer');
  expect(line.since(0)).toHaveLength(1);
});
