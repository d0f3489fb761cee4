import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { KeptChoice } from '../../../firmware-protocol/phone/choice.ts';
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
const CHOICE = 'choice';
const LANGUAGE = 'language';

/**
 * What this page keeps in the phone: who it is, until that is forgotten, and in this tab alone what its owner has chosen.
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
    this.#tab.removeItem(CHOICE);
  }

  /** The choice, if it is this phone's. */
  choiceOf(id: string): KeptChoice | undefined {
    // Only this page writes it, and always whole.
    const kept = read(this.#tab, CHOICE) as { readonly id: string; readonly choice: KeptChoice } | undefined;
    return kept?.id === id ? kept.choice : undefined;
  }

  remember(id: string, choice: KeptChoice | undefined): void {
    if (choice === undefined) this.#tab.removeItem(CHOICE);
    else write(this.#tab, CHOICE, { id, choice });
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
