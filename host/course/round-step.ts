import type { Phase, RoundEffect, RoundState } from './state.ts';
import type { RoundFacts } from './round-table.ts';

/** What a step may read of the world outside its round. */
export interface RoundContext {
  /** Host time. */
  readonly now: number;
  readonly table: RoundFacts;
  /** The console has the keys that seats would seal by. */
  readonly keysRest: boolean;
  /** See `RoundTable.letters`. */
  letters(): readonly number[];
}

/** A step being made: the state so far, and what is to be done after it. */
export class RoundStep {
  state: RoundState;
  readonly context: RoundContext;
  readonly effects: RoundEffect[] = [];

  constructor(state: RoundState, context: RoundContext) {
    this.state = state;
    this.context = context;
  }

  get phase(): Phase {
    return this.state.phase;
  }

  do(effect: RoundEffect): void {
    this.effects.push(effect);
  }

  set(change: Partial<RoundState>): void {
    this.state = { ...this.state, ...change };
  }

  enter(phase: Phase): void {
    this.set({ phase, step: this.state.step + 1 });
    this.do({ type: 'changed' });
  }
}
