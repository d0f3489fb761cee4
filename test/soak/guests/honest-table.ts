import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../../rulebook/random.ts';
import type { Face } from '../../../firmware-protocol/codec/message.ts';
import type { PhoneChoice } from '../../../firmware-protocol/phone/choice.ts';
import type { ScriptedPad } from '../../../firmware-protocol/scripted-pad/pad.ts';
import { seatsInGame } from '../../../games/hungarian-war/rules/seats.ts';
import type { State } from '../../../games/hungarian-war/rules/types.ts';
import type { ConsoleView, GameView } from '../../../host/contract/view.ts';
import { STANDARD_CHOICES } from '../../../host/record/seating.ts';
import { beginCommand, pad } from '../../../host/session/testing/memory-table.ts';
import type { Deed } from '../../record/deed.ts';
import type { HostProcess } from '../../record/host-process.ts';
import type { ReportedNights } from '../../record/reported-nights.ts';
import { Violation } from '../../serial/fire/violation.ts';

/** What somebody who plays holds in the hand. */
export interface Device {
  readonly id: string;
  readonly name: string;
  readonly pad: ScriptedPad | PhoneChoice | undefined;
  /** Whether a change of mind surely arrives in time. */
  readonly isQuick: boolean;
}

/** How often the table is looked at, ms. */
const LOOK_MS = 100;
/** A stalled opening is asked again this often, and called off after this long, ms. */
const ASK_AGAIN_MS = 1_000;
const CALL_OFF_MS = 60_000;
/** By then a change of mind has arrived, ms. */
const ARRIVED_MS = 700;

const gameIn = ({ table: { game } }: ConsoleView) => game;

/** Honest people and their dealer, who play on whatever happens around them. */
export class HonestTable {
  readonly figures = { rounds: 0, games: 0, undone: 0, 'asked again': 0, 'called off': 0, 'rounds begun again': 0 };
  readonly #random: Random;
  readonly #told: ReportedNights;
  readonly #devices: readonly Device[];
  readonly #wanted = new Map<Device, Face>();
  #stalledSince: number | undefined;

  constructor(random: Random, told: ReportedNights, devices: readonly Device[]) {
    this.#random = random;
    this.#told = told;
    this.#devices = devices;
  }

  /** Does the next thing that is due. Throws `Gone` if the host is gone meanwhile, and a `Violation` at a wrong face. */
  async goOn(host: HostProcess): Promise<void> {
    const game = gameIn(host.view);
    if (game === undefined) return this.#begin(host);
    const { phase } = game.course;
    if (phase !== 'opening') this.#stalledSince = undefined;
    if (phase === 'over') return this.#afterGame(host);
    if (phase === 'shown') return void (await this.#step(host, 'skip'));
    if (phase === 'choosing') return this.#random(6) === 0 ? this.#besides(host) : this.#round(host, game);
    if (phase === 'opening') return this.#opening(host, game);
    await wait(LOOK_MS);
  }

  async #begin(host: HostProcess): Promise<void> {
    const choices = { ...STANDARD_CHOICES, count: 2, pace: 'quick' } as const;
    const players = this.#devices.map(({ name }, n) => ({ id: `p${n}`, name }));
    const inputs = this.#devices.map(({ id }) => pad(id));
    await this.#do(host, beginCommand(inputs, { players, choices, house: { cards: 'dealt' } }) as Deed);
    this.figures.games += 1;
  }

  async #afterGame(host: HostProcess): Promise<void> {
    if (this.#random(2) === 0 && (await host.ask({ type: 'newNight' })).ok) this.#told.fresh = true;
    await this.#begin(host);
  }

