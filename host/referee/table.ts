import type { Correction, SeatInput } from '../contract/view.ts';
import type { Verdict } from '../../firmware-protocol/codec/message.ts';
import type { PadSource } from '../pads/source.ts';
import type { AttemptCounter } from '../record/attempts.ts';
import type { Entry, Line } from '../record/line.ts';
import type { Clock } from '../round/clock.ts';
import type { Opened } from '../round/opened.ts';
import { Round } from '../round/round.ts';
import type { CommittedSeal, RoundTable } from '../round/round-table.ts';
import { doorOf } from '../rulebooks/index.ts';
import { BotSealer } from '../seats/bot-sealer.ts';
import { MemorySealer } from '../seats/memory-sealer.ts';
import { PadSealer } from '../seats/pad-sealer.ts';
import type { Sealer, SealerListener } from '../seats/sealer.ts';
import type { Chance, Rulebook } from '../../rules/rulebook.ts';
import type { PlayerId, Seat } from '../../rules/seat.ts';
import type { NightGame } from '../../rules/series.ts';
import type { Queue } from './queue.ts';
import { chanceOf, type Random } from './random.ts';
import { Reveals } from './reveals.ts';
import { RecordFailing, type Scribe } from './scribe.ts';
import { dealerOf, inputsOf } from './seating.ts';
import { bookOf, EMPTY_TABLE, foldTable, gameOf, playersOf, type TableNow } from './table-now.ts';

export interface TableParts {
  readonly clock: Clock;
  readonly random: Random;
  readonly pads: PadSource;
  readonly attempts: AttemptCounter;
  readonly scribe: Scribe;
  /** Everything that writes a step goes through here, one at a time. */
  readonly queue: Queue;
  changed(): void;
}

