import type { AskedCommand, AskedEvent as Event } from '../../../../rulebook/questions/game.ts';
import { UNKNOWN, type Card } from '../../../../rulebook/card.ts';
import type { Decision } from '../../../../rulebook/refusal.ts';
import { laidIn } from '../battle.ts';
import { nextSeat } from '../answers.ts';
import { fight } from '../table.ts';
import type { WarHouse } from '../house.ts';
import { broken } from '../../game.ts';
import { dueNow, type Play, type State } from '../play.ts';
import { war } from '../rulebook.ts';

/** For tests: a game of War at a table, holding its invariants after every event. Only `draw` supplies drawn cards. */
export class TableOfWar {
  state: State;
  readonly #draw: (from: readonly Card[]) => Card;

  /** `players`: names, or a number of players. */
  constructor(
    players: number | readonly string[],
    house: Partial<WarHouse> = {},
    draw: (from: readonly Card[]) => Card = ([card = '??']) => card,
  ) {
    this.#draw = draw;
    const names = typeof players === 'number' ? Array.from({ length: players }, (_, seat) => `Player ${seat}`) : players;
    const seated = names.map((name, seat) => ({ id: `p${seat}`, name }));
    this.state = this.#after(undefined, war.begin({ players: seated, house }, { draw }));
  }

  get play(): Play {
    return this.state.play;
  }

  get ask() {
    return war.next(this.state);
  }

  /** The code of the refusal, or undefined if it was accepted. */
  command(command: AskedCommand): string | undefined {
    const decided = war.decide(this.state, command, { draw: this.#draw });
    if (!decided.ok) return decided.refusal.code;
    this.state = this.#after(this.state, decided);
    return undefined;
  }

  answer(given: string, confirm = false): string | undefined {
    return this.command({ type: 'answer', n: this.state.asked, given, confirm });
  }

  /** Several answers one after the other, all of which must be accepted. */
  answers(given: string): void {
    for (const one of given.split(' ')) {
      const refused = this.answer(one);
      if (refused !== undefined) throw new Error(`${one} was refused: ${refused}`);
    }
  }

  adjust(seat: number, by: number): string | undefined {
    return this.command({ type: 'adjustPoints', player: `p${seat}`, by, reason: 'counted' });
  }

  /** The whole refusal of this command. */
  refusal(given: string) {
    const decided = war.decide(this.state, { type: 'answer', n: this.state.asked, given }, { draw: this.#draw });
    return decided.ok ? undefined : decided.refusal;
  }

  #after(from: State | undefined, decided: Decision<State, Event>): State {
    if (!decided.ok) throw new Error(decided.refusal.code);
    let state = from;
    for (const event of decided.events) {
      state = war.evolve(state, event);
      const [violation] = broken(state.play);
      if (violation !== undefined) throw new Error(`after ${JSON.stringify(event)}: ${JSON.stringify(violation)}`);
    }
    if (state === undefined) throw new Error('nothing happened');
    return state;
  }
}

/** For tests: people with real cards in their stacks, whose dealer names what is turned up, for at most this many battles. */
export function playReal(
  table: TableOfWar,
  stacks: readonly (readonly Card[])[],
  battles: number,
  settled: () => void = () => undefined,
): void {
  let real: Parameters<typeof fight>[0] = { stacks, waiting: [] };
  for (let fought = 0; fought < battles && table.play.phase === 'playing'; fought += 1) {
    const { variation } = table.play.house;
    if (variation === 'suicide') throw new Error('cards are chosen');
    while (table.play.phase === 'playing' && table.play.brought.length === fought) {
      const seat = nextSeat(table.play);
      const at = (laidIn(table.play.battle)[seat]?.length ?? 0) + (dueNow(table.play)[seat] ?? 0) - 1;
      table.answers(real.stacks[seat]?.[at] ?? UNKNOWN);
    }
    real = fight(real, variation).table;
    settled();
  }
}
