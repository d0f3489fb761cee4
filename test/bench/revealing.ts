import type { PadControl, PadSource } from '../../host/sealing/pads/source.ts';
import type { Sealer } from '../../host/sealing/sealer.ts';
import type { OpenPhones } from '../../host/session/port.ts';
import { now } from './one-clock.ts';

/** When the faces of one opening were asked for, and when the last of them had arrived and been verified, by `now()`. */
export interface Revealed {
  readonly faces: number;
  readonly asked: number;
  readonly last: number;
}

/** Watches the faces of pads and phones being asked for and coming. */
export class Revealing {
  #revealed: Revealed | undefined;

  constructor(source: PadSource) {
    const pad = source.pad.bind(source);
    const watched = new Set<PadControl>();
    source.pad = (id) => {
      const control = pad(id);
      if (!watched.has(control)) this.#watched(control);
      watched.add(control);
      return control;
    };
  }

  /** The same phones, watched. */
  of(open: OpenPhones): OpenPhones {
    return (table, changed) => {
      const phones = open(table, changed);
      const sealer = phones.sealer.bind(phones);
      return Object.assign(phones, { sealer: (...given: Parameters<typeof sealer>) => this.#watched(sealer(...given)) });
    };
  }

  #watched<One extends Pick<Sealer | PadControl, 'reveal'>>(one: One): One {
    const reveal = one.reveal.bind(one) as (...asked: unknown[]) => Promise<never>;
    one.reveal = async (...asked: unknown[]) => {
      this.#revealed ??= { faces: 0, asked: now(), last: 0 };
      const face = await reveal(...asked);
      this.#revealed = { ...this.#revealed, faces: this.#revealed.faces + 1, last: now() };
      return face;
    };
    return one;
  }

  /** The opening since the last time. */
  taken(): Revealed {
    const revealed = this.#revealed;
    this.#revealed = undefined;
    if (revealed === undefined) throw new Error('no face was asked for');
    return revealed;
  }
}
