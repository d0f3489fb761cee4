import type { PadFace } from '../../../host/contract/pads.ts';

/** Longer than two buttons must be down together to halt (PROTOCOL.md, "Buttons"), ms. */
export const HALT_MS = 800;

/** Which buttons of the practice pad are down, by finger and key; every change is told, in the order pressed. */
export class HeldButtons {
  readonly #tell: (faces: PadFace[]) => void;
  #faces: readonly PadFace[] = [];

  constructor(tell: (faces: PadFace[]) => void) {
    this.#tell = tell;
  }

  down(face: PadFace): void {
    if (!this.#faces.includes(face)) this.#now([...this.#faces, face]);
  }

  up(face: PadFace): void {
    if (this.#faces.includes(face)) this.#now(this.#faces.filter((held) => held !== face));
  }

  /** Nobody holds anything any more. */
  letGo(): void {
    if (this.#faces.length > 0) this.#now([]);
  }

  #now(faces: readonly PadFace[]): void {
    this.#faces = faces;
    this.#tell([...faces]);
  }
}
