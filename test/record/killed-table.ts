import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../rulebook/random.ts';
import type { ConsoleCommand } from '../../host/contract/command.ts';
import type { ConsoleView, GameView } from '../../host/contract/view.ts';
import type { State } from '../../games/hungarian-war/rules/types.ts';
import { seatsInGame } from '../../games/hungarian-war/rules/seats.ts';
import { keyOf } from '../support/key-of.ts';
import { answerDeed } from './asked-deed.ts';
import type { Deed } from './deed.ts';
import type { HostProcess } from './host-process.ts';
import type { KillPlan } from './kill-plan.ts';
import { beginning, someDeed } from './some-deed.ts';
import type { ReportedNights } from './reported-nights.ts';

/** Number of answers after which a card game counts as long. */
const LONG_GAME = 400;

/** People who play on, whatever happens to the host. */
export class KilledTable {
  readonly #random: Random;
  readonly #told: ReportedNights;
  rounds = 0;
  commands = 0;

  constructor(random: Random, told: ReportedNights) {
    this.#random = random;
    this.#told = told;
  }

  /** The next thing that happens, of what can happen now. */
  async goOn(host: HostProcess, plan: KillPlan | undefined): Promise<void> {
    const { game } = host.view.table;
    if (game === undefined) return this.#do(host, plan, beginning(this.#random));
    const { phase } = game.course;
    if (phase === 'shown') return void (await this.#step(host, 'skip'));
    if (phase === 'over' && this.#random(3) === 0) return this.#newNight(host, plan);
    if (phase === 'opening')
      return this.#random(2) === 0 ? void (await this.#step(host, 'callOff')) : this.#do(host, plan, { type: 'redo' });
    if (phase === 'choosing' && this.#random(5) < 2) return this.#round(host, plan);
    if (phase === 'asking' && game.ask?.counted === true && this.#random(3) === 0) return this.#turnCards(host, plan);
    if (this.#random(40) === 0) return this.#newNight(host, plan);
    return this.#do(host, plan, someDeed(this.#random, host.view));
  }

  /** The game is played to its end at once: the deck is counted, and it is empty. */
  async toTheEnd(host: HostProcess): Promise<void> {
    while (phaseOf(host.view) !== 'over') {
      const { game } = host.view.table;
      const phase = phaseOf(host.view);
      if (game === undefined) await this.#do(host, undefined, beginning(this.#random));
      else if (phase === 'asking') await this.#do(host, undefined, this.#soonOver(game));
      else if (phase === 'choosing' && game.round === 0) await this.#round(host, undefined);
      else if (phase !== 'choosing') await this.#step(host, phase === 'shown' ? 'skip' : 'callOff');
      else
        await this.#do(host, undefined, {
          type: 'table',
          command: { type: 'countDeck', left: 0, unfilled: [], reason: 'empty' },
        });
    }
  }

  /** A long card game would take too long, so another one is begun instead. */
  #soonOver(game: GameView): Exclude<Deed, { type: 'open' }> {
    const answer = (game.ask?.n ?? 0) < LONG_GAME ? answerDeed(this.#random, game) : undefined;
    return answer ?? beginning(this.#random);
  }

  /** Sends a deed, and reports it if it was accepted. */
  async #do(host: HostProcess, plan: KillPlan | undefined, deed: Exclude<Deed, { type: 'open' }>): Promise<void> {
    const command = commandOf(deed, host.view);
    if (command === undefined) return;
    this.commands += 1;
    this.#told.pending = deed;
    const answered = host.ask(command);
    plan?.reached('sent', host);
    const before = roundOf(host.view);
    // An answer is judged at once.
    if (host.view.table.game?.ask !== undefined) plan?.reached('judging', host);
    const answer = await answered;
    if (answer.ok && roundOf(host.view) > before) {
      this.rounds += 1;
      plan?.reached('shown', host);
    }
    if (answer.ok) this.#told.done(deed, await fileOf(host, deed));
    this.#told.pending = undefined;
    // It ends only by time.
    if (!answer.ok && answer.refusal.code === 'too soon') await sleep(20);
  }

  async #newNight(host: HostProcess, plan: KillPlan | undefined): Promise<void> {
    const answered = host.ask({ type: 'newNight' });
    plan?.reached('sent', host);
    this.#told.fresh = (await answered).ok;
  }

  async #round(host: HostProcess, plan: KillPlan | undefined): Promise<void> {
    const { game } = host.view.table;
    if (game === undefined) return;
    const faces: (number | null | undefined)[] = game.seats.map(() => null);
    for (const seat of seatsInGame(game.state as State)) faces[seat] = this.#choose(host, seat);
    this.#told.pending = { type: 'open', faces };
    // Players who had sealed before a halt choose anew as well.
    this.#press(host, faces);
    await host.until('all ready', () => (allReady(host.view) ? true : this.#press(host, faces)));
    await this.#step(host, 'count');
    const before = roundOf(host.view);
    plan?.reached('counting', host);
    if (this.#random(8) === 0 && (await this.#step(host, 'halt'))) return;
    await host.until('the opening', () => (['opening', 'shown'].includes(phaseOf(host.view)) ? true : undefined));
    plan?.reached('opening', host);
    if (this.#random(8) === 0 && (await this.#step(host, 'callOff'))) return;
    await this.#typeAll(host, plan, faces);
    const shown = await host.until('the outcome', () => (roundOf(host.view) > before ? host.view.table.game : undefined));
    plan?.reached('shown', host);
    this.rounds += 1;
    const opened = (shown.state as State).opening?.faces ?? [];
    this.#told.done({ type: 'open', faces: opened }, fileNameOf(host.view));
  }

  /** Everybody turns the cards on the count, if the card game has one. */
  async #turnCards(host: HostProcess, plan: KillPlan | undefined): Promise<void> {
    if (!(await this.#step(host, 'count'))) return;
    plan?.reached('counting', host);
    if (this.#random(3) === 0 && (await this.#step(host, 'halt'))) return;
    await host.until('the cards', () => (phaseOf(host.view) === 'asking' ? true : undefined));
    plan?.reached('opening', host);
  }

  /** What is pressed or thrown; undefined for a bot, which chooses by itself. */
  #choose(host: HostProcess, seat: number): number | undefined {
    const input = host.view.inputs[seat];
    if (input?.kind === 'bot') return undefined;
    return 1 + this.#random(6);
  }

  /** A key pressed before its seat was armed had no effect. */
  #press(host: HostProcess, faces: readonly (number | null | undefined)[]): undefined {
    for (const [seat, input] of host.view.inputs.entries()) {
      const face = faces[seat] ?? null;
      if (input.kind === 'keys' && face !== null) host.send({ type: 'press', code: keyOf(input.cluster, face) });
    }
  }

  async #typeAll(host: HostProcess, plan: KillPlan | undefined, faces: readonly (number | null | undefined)[]): Promise<void> {
    for (;;) {
      const course = host.view.table.game?.course;
      const [seat, ...others] = course?.phase === 'opening' ? course.toType : [];
      if (course === undefined || seat === undefined) return plan?.reached('judging', host);
      const answered = host.ask({ type: 'type', step: course.step, seat, digit: faces[seat] });
      if (others.length === 0) plan?.reached('judging', host);
      await answered;
      await host.until('the next die', () => (toTypeIn(host.view.table).includes(seat) ? undefined : true));
    }
  }

  /** False if it was refused because it came too late. */
  async #step(host: HostProcess, type: 'count' | 'skip' | 'halt' | 'callOff'): Promise<boolean> {
    const before = host.view.table.game?.course.step;
    const { ok } = await host.ask({ type, step: before });
    if (ok) await host.until('the next step', () => (host.view.table.game?.course.step === before ? undefined : true));
    if (ok && (type === 'halt' || type === 'callOff')) this.#told.pending = undefined;
    return ok;
  }
}

function commandOf(deed: Exclude<Deed, { type: 'open' }>, { undo, redo }: ConsoleView): ConsoleCommand | undefined {
  if (deed.type === 'undo') return undo && { type: 'undo', n: undo.n };
  if (deed.type === 'redo') return redo && { type: 'redo', n: redo.n };
  return deed as Exclude<Deed, { type: 'open' | 'undo' | 'redo' }>;
}

/** The first game of a night makes its file. */
async function fileOf(host: HostProcess, deed: Deed): Promise<string> {
  if (deed.type === 'begin') await host.until('the file', () => (host.view.recordFile === '' ? undefined : true));
  return fileNameOf(host.view);
}

function fileNameOf({ recordFile }: ConsoleView): string {
  return recordFile.slice(recordFile.lastIndexOf('/') + 1);
}

const phaseOf = ({ table: { game } }: ConsoleView): string => game?.course.phase ?? '';
const roundOf = ({ table: { game } }: ConsoleView): number => game?.round ?? 0;
const toTypeIn = ({ game }: { readonly game?: GameView }) => (game?.course.phase === 'opening' ? game.course.toType : []);
const allReady = ({ table: { game } }: ConsoleView): boolean =>
  game?.course.phase === 'choosing' && game.course.ready >= game.course.of;
