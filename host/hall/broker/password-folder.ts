import PQueue from 'p-queue';
import type { OrganiserView } from '../../contract/hall.ts';
import type { HallKeys } from '../hall-keys.ts';
import { writeBrokerPasswords } from './mosquitto.ts';

/** The passwords that another broker is told, in a folder from which it reads them: stale as soon as a code is renewed. */
export class PasswordFolder {
  readonly #keys: HallKeys;
  readonly #changed: () => void;
  readonly #writes = new PQueue({ concurrency: 1 });
  #refused: string | undefined;

  constructor(keys: HallKeys, changed: () => void) {
    this.#keys = keys;
    this.#changed = changed;
  }

  get view(): Pick<OrganiserView['broker'], 'renewed' | 'passwords'> {
    const { renewed, kept } = this.#keys;
    const { brokerFolder: folder } = kept;
    const refused = this.#refused;
    return {
      ...(renewed.length > 0 && { renewed }),
      ...(folder !== undefined && { passwords: { folder, ...(refused !== undefined && { refused }) } }),
    };
  }

  /** Writes them again in the background. */
  renew(): void {
    const { brokerFolder: folder } = this.#keys.kept;
    if (folder !== undefined) void this.#writes.add(() => this.#write(folder));
  }

  /** Resolves when nothing is being written. */
  written(): Promise<void> {
    return this.#writes.onIdle();
  }

  async #write(folder: string): Promise<void> {
    try {
      await writeBrokerPasswords(this.#keys, folder);
      this.#refused = undefined;
    } catch (error) {
      this.#refused = (error as NodeJS.ErrnoException).code ?? 'EIO';
    }
    this.#changed();
  }
}
