import { parseHostMessage, parsePadMessage } from '../../firmware-protocol/codec/codec.ts';
import type { HostMessage, PadMessage } from '../../firmware-protocol/codec/message.ts';
import { PtyPad } from '../serial/pty-pad.ts';

/** What passed on a line, in order. */
export type Overheard =
  | { readonly way: 'up'; readonly message: PadMessage }
  | { readonly way: 'down'; readonly message: HostMessage };

/** A pad on a pseudo-terminal whose line is overheard, byte for byte; a byte that belongs to no valid frame is kept apart. */
export class OverheardPad {
  readonly device: PtyPad;
  readonly heard: Overheard[] = [];
  readonly unsound: string[] = [];
  readonly #half = { up: '', down: '' };

  constructor(id: string, path: string) {
    this.device = new PtyPad(
      id,
      path,
      () => undefined,
      (way, bytes) => this.#hear(way, Buffer.from(bytes).toString('latin1')),
    );
  }

  /** Number of the last notice that the host has acknowledged. */
  get acknowledged(): number {
    return this.heard.reduce((last, { message }) => (message.type === 'ack' ? message.event : last), 0);
  }

  /** Number of the last notice of a seal. */
  get noticed(): number {
    return this.heard.reduce((last, { message }) => (message.type === 'sealed' ? message.event : last), 0);
  }

  /** Nonces that were opened, and so may be searched for. */
  get nonces(): readonly string[] {
    return this.heard.flatMap(({ message, way }) => (way === 'up' && message.type === 'reveal' ? [message.nonce] : []));
  }

  #hear(way: 'up' | 'down', text: string): void {
    const lines = (this.#half[way] + text).split('\n');
    this.#half[way] = lines.pop() ?? '';
    for (const line of lines) {
      const up = parsePadMessage(line);
      const down = parseHostMessage(line);
      if (way === 'up' && up.ok) this.heard.push({ way, message: up.value.message });
      else if (way === 'down' && down.ok) this.heard.push({ way, message: down.value.message });
      else this.unsound.push(line);
    }
  }
}