  /** What a dealer does between rounds. */
  async #besides(host: HostProcess): Promise<void> {
    const { undo, redo, table } = host.view;
    const what = this.#random(4);
    if (what === 0 && undo !== undefined) {
      await this.#do(host, { type: 'undo' }, { type: 'undo', n: undo.n });
      this.figures.undone += 1;
    } else if (what === 1 && redo !== undefined) await this.#do(host, { type: 'redo' }, { type: 'redo', n: redo.n });
    else if (what === 2) await this.#do(host, { type: 'dealer', seat: this.#random(this.#devices.length) });
    else if (table.game !== undefined)
      await this.#do(host, { type: 'choices', choices: { ...table.game.choices, count: 2 + this.#random(2) } });
  }

  /** From the choice to the faces, unless something comes between. */
  async #round(host: HostProcess, game: GameView): Promise<void> {
    const seats = seatsInGame(game.state as State);
    const playing = seats.map((seat) => this.#devices[seat]).filter((device) => device !== undefined);
    for (const device of playing) this.#wanted.set(device, this.#face());
    if (!(await this.#allReady(host, playing))) return;
    if (this.#random(3) === 0) await this.#changeMinds(host, playing);
    const faces = this.#devices.map((device, seat) => (seats.includes(seat) ? this.#wanted.get(device) : null));
    this.#told.pending = { type: 'open', faces };
    const before = game.course.step;
    if (!(await this.#step(host, 'count'))) return;
    await host.until('a count', () => (gameIn(host.view)?.course.step === before ? undefined : true));
    for (;;) {
      const now = gameIn(host.view);
      if (now !== undefined && now.round > game.round) return this.#opened(host, now, faces);
      const phase = now?.course.phase;
      if (phase === 'choosing') {
        this.#told.pending = undefined;
        this.figures['rounds begun again'] += 1;
        return;
      }
      if (phase === 'opening' && now !== undefined) await this.#opening(host, now);
      await wait(LOOK_MS);
      host.hold();
    }
  }

  /** Presses until the host has everybody's face. False if the course moved on. */
  async #allReady(host: HostProcess, playing: readonly Device[]): Promise<boolean> {
    const before = gameIn(host.view)?.course.step;
    const settled = () => playing.every((device) => this.#isSealed(device));
    const isReady = () => {
      const course = gameIn(host.view)?.course;
      if (course?.step !== before) return false;
      return course?.phase === 'choosing' && course.ready === course.of && settled() ? true : undefined;
    };
    const pressing = setInterval(() => {
      for (const device of playing) {
        const face = this.#wanted.get(device);
        if (face !== undefined && !this.#isChosen(device)) device.pad?.press(face);
      }
    }, LOOK_MS);
    try {
      for (let ready = isReady(); ; ready = isReady()) {
        if (ready !== undefined) return ready;
        await wait(LOOK_MS);
        host.hold();
      }
    } finally {
      clearInterval(pressing);
    }
  }

  async #changeMinds(host: HostProcess, playing: readonly Device[]): Promise<void> {
    for (const device of playing) {
      if (!device.isQuick || this.#random(2) === 0) continue;
      this.#wanted.set(device, this.#face());
    }
    await this.#allReady(host, playing);
    await wait(ARRIVED_MS);
  }

  async #opening(host: HostProcess, { course, round }: GameView): Promise<void> {
    if (course.phase !== 'opening') return;
    if (course.retaken === true) return this.#random(2) === 0 ? this.#callOff(host) : this.#redo(host);
    if (course.stalled.length === 0) return wait(LOOK_MS);
    this.#stalledSince ??= performance.now();
    // A pad whose cable was pulled has forgotten its face.
    const isLost = course.stalled.some(({ why }) => why === 'seal lost');
    if (isLost || performance.now() - this.#stalledSince > CALL_OFF_MS) return this.#callOff(host);
    await wait(ASK_AGAIN_MS);
    if (gameIn(host.view)?.round !== round) return;
    if (await this.#step(host, 'askAgain')) this.figures['asked again'] += 1;
  }

  async #callOff(host: HostProcess): Promise<void> {
    if (await this.#step(host, 'callOff')) this.figures['called off'] += 1;
  }

  async #redo(host: HostProcess): Promise<void> {
    const { redo } = host.view;
    if (redo !== undefined) await this.#do(host, { type: 'redo' }, { type: 'redo', n: redo.n });
  }

  #opened(host: HostProcess, { state }: GameView, faces: readonly (number | null | undefined)[]): void {
    const { opening } = state as State;
    for (const [seat, face] of faces.entries())
      if (opening?.faces[seat] !== face)
        throw new Violation(`seat ${seat} opened ${String(opening?.faces[seat])}, but chose ${String(face)}`);
    this.#told.done({ type: 'open', faces }, fileOf(host.view));
    this.figures.rounds += 1;
  }

  /** Sends a deed of the dealer, and reports it if it was accepted. */
  async #do(host: HostProcess, deed: Deed, command: object = deed): Promise<void> {
    this.#told.pending = deed;
    const answer = await host.ask(command);
    if (answer.ok) {
      if (deed.type === 'begin') await host.until('the file', () => (host.view.recordFile === '' ? undefined : true));
      this.#told.done(deed, fileOf(host.view));
    }
    this.#told.pending = undefined;
    if (!answer.ok) await wait(LOOK_MS);
  }

  /** False if it came too late. */
  async #step(host: HostProcess, type: 'count' | 'skip' | 'askAgain' | 'callOff'): Promise<boolean> {
    const step = gameIn(host.view)?.course.step;
    const { ok } = await host.ask({ type, step });
    if (!ok) await wait(LOOK_MS);
    return ok;
  }

  #isChosen(device: Device): boolean {
    return device.pad?.state === 'sealed' && device.pad.face === this.#wanted.get(device);
  }

  /** The host has acknowledged it. */
  #isSealed(device: Device): boolean {
    return this.#isChosen(device) && device.pad?.light === 'ready';
  }

  #face(): Face {
    return (this.#random(6) + 1) as Face;
  }
}

function fileOf({ recordFile }: ConsoleView): string {
  return recordFile.slice(recordFile.lastIndexOf('/') + 1);
}
