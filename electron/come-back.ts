import type { WebContents } from 'electron';
import type { Clock } from '../host/clock/clock.ts';

/** ms before a crashed window is reloaded, for each crash in a row, so that one that always crashes does not spin. */
const PAUSES = [200, 500, 1_000, 2_000] as const;
/** A page that has run for this long, ms, did not crash on loading. */
const CALM = 5_000;

interface ComingBack {
  readonly contents: Pick<WebContents, 'on' | 'isDestroyed'>;
  readonly clock: Clock;
  readonly load: () => void;
}

/** Reloads a window whose page has crashed; the host does not notice. */
export function comeBack({ contents, clock, load }: ComingBack): void {
  let crashes = 0;
  let cancelCalm = () => {};
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    cancelCalm();
    const pause = PAUSES[Math.min(crashes, PAUSES.length - 1)] ?? 0;
    crashes += 1;
    clock.after(pause, () => {
      if (contents.isDestroyed()) return;
      load();
      cancelCalm = clock.after(CALM, () => (crashes = 0));
    });
  });
}
