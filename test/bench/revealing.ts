import type { PadControl, PadSource } from '../../host/sealing/pads/source.ts';
import { now } from './one-clock.ts';

/** When the faces of one opening were asked for, and when the last of them had arrived and been verified, by `now()`. */
export interface Revealed {
  readonly faces: number;
  readonly asked: number;
  readonly last: number;
}

/** Watches the pads' faces being asked for and coming. */
export class Revealing {
  #revealed: Revealed | undefined;

  constructor(source: PadSource) {
    const pad = source.pad.bind(source);
    const watched = new Set<PadControl>();
    source.pad = (id) => {
      const control = pad(id);
      if (!watched.has(control)) this.#watch(control);
      watched.add(control);
      return control;
    };
  }

  #watch(control: PadControl): void {
    const reveal = control.reveal.bind(control);
    control.reveal = async (...asked) => {
      this.#revealed ??= { faces: 0, asked: now(), last: 0 };
      const face = await reveal(...asked);
      this.#revealed = { ...this.#revealed, faces: this.#revealed.faces + 1, last: now() };
      return face;
    };
  }

  /** The opening since the last time. */
  taken(): Revealed {
    const revealed = this.#revealed;
    this.#revealed = undefined;
    if (revealed === undefined) throw new Error('no face was asked for');
    return revealed;
  }
}
