import type { Line } from '../record/line.ts';
import { doorOf } from '../games/index.ts';
import type { Opened } from '../course/opened.ts';
import type { GameEvent } from '../../rulebook/series.ts';

/** How the faces of each reveal with real dice came, by the number of its line: an undo returns to its typing. */
export class Reveals {
  readonly #opened = new Map<number, Opened>();

  /** Call with every line that was folded. */
  note(line: Line): void {
    if (line.kind !== 'step' || line.typed === undefined) return;
    // The fold has let these events through their rulebook's door.
    const faces = doorOf(line.rulebook).faces(line.events as readonly GameEvent[]);
    if (faces === undefined) return;
    const nonces = line.proof?.nonces ?? faces.map(() => null);
    this.#opened.set(line.n, { attempt: line.proof?.attempt ?? 0, faces, nonces, typed: line.typed });
  }

  of(n: number): Opened | undefined {
    return this.#opened.get(n);
  }
}
