import { makeFingerprint } from '../contract/fingerprint.ts';
import type { RoundProof } from '../contract/proof.ts';
import type { Answer, SeatInput } from '../contract/view.ts';
import type { Verdict } from '../../firmware-protocol/codec/message.ts';
import type { PadSource } from '../sealing/pads/source.ts';
import type { AttemptCounter } from '../record/attempts.ts';
import type { Entry, Line } from '../record/line.ts';
import { RoundProofs } from '../record/round-proofs.ts';
import type { Clock } from '../clock/clock.ts';
import type { Opened } from '../course/opened.ts';
import { Round } from '../course/round.ts';
import type { CommittedSeal } from '../course/sealed-seat.ts';
import type { Judged, RoundTable } from '../course/round-table.ts';
import type { Sealer, SealerListener } from '../sealing/sealer.ts';
import { openAsk, type Ask, type Question } from '../../rulebook/ask.ts';
import type { Chance, Rulebook } from '../../rulebook/rulebook.ts';
import type { PlayerId, Seat } from '../../rulebook/seat.ts';
import type { NightGame } from '../../rulebook/series.ts';
import { AttemptNumbers } from './disk/attempt-numbers.ts';
import { Corrections } from './views/corrections.ts';
import { GameClock } from './game-clock.ts';
import type PQueue from 'p-queue';
import { Recall, type LastReveal } from './views/recall.ts';
import { chanceOf, type Random } from './random.ts';
import { commitmentsEntry, openedIn, revealEntry, withShown } from './reveals.ts';
import { sealerOf } from './sealer-of.ts';
import type { NightWriter } from './disk/night-writer.ts';
import { dealerOf, inputsOf } from '../record/seating.ts';
import {
  bookOf,
  EMPTY_TABLE,
  endsAtOf,
  foldTable,
  foldWritten,
  gameOf,
  playersOf,
  validate,
  type TableNow,
  type Validated,
} from './state/table-now.ts';

/** ms after its last line in which a night whose game is won is taken up again: the same evening, not the next. */
const GONE_HOME = 6 * 3_600_000;

export interface TableParts {
  readonly clock: Clock;
  readonly random: Random;
  readonly pads: PadSource;
  readonly attempts: AttemptCounter;
  readonly nightWriter: NightWriter;
  /** Everything that writes a step goes through here, one at a time. */
  readonly queue: PQueue;
  changed(): void;
  /** Does a rulebook's own command for game number `game`: what the host answers for a bot, or says of the clock. */
  command(game: number, command: unknown): Promise<Answer>;
}

