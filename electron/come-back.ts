import type { WebContents } from 'electron';
import type { Clock } from '../host/clock/clock.ts';

/** ms before a crashed window is reloaded, longer with each crash in a row. */
const PAUSES = [200, 500, 1_000, 2_000] as const;
/** A page that has run for this long, ms, did not crash on loading. */
const CALM = 5_000;

/** Reloads a window whose page has crashed; the host does not notice. */
export function comeBack(contents: Pick<WebContents, 'on' | 'isDestroyed'>, clock: Clock, load: () => void): void {
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
