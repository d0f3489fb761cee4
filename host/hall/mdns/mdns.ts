import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.ts';
import type { FoundHall } from '../../contract/hall-link.ts';

/** What the thread is told to do. */
export type MdnsWork =
  | { readonly kind: 'look' }
  /** Announces this hall from now on, or none. */
  | { readonly kind: 'say'; readonly hall: AnnouncedHall | undefined }
  | { readonly kind: 'end' };

export interface AnnouncedHall {
  readonly name: string;
  readonly port: number;
  readonly txt: Readonly<Record<string, string>>;
}

/** Where the thread listens; tests keep to the loopback. */
export interface MdnsAt {
  readonly port?: number;
  readonly bind?: string;
  readonly interface?: string;
}

interface MdnsParts {
  readonly at?: MdnsAt | undefined;
  readonly found?: (halls: readonly FoundHall[]) => void;
  /** It has ended by itself, with the system's code: the port is taken (EADDRINUSE), or it needed too much memory. */
  readonly failed: (code: string) => void;
}

const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 } as const;
/** How long it may take to say goodbye, ms. */
const GOODBYE_MS = 1_000;

/** The thread that asks the local network, or answers it. */
export class Mdns {
  readonly #worker: Worker;
  readonly #exited: Promise<unknown>;
  #ending = false;

  constructor({ at = {}, found, failed }: MdnsParts) {
    this.#worker = startThread(import.meta.url, 'mdns-worker', { workerData: at, resourceLimits: LIMITS });
    this.#exited = new Promise((resolve) => this.#worker.on('exit', resolve));
    this.#worker.on('message', (halls: readonly FoundHall[]) => {
      if (!this.#ending) found?.(halls);
    });
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      if (!this.#ending) failed(error.code ?? error.name);
    });
  }

  tell(work: Exclude<MdnsWork, { readonly kind: 'end' }>): void {
    this.#worker.postMessage(work);
  }

  /** Resolves once the thread has said goodbye and ended, or has been ended. */
  async end(): Promise<void> {
    this.#ending = true;
    this.#worker.postMessage({ kind: 'end' } satisfies MdnsWork);
    const timer = setTimeout(() => void this.#worker.terminate(), GOODBYE_MS);
    await this.#exited;
    clearTimeout(timer);
  }
}

/** Looks for halls on the local network; calls back with all of them at every change. Returns the way to stop. */
export type LookForHalls = (onFound: (halls: readonly FoundHall[]) => void, onFailed: (code: string) => void) => () => void;

export function lookOnNetwork(...[found, failed, at]: [...Parameters<LookForHalls>, at?: MdnsAt]): () => void {
  const mdns = new Mdns({ at, found, failed });
  mdns.tell({ kind: 'look' });
  return () => void mdns.end();
}
