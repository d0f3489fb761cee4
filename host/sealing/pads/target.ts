import { realpathSync } from 'node:fs';

/** The port that a path is or, as `/dev/serial/by-id/…`, leads to at this moment: a link leads elsewhere after a replug. */
export function targetOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // Not plugged in, or no file at all (`COM3`).
    return path;
  }
}
