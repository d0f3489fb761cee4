import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.ts';
import type { FoundHall } from '../../contract/hall-link.ts';

/** What the thread is told: to announce this hall from now on, or none; or to say goodbye and end. */
export type MdnsWork = { readonly hall: AnnouncedHall | undefined } | 'end';

export interface AnnouncedHall {
  readonly name: string;
  readonly port: number;
  readonly txt: Readonly<Record<'hall' | 'v' | 'name' | 'at' | 'cert', string>>;
}

/** Where the thread listens; tests keep to the loopback. */
export interface MdnsAt {
  readonly port?: number;
  readonly bind?: string;
  readonly interface?: string;
}

const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 } as const;
/** How long it may take to say goodbye, ms. */
const GOODBYE_MS = 1_000;

/** The thread that asks the local network for halls, and announces one. */
export class Mdns {
  readonly #worker: Worker;
  readonly #exited: Promise<unknown>;
  #ending = false;

  /**
   * `found` is called with all halls at every change. `failed` is called if the thread has ended by itself, with the system's code:
   * the port is taken (EADDRINUSE), or it needed too much memory.
   */
  constructor(found: (halls: readonly FoundHall[]) => void, failed: (code: string) => void, at: MdnsAt = {}) {
    this.#worker = startThread(import.meta.url, 'mdns-worker', { workerData: at, resourceLimits: LIMITS });
    this.#exited = new Promise((resolve) => this.#worker.on('exit', resolve));
    this.#worker.on('message', (halls: readonly FoundHall[]) => {
      if (!this.#ending) found(halls);
    });
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      if (!this.#ending) failed(error.code ?? error.name);
    });
  }

  announce(hall: AnnouncedHall | undefined): void {
    this.#worker.postMessage({ hall } satisfies MdnsWork);
  }

  /** Resolves once the thread has said goodbye and ended, or has been ended. */
  async end(): Promise<void> {
    this.#ending = true;
    this.#worker.postMessage('end' satisfies MdnsWork);
    const timer = setTimeout(() => void this.#worker.terminate(), GOODBYE_MS);
    await this.#exited;
    clearTimeout(timer);
  }
}

/** Looks for halls on the local network; calls back as `Mdns` does. Returns the way to stop. */
export type LookForHalls = (onFound: (halls: readonly FoundHall[]) => void, onFailed: (code: string) => void) => () => void;

export function lookOnNetwork(...how: ConstructorParameters<typeof Mdns>): () => void {
  const mdns = new Mdns(...how);
  return () => void mdns.end();
}
