import { makeFingerprint } from '../contract/fingerprint.ts';
import type { CalledOff } from '../contract/view.ts';
import type { RoundProof } from '../contract/proof.ts';
import type { AttemptCounter } from '../record/attempts.ts';
import type { Entry, Line } from '../record/line.ts';
import { RoundProofs } from '../record/round-proofs.ts';
import type { Clock } from '../clock/clock.ts';
import { isPhone } from '../contract/phone-socket.ts';
import type { Opened } from '../course/opened.ts';
import { Round } from '../course/round.ts';
import type { CommittedSeal, Judged, RoundTable } from '../course/round-table.ts';
import type { Sealer, SealerListener } from '../sealing/sealer.ts';
import { openAsk } from '../../rulebook/ask.ts';
import type { Refusal } from '../../rulebook/refusal.ts';
import type { Chance } from '../../rulebook/rulebook.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { NightGame } from '../../rulebook/series.ts';
import { AttemptNumbers } from './disk/attempt-numbers.ts';
import { ConsoleKeys } from './state/console-keys.ts';
import { Corrections } from './views/corrections.ts';
import { GameClock } from './state/game-clock.ts';
import type PQueue from 'p-queue';
import { Recall } from './views/recall.ts';
import { chanceOf } from './random.ts';
import { commitmentsEntry, openedIn, revealEntry, withShown } from './reveals.ts';
import { sealerOf, type SealerParts } from './sealer-of.ts';
import type { Restored } from './state/restored.ts';
import type { NightWriter } from './disk/night-writer.ts';
import {
  bookOf,
  EMPTY_TABLE,
  foldWritten,
  gameOf,
  lettersOf,
  tableStateOf,
  timedGameOf,
  validate,
  type TableNow,
  type TableState,
  type Validated,
} from './state/table-now.ts';

/** A night whose game is won is taken up again until so many ms after its last line: the same evening, not the next. */
const GONE_HOME = 6 * 3_600_000;

interface TableParts extends SealerParts {
  readonly attempts: AttemptCounter;
  readonly nightWriter: NightWriter;
  /** Everything that writes a step goes through here, one at a time. */
  readonly queue: PQueue;
  changed(): void;
  /** Does a rulebook's own command for game number `game`, which answers for a bot or says that time is up. */
  command(game: number, command: unknown): Promise<Refusal | undefined>;
}

