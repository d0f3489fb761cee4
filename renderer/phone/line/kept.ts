import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Memory } from '../../../firmware-protocol/scripted-pad/machine.ts';
import type { Store } from '../../live/storage.ts';

/** What a phone resumes with. */
export interface Binding {
  readonly id: string;
  /** 32 bytes. */
  readonly key: Uint8Array;
  readonly name: string;
  /** The two words of the channel by which it joined. */
  readonly words: string;
}

const BINDING = 'phone';
const MEMORY = 'pad';
const LANGUAGE = 'language';

/**
 * What this page keeps in the phone: who it is, until that is forgotten, and in this tab alone what a pad keeps over a reset.
 */
export class Kept {
  readonly #lasting: Store;
  readonly #tab: Store;

  constructor({ lasting, tab }: { readonly lasting: Store; readonly tab: Store }) {
    this.#lasting = lasting;
    this.#tab = tab;
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
    this.#lasting.removeItem(BINDING);
    this.#tab.removeItem(MEMORY);
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

function read(store: Store, name: string): unknown {
  try {
    return JSON.parse(store.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(store: Store, name: string, value: unknown): void {
  store.setItem(name, JSON.stringify(value));
}
