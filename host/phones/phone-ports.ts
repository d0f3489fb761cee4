import { makePadMessage, parseHostMessage, parsePadMessage } from '../../firmware-protocol/codec/codec.ts';
import type { HostMessage } from '../../firmware-protocol/codec/message.ts';
import { isPhone } from '../contract/phone-socket.ts';
import { MemoryPort } from '../sealing/pads/memory-port.ts';
import type { SerialBinding, BindingPort } from '../sealing/pads/port.ts';

/** Everybody at the table sees that this happens, whatever any seat has pressed, so it need not wait for the tick. */
const PUBLIC: ReadonlySet<HostMessage['type']> = new Set(['arm', 'closeIn', 'close', 'reveal', 'halted']);

/** Sends a line with its newline, at once or on the tick. */
type SendLine = (line: string, atOnce: boolean) => void;

interface Connected {
  readonly send: SendLine;
  /** The last one opened. */
  port: MemoryPort | undefined;
}

/** The ports of the phones that are connected: to the host each is a serial port, whose path is the phone's id. */
export class PhonePorts {
  readonly #connected = new Map<string, Connected>();
  /** The attempt each phone was last told to play in. */
  readonly #armed = new Map<string, number>();

  /** The hardware with these ports added. */
  besides(hardware: SerialBinding): SerialBinding {
    return {
      list: () => hardware.list(),
      open: (options) => (isPhone(options.path) ? this.#open(options.path) : hardware.open(options)),
    };
  }

  connect(id: string, send: SendLine): void {
    this.#connected.set(id, { send, port: undefined });
  }

  disconnect(id: string): void {
    this.#connected.get(id)?.port?.unplugged();
    this.#connected.delete(id);
  }

  /**
   * Passes on what a phone has sent, line by line; what is no message of a pad is dropped.
   * @param lines each with its newline
   * @returns false if the phone says that it is another one's pad
   */
  deliver(id: string, lines: string): boolean {
    for (const line of lines.split('\n')) {
      const parsed = parsePadMessage(line);
      if (!parsed.ok) continue;
      const { message } = parsed.value;
      if (message.type === 'hello' && message.id !== id) return false;
      // As the codec writes it, so that no line is more than was checked.
      this.#connected.get(id)?.port?.deliver(Buffer.from(`${makePadMessage(parsed.value)}\n`, 'ascii'));
    }
    return true;
  }

  async #open(id: string): Promise<BindingPort> {
    const connected = this.#connected.get(id);
    if (connected === undefined) throw new Error(`Error: No such file or directory, cannot open ${id}`);
    connected.port = new MemoryPort((bytes) => this.#write(id, connected.send, Buffer.from(bytes).toString('ascii')));
    return connected.port;
  }

  #write(id: string, send: SendLine, lines: string): void {
    for (const line of lines.split('\n')) {
      const parsed = parseHostMessage(line);
      // A phone keeps the id that it was given.
      if (!parsed.ok || parsed.value.message.type === 'setId') continue;
      send(`${line}\n`, this.#isPublic(id, parsed.value.message));
    }
  }

  /** A pad is armed again where the host has missed a seal: that waits for the tick, since it tells that there is one. */
  #isPublic(id: string, message: HostMessage): boolean {
    if (message.type !== 'arm') return PUBLIC.has(message.type);
    const isFirst = this.#armed.get(id) !== message.attempt;
    this.#armed.set(id, message.attempt);
    return isFirst;
  }
}
