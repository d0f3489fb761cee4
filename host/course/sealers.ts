import { Mismatch } from '../../firmware-protocol/codec/seal.ts';
import type { Seat } from '../../rulebook/seat.ts';
import { SealLost, type Sealer, type SealerListener } from '../sealing/sealer.ts';
import type { RoundTable } from './round-table.ts';
import type { RoundEvent, SealAnswered, SealerEffect } from './state.ts';

/** A seat's sealer, and what its seal is made under. */
interface Armed {
  readonly sealer: Sealer;
  readonly hostNonce: string;
  /** The number of its attempt; undefined until one is reserved. */
  number: number | undefined;
  /** Ends what the sealer is being asked. */
  asked: AbortController | undefined;
}

/** The sealers of a round, by seat. What they report becomes its events, as long as they are the seat's. */
export class Sealers {
  readonly #table: Pick<RoundTable, 'sealer' | 'hostNonce' | 'reserve' | 'state'>;
  readonly #happen: (event: RoundEvent) => void;
  readonly #armed = new Map<Seat, Armed>();

  constructor(table: Pick<RoundTable, 'sealer' | 'hostNonce' | 'reserve' | 'state'>, happen: (event: RoundEvent) => void) {
    this.#table = table;
    this.#happen = happen;
  }

  get all(): readonly Sealer[] {
    return [...this.#armed.values()].map(({ sealer }) => sealer);
  }

  carryOut(effect: SealerEffect): void {
    switch (effect.type) {
      case 'arm':
        return void this.#arm(effect.seats);
      case 'start':
        return this.#start(effect);
      case 'count':
        return this.#started.forEach((sealer) => sealer.count(effect.endsAt));
      case 'halted':
        return this.#started.forEach((sealer) => sealer.halted());
      case 'nudge':
        return this.#of(effect.seats).forEach(({ sealer }) => sealer.nudge());
      case 'close':
        return this.#of(effect.seats).forEach((armed) => this.#close(armed));
      case 'reveal':
        return this.#of(effect.seats).forEach((armed) => this.#reveal(armed));
      case 'abort':
        return this.#of(effect.seats).forEach(abort);
      case 'unseat':
        return this.#unseat(effect.seats);
      case 'drop':
        return this.#unseat([...this.#armed.keys()]);
      case 'ended':
        return this.#ended();
      default:
        return effect satisfies never;
    }
  }

  /** Those that have their number, and so can seal. */
  get #started(): readonly Sealer[] {
    return [...this.#armed.values()].filter(({ number }) => number !== undefined).map(({ sealer }) => sealer);
  }

  async #arm(seats: readonly Seat[]): Promise<void> {
    const seated = seats.flatMap((seat) => this.#seat(seat) ?? []);
    const number = await this.#table.reserve();
    const waiting = seated.filter((armed) => this.#armed.get(armed.sealer.seat) === armed);
    this.#happen({ type: 'reserved', seats: waiting.map(({ sealer }) => sealer.seat), number });
  }

  #start({ seat, number, endsAt }: Extract<SealerEffect, { type: 'start' }>): void {
    const armed = this.#armed.get(seat);
    if (armed === undefined) return;
    armed.number = armed.sealer.arm(number, armed.hostNonce);
    if (endsAt !== undefined) armed.sealer.count(endsAt);
  }

  #close(armed: Armed): void {
    const { sealer } = armed;
    const asked = ask(armed);
    void sealer.close(asked.signal).then(
      (seal) => this.#answered(armed, asked, { type: 'closed', seat: sealer.seat, seal }),
      () => undefined, // unanswered: the deadline names the seat
    );
  }

  #reveal(armed: Armed): void {
    const { seat } = armed.sealer;
    const asked = ask(armed);
    void armed.sealer.reveal(asked.signal).then(
      ({ face, nonce }) => this.#answered(armed, asked, { type: 'opened', seat, face: { face, nonce } }),
      (error: unknown) => {
        if (error instanceof Mismatch) this.#answered(armed, asked, { type: 'mismatch', seat });
        else if (error instanceof SealLost) this.#answered(armed, asked, { type: 'sealLost', seat });
      },
    );
  }

  /** The closing seals with what they were made under. */
  committed(seals: readonly (SealAnswered & { readonly seat: Seat })[]) {
    return seals.flatMap(({ seat, seal, answered }) =>
      this.#of([seat]).map(({ sealer, number, hostNonce }) => ({ sealer, number, hostNonce, seal, answered })),
    );
  }

  #unseat(seats: readonly Seat[]): void {
    this.#of(seats).forEach(abort);
    for (const seat of seats) this.#armed.delete(seat);
  }

  #ended(): void {
    const { verdicts } = this.#table.state;
    for (const { sealer } of this.#armed.values()) sealer.ended(verdicts[sealer.seat] ?? 'nothing');
    this.#armed.clear();
  }

  #of(seats: readonly Seat[]): readonly Armed[] {
    return seats.flatMap((seat) => this.#armed.get(seat) ?? []);
  }

  #seat(seat: Seat): Armed | undefined {
    const hears = (type: 'sealed' | 'withdrawn' | 'seatHalted' | 'closedItself') => () => {
      if (this.#armed.get(seat)?.sealer === sealer) this.#happen({ type, seat });
    };
    const listener: SealerListener = {
      sealed: hears('sealed'),
      withdrawn: hears('withdrawn'),
      halt: hears('seatHalted'),
      closed: hears('closedItself'),
    };
    const sealer = this.#table.sealer(seat, listener);
    if (sealer === undefined) return undefined;
    const armed: Armed = { sealer, hostNonce: this.#table.hostNonce(), number: undefined, asked: undefined };
    this.#armed.set(seat, armed);
    return armed;
  }

  /** Once: whatever comes later was asked before. */
  #answered(armed: Armed, asked: AbortController, event: RoundEvent): void {
    if (armed.asked !== asked || asked.signal.aborted) return;
    armed.asked = undefined;
    this.#happen(event);
  }
}

function ask(armed: Armed): AbortController {
  armed.asked?.abort();
  armed.asked = new AbortController();
  return armed.asked;
}

function abort({ asked, sealer }: Armed): void {
  asked?.abort();
  sealer.abort();
}