/** The running table: the state of its record, and the round that runs on it. */
export class Table implements RoundTable {
  readonly clock: Clock;
  readonly chance: Chance;
  readonly round: Round;
  readonly nightWriter: NightWriter;
  readonly corrections = new Corrections();
  readonly recall = new Recall();
  readonly keys: ConsoleKeys;
  readonly numbers: AttemptNumbers;
  readonly changed = () => this.#parts.changed();
  readonly hostNonce = () => this.#parts.random.nonce();
  readonly reserve = () => this.numbers.reserve();
  readonly letters = () => lettersOf(this.#now);
  readonly fingerprint = (attempt: number) => this.#proofs.fingerprint(attempt);
  readonly #parts: TableParts;
  readonly #gameClock: GameClock;
  #now: TableNow = EMPTY_TABLE;
  #state: TableState | undefined;
  /** Host time since which the state is the present one; it moves with every jump of that time. */
  #adoptedAt = 0;
  #proofs = new RoundProofs();
  /** Of the last line; empty before the first, and for a line that was not written. */
  #hash = '';

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.clock = parts.clock;
    this.nightWriter = parts.nightWriter;
    this.numbers = new AttemptNumbers(parts.attempts, parts.nightWriter.disk, (one) => this.fingerprint(one) !== undefined);
    this.chance = chanceOf(parts.random);
    this.#gameClock = new GameClock(
      parts.clock,
      () => this.#timeUp(),
      () => this.changed(),
    );
    this.round = new Round(this);
    this.keys = new ConsoleKeys(() => {
      this.changed();
      this.round.tell({ type: 'keysTurned' });
    });
  }

  get naming(): boolean {
    return this.keys.naming && this.state.inputs.some(({ kind }) => kind === 'keys');
  }

  get keysRest(): boolean {
    return this.naming || this.keys.learnsKeypad;
  }

  giveKeysBack(): void {
    this.keys.giveBack();
  }

  get now(): TableNow {
    return this.#now;
  }

  get game(): NightGame | undefined {
    return gameOf(this.#now);
  }

  /** What views show of it. */
  get seen() {
    return { now: this.#now, state: this.state, adoptedAt: this.#adoptedAt, endsAt: this.#gameClock.endsAt };
  }

  get state(): TableState {
    this.#state ??= tableStateOf(this.#now);
    return this.#state;
  }

  /** Goes on from a night that was read, with nothing running yet. Throws its `FoldError`, and then nothing has changed. */
  restore({ now, proofs, hash, attempt, fault }: Restored): void {
    if (fault !== undefined) throw fault;
    this.#proofs = proofs;
    this.#hash = hash;
    this.numbers.begin(attempt);
    this.#adopt(now);
    this.corrections.clear();
    this.round.tell({ type: 'stop' });
    this.#gameClock.follow(undefined);
  }

  /** The course begins at choosing, in a new attempt; `calledOff` says what ended the one before. */
  takeUp(calledOff?: CalledOff): void {
    if (this.game === undefined) return;
    this.round.tell({ type: 'begin', calledOff });
    this.#watchClock();
  }

  stop(): void {
    this.round.tell({ type: 'stop' });
    this.#gameClock.follow(undefined);
  }

  /** The night after this entry. Throws if the entry must not be written. */
  validate(entry: Entry): Validated {
    return validate(this.#now, entry);
  }

  /** Tries to write once; the table changes only after the flush. Rejects with `RecordFailing`, and then nothing has changed. */
  async write(validated: Validated): Promise<void> {
    this.#fold(await this.nightWriter.write(this.#timed(validated.entry)), validated);
  }

  #timed(entry: Entry): Entry {
    const { played } = this.#gameClock;
    return played === undefined ? entry : { ...entry, played };
  }

  async #hold(validated: Validated): Promise<void> {
    this.#fold(await this.nightWriter.hold(this.#timed(validated.entry)), validated);
  }

  /** The ids of the pads in the running attempt, also of those that wait for its number. */
  inRound(): ReadonlySet<string> {
    return new Set(this.round.sealers.filter(({ kind }) => kind === 'pad').map(({ by }) => by));
  }

  /** The opening in line `n`, if real dice were typed in it. */
  reveal(n: number): Opened | undefined {
    const line = this.#proofs.reveal(n);
    return line && openedIn(line);
  }

  jumped(by: number): void {
    this.corrections.jumped(by);
    this.#gameClock.jumped(by);
    this.#adoptedAt += by;
    this.round.tell({ type: 'jumped', by });
    this.changed();
  }

  /** The seals behind the faces of the last round that counts. */
  get lastProof(): RoundProof | undefined {
    return this.#proofs.last(this.#now.night.timeline);
  }

  /** Fingerprint of the last line of the record; undefined if the night has none, or goes on without. */
  get head(): string | undefined {
    return this.#hash === '' ? undefined : makeFingerprint(this.#hash);
  }

  /** There is no game, and none to redo; or the game is won, and so long ago that the people have gone home. */
  finished(): boolean {
    const { game } = this;
    if (game === undefined) return this.#now.night.timeline.undone === undefined;
    const gone = this.clock.now() - Date.parse(this.#now.lastAt) > GONE_HOME;
    return gone && this.state.over && bookOf(game).winners(game.state).length > 0;
  }

  async answerForBot(): Promise<boolean> {
    const { game } = this;
    const ask = openAsk(this.state.question);
    if (game === undefined || ask === undefined) return false;
    const book = bookOf(game);
    const given = String(book.bot(game.state, ask, (below) => this.#parts.random.below(below), ask.seat ?? 0));
    const answer = book.answer(ask.n, { kind: 'open', given, confirm: false });
    return (await this.#parts.command(game.number, answer)) === undefined;
  }

  sealer(seat: Seat, listener: SealerListener): Sealer | undefined {
    return sealerOf(seat, this.state.inputs[seat], listener, () => this.#now, this.#parts);
  }

  async commit(attempt: number, seals: readonly CommittedSeal[]): Promise<string | undefined> {
    await this.#hold(this.validate(commitmentsEntry(attempt, seals)));
    return this.fingerprint(attempt);
  }

  judge(opened: Opened, { stands, landed }: Judged): Promise<void> {
    return this.#parts.queue.add(async () => {
      // What was queued before, and waited for the disk, may have ended this opening.
      if (!stands()) return;
      const { game } = this;
      if (game === undefined) throw new Error('no game to judge');
      const reveal = revealEntry(game, opened, this.chance);
      const validated = this.validate(reveal);
      await this.#hold({ ...validated, entry: withShown(reveal, gameOf(validated) ?? game) });
      const sealing = new Set(this.round.sealers.map(({ seat }) => seat));
      landed();
      this.#tellIdlePads(sealing, opened.attempt);
    });
  }

  /** The pads of players who were out did not seal, but the players may be back, so these pads are sent the result, too. */
  #tellIdlePads(sealing: ReadonlySet<Seat>, attempt: number): void {
    if (attempt === 0) return;
    const { inputs, verdicts } = this.state;
    for (const [seat, input] of inputs.entries()) {
      const verdict = verdicts[seat] ?? 'nothing';
      if (input.kind === 'pad' && !isPhone(input.pad) && !sealing.has(seat) && verdict !== 'nothing')
        this.#parts.pads.pad(input.pad).result(attempt, verdict);
    }
  }

  #fold(line: Line, validated: Validated): void {
    this.#adopt(foldWritten(this.#now, line, validated));
    this.#proofs.note(line);
    this.#hash = line.hash;
    this.#watchClock();
  }

  #adopt(now: TableNow): void {
    this.#now = now;
    this.#state = undefined;
    this.#adoptedAt = this.clock.now();
  }

  #watchClock(): void {
    this.#gameClock.follow(timedGameOf(this.#now), !this.state.over);
  }

  async #timeUp(): Promise<boolean> {
    const { game } = this;
    const timed = game && bookOf(game).timed;
    if (game === undefined || timed === undefined || this.state.over) return true;
    return (await this.#parts.command(game.number, timed.timeUp())) === undefined;
  }
}
