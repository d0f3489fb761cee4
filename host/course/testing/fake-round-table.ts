import type { RoundChoices, PossibleRefusal, SeatInput } from '../../contract/view.ts';
import { Mismatch, type ClosingSeal, type OpenedFace } from '../../../firmware-protocol/codec/seal.ts';
import { type Sealer, type SealerListener } from '../../sealing/sealer.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { FakeClock } from '../../clock/testing/fake-clock.ts';
import type { Opened } from '../opened.ts';
import { Round } from '../round.ts';
import type { RoundCommand } from '../state.ts';
import type { CommittedSeal, Judged, RoundTable } from '../round-table.ts';

/** A sealer that a test controls. By default it answers at once, with the face it was given. */
class ScriptedSealer implements Sealer {
  readonly kind = 'pad';
  readonly by: string;
  readonly seat: Seat;
  readonly listener: SealerListener;
  readonly calls: string[] = [];
  /** The counts reported to it: when one ends, or that it was halted. */
  readonly counts: (number | 'halted')[] = [];
  gone = false;
  sealed = false;
  closes: 'seal' | 'none' | 'lost' | 'never' = 'none';
  reveals: 'face' | 'mismatch' | 'never' = 'face';
  #face = 0;

  constructor(seat: Seat, listener: SealerListener) {
    this.seat = seat;
    this.by = `P${seat}`;
    this.listener = listener;
  }

  seal(face: number): void {
    this.#face = face;
    this.closes = 'seal';
    const first = !this.sealed;
    this.sealed = true;
    if (first) this.listener.sealed(this.seat);
  }

  withdraw(): void {
    this.sealed = false;
    this.closes = 'none';
    this.listener.halt(this.seat);
    this.listener.withdrawn(this.seat);
  }

  arm(attempt: number): number {
    this.calls.push(`arm ${attempt}`);
    return attempt;
  }

  count(endsAt: number): void {
    this.counts.push(endsAt);
  }

  halted(): void {
    this.counts.push('halted');
  }

  close(signal: AbortSignal): Promise<ClosingSeal | 'none' | 'lost'> {
    this.calls.push('close');
    if (this.closes === 'never') return unanswered(signal);
    return Promise.resolve(this.closes !== 'seal' ? this.closes : { seal: 1, commitment: 'c'.repeat(32) });
  }

  reveal(signal: AbortSignal): Promise<OpenedFace> {
    this.calls.push('reveal');
    if (this.reveals === 'never') return unanswered(signal);
    if (this.reveals === 'mismatch') return Promise.reject(new Mismatch());
    return Promise.resolve({ face: this.#face, nonce: 'e'.repeat(16) });
  }

  abort(): void {
    this.#face = 0;
    this.calls.push('abort');
  }

  nudge(): void {
    this.calls.push('nudge');
  }

  ended(): void {
    this.calls.push('ended');
  }
}

function unanswered(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });
}

type WithoutStep<Command> = Command extends unknown ? Omit<Command, 'step'> : never;

/** A table of scripted seats: `seats` says for each whether it seals or plays with a real die. */
export class FakeRoundTable implements RoundTable {
  readonly clock = new FakeClock();
  readonly scripted: (ScriptedSealer | undefined)[] = [];
  readonly commits: (readonly CommittedSeal[])[] = [];
  readonly judged: Opened[] = [];
  readonly round: Round;
  kinds: ('seals' | 'die')[];
  absent: Seat[] = [];
  isOver = false;
  overAfter = Infinity;
  dealerSeat = 0;
  house: RoundChoices = { count: 3, missing: 'wait', start: 'dealer', pace: 'quick' };
  /** Writing waits for this. */
  disk: Promise<unknown> = Promise.resolve();
  /** The record's fingerprint of any commitments; undefined while the night goes on unrecorded. */
  made: string | undefined;
  views = 0;
  naming = false;
  /** Letters of the sentence of each outcome. */
  sentences = [20, 40];
  #attempt = 0;

  constructor(...kinds: ('seals' | 'die')[]) {
    this.kinds = kinds;
    this.round = new Round(this);
  }

  static async open(...kinds: ('seals' | 'die')[]): Promise<FakeRoundTable> {
    const table = new FakeRoundTable(...kinds);
    table.round.tell({ type: 'begin' });
    await table.clock.pass(0);
    return table;
  }

  get step(): number {
    return this.round.step;
  }

  seat(seat: Seat): ScriptedSealer {
    const sealer = this.scripted[seat];
    if (sealer === undefined) throw new Error(`seat ${seat} has a die`);
    return sealer;
  }

  /** Gives a command at the present step. */
  obey(command: WithoutStep<RoundCommand>): PossibleRefusal {
    return this.round.obey({ ...command, step: this.step });
  }

  /** Turns the seats' keyboard to naming cards, or back. */
  turnNaming(naming: boolean): void {
    this.naming = naming;
    this.round.tell({ type: 'keysTurned' });
  }

  /** Every sealing seat seals its face of `faces`, and the count runs to T. */
  async countWith(faces: Readonly<Record<Seat, number>>): Promise<void> {
    for (const [seat, face] of Object.entries(faces)) this.seat(Number(seat)).seal(face);
    this.obey({ type: 'count' });
    await this.clock.pass(3000);
  }

  /** The next die in order. */
  type(digit: number): PossibleRefusal {
    const { course } = this.round;
    const next = course.phase === 'opening' ? course.toType[0] : undefined;
    return this.obey({ type: 'type', seat: next ?? 0, digit });
  }

  /** The last die typed. */
  untype(): PossibleRefusal {
    return this.obey({ type: 'untype', seat: this.round.typed.at(-1)?.seat ?? 0 });
  }

  get state() {
    return {
      question: this.#question(),
      circle: this.kinds.map((_, seat) => `player ${seat}`),
      inputs: this.kinds.map((kind): SeatInput => (kind === 'die' ? { kind } : { kind: 'keys', cluster: 0 })),
      dealer: this.dealerSeat,
      choices: this.house,
      verdicts: [],
    };
  }

  get keysRest(): boolean {
    return this.naming;
  }

  giveKeysBack = () => {
    this.naming = false;
  };
  letters = () => this.sentences;
  answerForBot = () => Promise.resolve(false);
  hostNonce = () => '0'.repeat(16);
  reserve = async () => {
    await this.disk;
    return ++this.#attempt;
  };
  changed = () => {
    this.views += 1;
  };

  sealer = (seat: Seat, listener: SealerListener) => {
    this.scripted[seat] = this.kinds[seat] === 'seals' ? new ScriptedSealer(seat, listener) : undefined;
    return this.scripted[seat];
  };

  commit = async (_attempt: number, seals: readonly CommittedSeal[]) => {
    await this.disk;
    this.commits.push(seals);
    return this.made;
  };

  fingerprint = () => (this.commits.length > 0 ? this.made : undefined);

  judge = async (opened: Opened, { landed }: Judged) => {
    await this.disk;
    this.judged.push(opened);
    landed();
  };

  #question() {
    if (this.isOver || this.judged.length >= this.overAfter) return undefined;
    const seats = this.kinds.map((_, seat) => seat).filter((seat) => !this.absent.includes(seat));
    return { kind: 'sealed', n: this.judged.length, seats, faces: [1, 2, 3, 4, 5, 6], clause: 'HW-6' } as const;
  }
}