/** The running table: what the record comes to, and the round that runs on it. */
export class Table implements RoundTable {
  readonly clock: Clock;
  readonly chance: Chance;
  readonly round: Round;
  readonly scribe: Scribe;
  /** The last public correction, until the next reveal. */
  correction: Correction | undefined;
  readonly #parts: TableParts;
  #now: TableNow = EMPTY_TABLE;
  #reveals = new Reveals();
  #step = 0;
  #attempt = 0;
  #met = 0;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.clock = parts.clock;
    this.scribe = parts.scribe;
    this.chance = chanceOf(parts.random);
    this.round = new Round(this);
  }

  get now(): TableNow {
    return this.#now;
  }

  get game(): NightGame | undefined {
    return gameOf(this.#now);
  }

  get inputs(): readonly SeatInput[] {
    return inputsOf(this.#now.seating, playersOf(this.#now));
  }

  /** What these lines come to, nothing running on it yet. Throws `FoldError`, and then nothing has changed. */
  restore(lines: readonly Line[]): void {
    const now = lines.reduce(foldTable, EMPTY_TABLE);
    this.#reveals = new Reveals();
    for (const line of lines) this.#reveals.note(line);
    this.#now = now;
    this.correction = undefined;
    this.round.stop();
  }

  /** The course begins at choosing, in a new attempt. */
  takeUp(): void {
    if (this.game !== undefined) this.round.begin();
  }

  /** One try to write; the effect only after the flush. Rejects with `RecordFailing`. */
  async write(entry: Entry): Promise<void> {
    this.#fold(await this.scribe.write(entry));
  }

  /** Waits as long as the disk refuses. */
  async hold(entry: Entry): Promise<void> {
    this.#fold(await this.scribe.hold(entry));
  }

  /** A pad that has met higher numbers elsewhere refuses ours: who has not sealed is armed anew, above them. */
  padsChanged(): void {
    const met = this.#parts.pads.highestAttempt();
    if (met <= Math.max(this.#met, this.#attempt)) return;
    this.#met = met;
    for (const { kind, seat, sealed } of this.round.sealers.values())
      if (kind === 'pad' && !sealed) this.round.inputChanged(seat);
  }

  /** How the faces of the reveal in line `n` came, where real dice were typed in it. */
  reveal(n: number): Opened | undefined {
    return this.#reveals.of(n);
  }

  changed(): void {
    this.#parts.changed();
  }

  nextStep(): number {
    this.#step += 1;
    return this.#step;
  }

  circle(): readonly PlayerId[] {
    return playersOf(this.#now).map(({ id }) => id);
  }

  inGame(): readonly Seat[] {
    const { game } = this;
    return game === undefined ? [] : (bookOf(game).sealed?.seats(game.state) ?? []);
  }

  over(): boolean {
    const { game } = this;
    return game !== undefined && bookOf(game).over(game.state);
  }

  dealer(): Seat {
    return dealerOf(this.#now.seating, playersOf(this.#now));
  }

  choices() {
    return this.#now.seating.choices;
  }

  tellings(): number {
    const { game } = this;
    return game === undefined ? 0 : (bookOf(game).sealed?.tellings(game.state) ?? 0);
  }

  verdict(seat: Seat): Verdict {
    const { game } = this;
    return game === undefined ? 'nothing' : (bookOf(game).sealed?.verdicts(game.state)[seat] ?? 'nothing');
  }

  hostNonce(): string {
    return this.#parts.random.nonce();
  }

  /** Unrecorded, a disk that keeps no number is not waited for: the numbers go on rising until the host stops. */
  async reserve(): Promise<number> {
    for (;;) {
      try {
        this.#attempt = Math.max(
          this.#attempt + 1,
          await this.scribe.try(this.#parts.attempts.next(this.#parts.pads.highestAttempt())),
        );
        return this.#attempt;
      } catch (error) {
        if (!(error instanceof RecordFailing)) throw error;
      }
      if (this.scribe.lamp.lamp === 'unrecorded') return (this.#attempt += 1);
      await this.scribe.pause();
    }
  }

  sealer(seat: Seat, listener: SealerListener): Sealer | undefined {
    const input = this.inputs[seat];
    const { clock, pads, random } = this.#parts;
    const nonce = () => random.nonce();
    switch (input?.kind) {
      case 'pad':
        return new PadSealer(seat, input.pad, pads, listener);
      case 'keys':
        return new MemorySealer(seat, 'keys', `keys-${input.cluster}`, listener, nonce);
      case 'bot':
        return new BotSealer(seat, listener, {
          clock,
          nonce,
          random: (below) => random.below(below),
          choose: () => this.#botFace(seat),
        });
      case 'die':
      case undefined:
        return undefined;
      default:
        return input satisfies never;
    }
  }

  async commit(attempt: number, seals: readonly CommittedSeal[]): Promise<void> {
    await this.hold({
      kind: 'commitments',
      attempt,
      seals: seals.map(({ sealer, seal, attempt: own, hostNonce }) => ({
        seat: sealer.seat,
        kind: sealer.kind,
        by: sealer.by,
        ...(own === attempt ? {} : { attempt: own }),
        hostNonce,
        commitment: seal.commitment,
      })),
    });
  }

  judge(opened: Opened, landed: () => void): Promise<void> {
    return this.#parts.queue.run(async () => {
      const { game } = this;
      if (game === undefined) throw new Error('no game to judge');
      await this.hold(revealEntry(game, opened, this.chance));
      this.correction = undefined;
      const sealing = new Set(this.round.sealers.keys());
      landed();
      this.#tellIdlePads(sealing, opened.attempt);
    });
  }

  /** Who was out may be back: their pads did not seal, and are told all the same. */
  #tellIdlePads(sealing: ReadonlySet<Seat>, attempt: number): void {
    for (const [seat, input] of this.inputs.entries()) {
      if (input.kind !== 'pad' || sealing.has(seat) || attempt === 0 || this.verdict(seat) === 'nothing') continue;
      this.#parts.pads.result(input.pad, attempt, this.verdict(seat));
    }
  }

  #botFace(seat: Seat): number {
    const sealed = this.game && bookOf(this.game).sealed;
    if (this.game === undefined || sealed === undefined) throw new Error('no game for a bot');
    return sealed.bot(this.game.state, seat, (below) => this.#parts.random.below(below));
  }

  #fold(line: Line): void {
    this.#now = foldTable(this.#now, line);
    this.#reveals.note(line);
  }
}

/** Throws where the rulebook refuses the faces, which it never does with faces of who is in the game. */
function revealEntry(game: NightGame, { attempt, faces, nonces, typed }: Opened, chance: Chance): Entry {
  const book: Rulebook = bookOf(game);
  const command = book.sealed?.open(faces);
  const decided = book.decide(game.state, command, chance);
  if (!decided.ok) throw new Error(`the opening was refused: ${decided.refusal.code}`);
  const after = decided.events.reduce((state, event) => book.evolve(state, event), game.state);
  return {
    kind: 'step',
    rulebook: game.rulebook,
    command,
    events: decided.events,
    shown: doorOf(game.rulebook).shown(after),
    ...(nonces.some((nonce) => nonce !== null) && { proof: { attempt, nonces } }),
    ...(typed.length > 0 && { typed }),
  };
}
