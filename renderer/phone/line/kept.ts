import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Memory } from '../../../firmware-protocol/scripted-pad/machine.ts';

/** What a phone resumes with. */
export interface Binding {
  readonly id: string;
  /** 32 bytes. */
  readonly key: Uint8Array;
  readonly name: string;
  /** The two words of the channel by which it joined. */
  readonly words: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const BINDING = 'phone';
const MEMORY = 'pad';
const LANGUAGE = 'language';

/**
 * What this page keeps in the phone: who it is, until that is forgotten, and in this tab alone what a pad keeps over a reset. A
 * browser that keeps nothing for this page costs a reload, not the game.
 */
export class Kept {
  readonly #lasting: Store | undefined;
  readonly #tab: Store | undefined;

  constructor(open: { readonly lasting: () => Store; readonly tab: () => Store }) {
    this.#lasting = unlessRefused(open.lasting);
    this.#tab = unlessRefused(open.tab);
  }

  get binding(): Binding | undefined {
    const { id, key, name, words } = (read(this.#lasting, BINDING) ?? {}) as Partial<Record<string, unknown>>;
    if (typeof id !== 'string' || typeof key !== 'string' || !/^[0-9a-f]{64}$/.test(key)) return undefined;
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return { id, key: hexToBytes(key), name: text(name), words: text(words) };
  }

  bind({ id, key, name, words }: Binding): void {
    write(this.#lasting, BINDING, { id, key: bytesToHex(key), name, words });
  }

  unbind(): void {
    unlessRefused(() => this.#lasting?.removeItem(BINDING));
    unlessRefused(() => this.#tab?.removeItem(MEMORY));
  }

  /** The pad's memory, if it is this pad's. */
  memoryOf(id: string): Memory | undefined {
    // Only this page writes it, and always whole.
    const memory = read(this.#tab, MEMORY) as Memory | undefined;
    return memory?.id === id ? memory : undefined;
  }

  remember(memory: Memory): void {
    write(this.#tab, MEMORY, memory);
  }

  /** The language its owner has chosen, if any. */
  get language(): string | undefined {
    const language = read(this.#lasting, LANGUAGE);
    return typeof language === 'string' ? language : undefined;
  }

  speak(language: string): void {
    write(this.#lasting, LANGUAGE, language);
  }
}

function read(store: Store | undefined, name: string): unknown {
  return unlessRefused(() => JSON.parse(store?.getItem(name) ?? 'null') as unknown) ?? undefined;
}

function write(store: Store | undefined, name: string, value: unknown): void {
  unlessRefused(() => store?.setItem(name, JSON.stringify(value)));
}

/** A browser may forbid a page to keep anything, or have no room left. */
function unlessRefused<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
