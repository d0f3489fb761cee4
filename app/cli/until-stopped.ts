import { INTERRUPTED } from './exit-code.ts';

/** Resolves at the first Ctrl-C or request to end; a second one ends at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (asked) process.exit(INTERRUPTED);
        asked = true;
        resolve();
      });
    }
  });
}
