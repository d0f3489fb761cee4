import type { Face } from '../codec/message.ts';
import { commitment } from '../codec/seal.ts';

/** What the host asks of a phone with every message, until it asks for something else. */
export interface PhoneAsked {
  readonly attempt: number;
  /** Of the host, 16 hex digits: it names the attempt. */
  readonly nonce: string;
  /** To choose; to choose no more; to open the seal of this number. */
  readonly stage: 'open' | 'closed' | number;
  /** The number of the seal that the host has and that counts so far; 0 for none. */
  readonly heard: number;
  /** The count that runs: its number, and how long it still runs, ms. */
  readonly count?: { readonly n: number; readonly ms: number };
  /** The others wait for this phone. */
  readonly nudged?: true;
}

/** What a phone tells with every message. `seal` is the number of its newest seal in the attempt; 0 for none. */
export interface PhoneTold {
  readonly nonce: string;
  readonly stage: 'open' | 'closed' | 'opened';
  readonly seal: number;
  readonly commitment?: string | undefined;
  /** The count that its owner halts. */
  readonly halts?: number | undefined;
  /** Only in `opened`, and only of the seal that was asked for. */
  readonly face?: Face | undefined;
  readonly faceNonce?: string | undefined;
}

/** What outlives a reload of the page. It holds a face until the round is over. */
export interface KeptChoice {
  readonly nonce: string;
  readonly stage: PhoneTold['stage'];
  readonly seal?: { readonly n: number; readonly face: Face; readonly nonce: string; readonly commitment: string } | undefined;
}

interface Hands {
  /** The phone's id. */
  readonly id: string;
  /** ms that only rise. */
  readonly now: () => number;
  /** 16 fresh random hex digits. */
  readonly nonce: () => string;
  readonly keep?: (choice: KeptChoice | undefined) => void;
}

/** ms by which a phone closes before the count ends: a tick, and a network that holds a message back, are shorter. */
export const CLOSES_EARLY_MS = 400;
const HALTED_MS = 1_000;

/**
 * The choice of a phone's owner in one attempt. Both sides send their whole state at every tick instead
 * of events, so that a lost message or a broken connection leaves nothing to be repeated.
 */
export class PhoneChoice {
  readonly #hands: Hands;
  #choice: KeptChoice | undefined;
  #asked: PhoneAsked | undefined;
  #halts: number | undefined;
  /** By its own clock; only ever earlier within one count, since a message may come late. */
  #closesAt = Infinity;
  #haltedAt = -Infinity;

  constructor(hands: Hands, kept?: KeptChoice) {
    this.#hands = hands;
    this.#choice = kept;
  }

  get state(): 'idle' | 'armed' | 'sealed' | 'closed' {
    if (this.#choice === undefined) return 'idle';
    if (this.#choice.stage !== 'open' || this.#hands.now() >= this.#closesAt) return 'closed';
    return this.#choice.seal === undefined ? 'armed' : 'sealed';
  }

  /** What its owner has sealed, and may see again. */
  get face(): Face | undefined {
    return this.#choice?.seal?.face;
  }

  /** ms until the hands go up, 0 from then on; undefined while nothing is counted. */
  get left(): number | undefined {
    return this.#closesAt === Infinity ? undefined : Math.max(0, this.#closesAt + CLOSES_EARLY_MS - this.#hands.now());
  }

  get light(): 'dark' | 'choose' | 'nudged' | 'ready' | 'halted' {
    if (this.#choice === undefined) return 'dark';
    if (this.#hands.now() < this.#haltedAt + HALTED_MS) return 'halted';
    const { seal } = this.#choice;
    if (seal !== undefined && seal.n === this.#asked?.heard) return 'ready';
    return this.#asked?.nudged === true && seal === undefined ? 'nudged' : 'choose';
  }

  get told(): PhoneTold | undefined {
    if (this.#choice === undefined) return undefined;
    const { nonce, stage, seal } = this.#choice;
    const told: PhoneTold = { nonce, stage, seal: seal?.n ?? 0, commitment: seal?.commitment, halts: this.#halts };
    return stage === 'opened' && seal !== undefined && seal.n === this.#asked?.stage
      ? { ...told, face: seal.face, faceNonce: seal.nonce }
      : told;
  }

  /**
   * The host asks for this, or null for nothing; undefined before it knows this phone. Returns whether everybody waits for the
   * answer, whose moment therefore tells nothing.
   */
  ask(wanted: PhoneAsked | null | undefined): boolean {
    if (wanted === undefined) return false;
    const [before, asked] = [this.#asked, wanted ?? undefined];
    const isNew = asked?.nonce !== this.#choice?.nonce;
    this.#asked = asked;
    if (isNew) [this.#halts, this.#closesAt, this.#haltedAt] = [undefined, Infinity, -Infinity];
    if (asked === undefined || isNew) this.#keep(asked && { nonce: asked.nonce, stage: 'open' });
    if (asked === undefined || this.#choice === undefined) return false;
    this.#follow(asked, before);
    const { stage } = this.#choice;
    if (asked.stage !== 'open' && stage === 'open') this.#keep({ ...this.#choice, stage: 'closed' });
    // A seal opens only once the host has seen with which one this phone has closed.
    else if (typeof asked.stage === 'number' && stage === 'closed') this.#keep({ ...this.#choice, stage: 'opened' });
    return asked.stage !== 'open' && asked.stage !== before?.stage;
  }

  /** Seals this face, anew at every press. */
  press(face: Face): void {
    const { state } = this;
    if (this.#choice === undefined || this.#asked === undefined || (state !== 'armed' && state !== 'sealed')) return;
    const { id } = this.#hands;
    const { attempt, nonce: hostNonce } = this.#asked;
    const nonce = this.#hands.nonce();
    const seal = {
      n: (this.#choice.seal?.n ?? 0) + 1,
      face,
      nonce,
      commitment: commitment({ id, attempt, hostNonce, face, nonce }),
    };
    this.#keep({ ...this.#choice, seal });
  }

  /** Halts the count that runs. */
  halt(): void {
    this.#halts = this.#asked?.count?.n;
  }

  #follow({ count }: PhoneAsked, before: PhoneAsked | undefined): void {
    if (count === undefined) {
      if (before?.count !== undefined && this.#choice?.stage === 'open') this.#haltedAt = this.#hands.now();
      this.#closesAt = Infinity;
    } else {
      const closesAt = this.#hands.now() + count.ms - CLOSES_EARLY_MS;
      this.#closesAt = count.n === before?.count?.n ? Math.min(this.#closesAt, closesAt) : closesAt;
    }
  }

  #keep(choice: KeptChoice | undefined): void {
    if (choice === this.#choice) return;
    this.#choice = choice;
    this.#hands.keep?.(choice);
  }
}
