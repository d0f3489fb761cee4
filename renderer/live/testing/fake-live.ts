import { onTestFinished, vi } from 'vitest';
import type { PageView } from '../../../host/contract/live.ts';
import type { DownMessage } from '../../../host/contract/view.ts';
import { Live } from '../live.svelte.ts';
import { NOT_LIVE, type LiveWire } from '../wire.ts';

/** A line to a host that says and answers what the test says. Unless the test has its own time, none passes. */
export function fakeLive<View>(more: Partial<LiveWire> = {}) {
  if (!vi.isFakeTimers()) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
  }
  let hear: (message: DownMessage<PageView>) => void = () => undefined;
  let lose: () => void = () => undefined;
  const wire: LiveWire = {
    open(onMessage, onOut) {
      hear = onMessage;
      lose = () => onOut('lost');
      return () => undefined;
    },
    command: () => Promise.resolve(NOT_LIVE),
    press: () => undefined,
    ...more,
  };
  const live = new Live<View>(wire, () => undefined);
  onTestFinished(live.start());
  return {
    live,
    say: (message: DownMessage<PageView>) => hear(message),
    lose: () => lose(),
  };
}