/** The running table: what the record comes to, and the round that runs on it. */
export class Table implements RoundTable {
  readonly clock: Clock;
  readonly chance: Chance;
  readonly round: Round;
  readonly nightWriter: NightWriter;
  readonly corrections = new Corrections();
  readonly recall = new Recall();
  readonly #parts: TableParts;
  readonly #numbers: AttemptNumbers;
  readonly #gameClock: GameClock;
  #now: TableNow = EMPTY_TABLE;
  #proofs = new RoundProofs();
  /** Of the last line; empty before the first, and for a line that was not written. */
  #hash = '';

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.clock = parts.clock;
    this.nightWriter = parts.nightWriter;
    this.#numbers = new AttemptNumbers(parts.attempts, parts.nightWriter, parts.pads);
    this.chance = chanceOf(parts.random);
    this.#gameClock = new GameClock(parts.clock, () => this.#timeUp());
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
    this.#proofs = new RoundProofs();
    this.#hash = '';
    this.#numbers.begin();
    for (const line of lines) this.#note(line);
    this.#now = now;
    this.corrections.clear();
    this.round.stop();
    this.#gameClock.end();
  }

  /** The course begins at choosing, in a new attempt. */
  takeUp(): void {
    if (this.game === undefined) return;
    this.round.begin();
    this.#watchClock();
  }

  stop(): void {
    this.round.stop();
    this.#gameClock.end();
  }

  /** What this entry would make of the night. Throws where it must not be written. */
  validate(entry: Entry): Validated {
    return validate(this.#now, entry);
  }

  /** One try to write; the effect only after the flush. Rejects with `RecordFailing`; nothing is written that has no effect. */
  async write(validated: Validated): Promise<void> {
    this.#fold(await this.nightWriter.write(validated.entry), validated);
  }

  async #hold(validated: Validated): Promise<void> {
    this.#fold(await this.nightWriter.hold(validated.entry), validated);
  }

  /** A pad that has met higher numbers elsewhere refuses ours: who has not sealed is armed anew, above them. */
  padsChanged(): void {
    if (!this.#numbers.overtaken()) return;
    for (const { kind, seat, sealed } of this.round.sealers.values())
      if (kind === 'pad' && !sealed) this.round.inputChanged(seat);
  }

  /** Pads of seats that choose in the running attempt, by id; also of seats that wait for its number. */
  inRound(): ReadonlySet<string> {
    return new Set([...this.round.sealers.values()].filter(({ kind }) => kind === 'pad').map(({ by }) => by));
  }

  /** How the faces of the reveal in line `n` came, where real dice were typed in it. */
  reveal(n: number): Opened | undefined {
    const line = this.#proofs.reveal(n);
    return line && openedIn(line);
  }

  jumped(by: number): void {
    this.corrections.jumped(by);
    this.round.jumped(by);
    this.changed();
  }

  /** The seals behind the faces of the last round that counts. */
  get lastProof(): RoundProof | undefined {
    return this.#proofs.last(this.#now.night.timeline);
  }

  /** Fingerprint of the last line of the record; undefined where the night has none, or goes on without. */
  get head(): string | undefined {
    return this.#hash === '' ? undefined : makeFingerprint(this.#hash);
  }

  changed(): void {
    this.#parts.changed();
  }

  circle(): readonly PlayerId[] {
    return playersOf(this.#now).map(({ id }) => id);
  }

  question(): Ask<Question> | undefined {
    return this.#book?.next(this.#state);
  }

  over(): boolean {
    return this.#book?.over(this.#state) ?? false;
  }

  /**
   * Nothing is left to do: no game, and none to be done again; or one that is over and won, no points open, and the
   * people have gone home. After a crash the winner is on the screen again, and the series goes on.
   */
  finished(): boolean {
    const { game } = this;
    if (game === undefined) return this.#now.night.timeline.undone === undefined;
    const gone = this.clock.now() - this.#now.lastAt > GONE_HOME;
    return gone && this.over() && bookOf(game).winners(game.state).length > 0;
  }

  dealer(): Seat {
    return dealerOf(this.#now.seating, playersOf(this.#now));
  }

  choices() {
    return this.#now.seating.choices;
  }

  async answerForBot(): Promise<boolean> {
    const { game } = this;
    const ask = openAsk(this.question());
    if (game === undefined || ask === undefined) return false;
    const book = bookOf(game);
    const given = String(book.bot(game.state, (below) => this.#parts.random.below(below), ask.seat ?? 0));
    const answer = book.answer(ask.n, { kind: 'open', given, confirm: false });
    return (await this.#parts.command(game.number, answer)).ok;
  }

  outcomes(): number {
    return this.#book?.outcomes(this.#state) ?? 0;
  }

  /** The last reveal of this game, as far as it can be recalled. */
  get lastReveal(): LastReveal {
    return { round: this.#book?.round(this.#state) ?? 0, outcomes: this.outcomes() };
  }

  verdict(seat: Seat): Verdict {
    return this.#book?.verdicts(this.#state)[seat] ?? 'nothing';
  }

  hostNonce(): string {
    return this.#parts.random.nonce();
  }

  reserve(): Promise<number | undefined> {
    return this.#numbers.reserve();
  }

  get attemptsSpent(): boolean {
    return this.#numbers.spent;
  }

  /** Seats that would seal cannot, for want of a number: a count would end with none of them. */
  get nobodyCanSeal(): boolean {
    return this.attemptsSpent && this.round.sealers.size > 0;
  }

  sealer(seat: Seat, listener: SealerListener): Sealer | undefined {
    return sealerOf(seat, listener, () => this.#now, this.#parts);
  }

  async commit(attempt: number, seals: readonly CommittedSeal[]): Promise<string | undefined> {
    await this.#hold(this.validate(commitmentsEntry(attempt, seals)));
    return this.fingerprint(attempt);
  }

  fingerprint(attempt: number): string | undefined {
    return this.#proofs.fingerprint(attempt);
  }

  judge(opened: Opened, { stands, landed }: Judged): Promise<void> {
    return this.#parts.queue.add(async () => {
      // What was asked before, and waited for the disk, may have made another table of it.
      if (!stands()) return;
      const { game } = this;
      if (game === undefined) throw new Error('no game to judge');
      const reveal = revealEntry(game, opened, this.chance);
      const validated = this.validate(reveal);
      await this.#hold({ ...validated, entry: withShown(reveal, gameOf(validated) ?? game) });
      const sealing = new Set(this.round.sealers.keys());
      landed();
      this.#tellIdlePads(sealing, opened.attempt);
    });
  }

  /** Of the game on the table; undefined where there is none. */
  get #book(): Rulebook | undefined {
    const { game } = this;
    return game && bookOf(game);
  }

  /** What `#book` is asked about. */
  get #state(): unknown {
    return this.game?.state;
  }

  /** Players who were out may be back: their pads did not seal, and are sent the result all the same. */
  #tellIdlePads(sealing: ReadonlySet<Seat>, attempt: number): void {
    for (const [seat, input] of this.inputs.entries()) {
      if (input.kind !== 'pad' || sealing.has(seat) || attempt === 0 || this.verdict(seat) === 'nothing') continue;
      this.#parts.pads.pad(input.pad).result(attempt, this.verdict(seat));
    }
  }

  #fold(line: Line, validated: Validated): void {
    this.#now = foldWritten(this.#now, line, validated);
    this.#note(line);
    this.#watchClock();
  }

  #watchClock(): void {
    this.#gameClock.follow(this.over() ? undefined : endsAtOf(this.#now));
  }

  async #timeUp(): Promise<boolean> {
    const { game } = this;
    const timed = this.#book?.timed;
    if (game === undefined || timed === undefined || this.over()) return true;
    return (await this.#parts.command(game.number, timed.timeUp())).ok;
  }

  #note(line: Line): void {
    this.#proofs.note(line);
    this.#hash = line.hash;
    if (line.kind === 'commitments') this.#numbers.used(line);
  }
}
