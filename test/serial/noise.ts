import { BOOT_LOG, openForeignDevice } from '../../firmware-protocol/testing/fake-foreign-device.ts';
import { openPty, type Pty } from '../../firmware-protocol/scripted-pad/pty.ts';

const FLOOD = Buffer.alloc(64 * 1024, '|x');
/** Begins like a seal and never ends. */
const HALF = Buffer.from('|s,0,1,1,1,0123456789abcdef');

/** Ports with no pad behind them: a board that answers with its boot log, one that never ends a line, one that floods. */
export class Noise {
  readonly paths: readonly string[];
  readonly #ports: readonly Pty[];

  static async open(): Promise<Noise> {
    return new Noise([await openForeignDevice(), await openPty(() => undefined), await openPty(() => undefined)]);
  }

  private constructor(ports: readonly Pty[]) {
    this.#ports = ports;
    this.paths = ports.map(({ path }) => path);
  }

  make(): void {
    const says = [BOOT_LOG, HALF, FLOOD];
    for (const [n, port] of this.#ports.entries()) port.write(says[n] ?? BOOT_LOG);
  }

  async close(): Promise<void> {
    await Promise.all(this.#ports.map((port) => port.unplug()));
  }
}
