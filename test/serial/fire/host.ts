import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { Answer, ConsoleView, Course, GameView } from '../../../host/contract/view.ts';
import type { Random } from '../../../rulebook/random.ts';
import { Referee } from '../../../host/session/referee.ts';
import type { State } from '../../../games/hungarian-war/rules/types.ts';
import type { World } from './world.ts';

let nonces = 0;

/** The whole referee on a world’s ports and disk, and what its console shows. */
export class Host {
  readonly referee: Referee;
  dead = false;
  view: ConsoleView;
  readonly #die: () => Promise<void>;
  #death: Promise<void> | undefined;

  static async open(world: World, random: Random): Promise<Host> {
    const { die, ...parts } = await world.host();
    const nonce = () => (nonces += 1).toString(16).padStart(16, 'a');
    const referee = await Referee.open({ ...parts, shell: 'browser', random: { below: random, nonce } });
    return new Host(referee, die);
  }

  private constructor(referee: Referee, die: () => Promise<void>) {
    this.referee = referee;
    this.#die = die;
    let first: ConsoleView | undefined;
    referee.watch('console', (view) => {
      first ??= view;
      if (!this.dead) this.view = view;
    });
    if (first === undefined) throw new Error('no view came at once');
    this.view = first;
  }

  get game(): GameView {
    const { game } = this.view.table;
    if (game === undefined) throw new Error('no game has begun');
    return game;
  }

  get course(): Course {
    return this.game.course;
  }

  get state(): State {
    return this.game.state as State;
  }

  ask(command: ConsoleCommand): Promise<Answer> {
    return this.referee.command(command);
  }

  /** What the host must do. */
  async must(command: ConsoleCommand): Promise<void> {
    const answer = await this.ask(command);
    if (!answer.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(answer.refusal)}`);
  }

  isLive(pad: string): boolean {
    return this.view.pads.some(({ id, link, trouble }) => id === pad && link === 'live' && trouble === undefined);
  }

  /** Ends it; nothing of it is seen or heard from now on. */
  kill(): Promise<void> {
    this.dead = true;
    this.#death ??= this.#die();
    return this.#death;
  }
}
