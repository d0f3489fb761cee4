import { commitment, Mismatch, type ClosingSeal, type OpenedFace } from '../../../firmware-protocol/codec/seal.ts';
import type { Face, Verdict } from '../../../firmware-protocol/codec/message.ts';
import { Declined, Unanswered } from '../../sealing/pads/link.ts';
import type { PadControl, PadEvent, PadSource } from '../../sealing/pads/source.ts';

interface MemoryPad {
  /** `silent`: it is there, and does not answer. */
  link: 'live' | 'lost' | 'silent';
  attempt: number;
  /** The highest attempt it has met, here or at another table. */
  met: number;
  hostNonce: string;
  seal: (ClosingSeal & OpenedFace) | undefined;
  /** The host knows of a seal. */
  heard: boolean;
  lies: boolean;
}

/** Pads without wires, for tests of the running table. */
export class FakePads implements PadSource {
  readonly unlisted = undefined;
  readonly results: (readonly [pad: string, verdict: Verdict])[] = [];
  readonly nudged: string[] = [];
  /** The counts reported to each pad. */
  readonly counts: (readonly [pad: string, told: number | 'halted'])[] = [];
  readonly identified: string[] = [];
  readonly used: number[] = [];
  /** Called with the id of each pad that is asked for its face. */
  onReveal: (id: string) => void = () => undefined;
  greeted = 0;
  stopped = false;
  readonly #pads = new Map<string, MemoryPad>();
  readonly #listeners = new Set<(event: PadEvent) => void>();

  constructor(...ids: readonly string[]) {
    for (const id of ids) this.#pads.set(id, newPad('live'));
  }

  /** Somebody presses a face. */
  press(id: string, face: Face): void {
    const pad = this.#pad(id);
    if (pad.attempt === 0) return;
    const nonce = String(face).repeat(8) + 'f'.repeat(8);
    const made = commitment({ id, attempt: pad.attempt, hostNonce: pad.hostNonce, face, nonce });
    pad.seal = { seal: (pad.seal?.seal ?? 0) + 1, commitment: made, face, nonce };
    pad.heard = true;
    this.tell({ type: 'sealed', pad: id, attempt: pad.attempt });
  }

  /** Two buttons together; the player's previous seal, if any, stands again. */
  halt(id: string): void {
    const pad = this.#pad(id);
    this.tell({ type: 'halt', pad: id, attempt: pad.attempt, seal: pad.seal?.seal ?? 0 });
  }

  link(id: string, link: MemoryPad['link']): void {
    this.#pad(id).link = link;
    this.tell({ type: 'changed' });
  }

  lie(id: string): void {
    this.#pad(id).lies = true;
  }

  /** The pad loses its power, and with it what it had sealed. */
  forget(id: string): void {
    this.#pad(id).seal = undefined;
  }

  /** The pad comes from another table. */
  comesFrom(id: string, met: number): void {
    const pad = this.#pad(id);
    pad.met = met;
    this.tell({ type: 'closed', pad: id, attempt: pad.attempt });
  }

  attemptOf(id: string): number {
    return this.#pad(id).attempt;
  }

  pads() {
    return [...this.#pads].map(([id, { link }]) => ({ id, link: link === 'lost' ? link : ('live' as const) }));
  }

  details() {
    return new Map();
  }

  ports() {
    return [];
  }

  listen(listener: (event: PadEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** A seat may be given a pad that has never been connected. */
  pad(id: string): PadControl {
    const pad = () => this.#pads.get(id) ?? newPad('lost');
    return {
      arm: (attempt, hostNonce) => {
        const own = Math.max(attempt, pad().met + 1);
        return Object.assign(pad(), { attempt: own, met: own, hostNonce, seal: undefined, heard: false }).attempt;
      },
      closeIn: (_, endsAt) => this.counts.push([id, endsAt]),
      halted: () => this.counts.push([id, 'halted']),
      close: async (_, signal) => {
        const { link, seal, heard } = pad();
        if (link !== 'live') return unanswered(signal);
        if (seal === undefined) return heard ? 'lost' : 'none';
        return { seal: seal.seal, commitment: seal.commitment };
      },
      reveal: async (_, _seal, signal) => {
        this.onReveal(id);
        const { link, seal, lies } = pad();
        if (link !== 'live') return unanswered(signal);
        if (seal === undefined) throw new Declined('state');
        if (lies) throw new Mismatch();
        return { face: seal.face, nonce: seal.nonce };
      },
      abort: () => Object.assign(pad(), { attempt: 0, seal: undefined, heard: false }),
      nudge: () => this.nudged.push(id),
      result: (_, verdict) => this.results.push([id, verdict]),
    };
  }

  identify(id: string): void {
    this.identified.push(id);
  }

  rename(): Promise<void> {
    return Promise.reject(new Unanswered('no wires'));
  }

  use(ports: readonly number[]): boolean {
    this.used.push(...ports);
    return ports.length > 0;
  }

  expect(): void {
    throw new Error('no wires');
  }

  leave(): void {
    throw new Error('no wires');
  }

  greet(): void {
    this.greeted += 1;
  }

  async stop(): Promise<void> {
    this.stopped = true;
  }

  /** Sends the host a message of a pad. */
  tell(event: PadEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  #pad(id: string): MemoryPad {
    const pad = this.#pads.get(id);
    if (pad === undefined) throw new Error(`no pad ${id}`);
    return pad;
  }
}

function newPad(link: MemoryPad['link']): MemoryPad {
  return { link, attempt: 0, met: 0, hostNonce: '', seal: undefined, heard: false, lies: false };
}

function unanswered(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });
}
