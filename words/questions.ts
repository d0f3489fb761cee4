import type { Ask, Option } from '../rulebook/ask.ts';

/** What a rulebook that asks says of its questions. `names` by seat. */
export interface AskWords {
  /** The question to the table in a few words, as both screens show it. */
  ask(ask: Ask, names: readonly string[]): string;
  /** An answer that is no card, short enough for a button. */
  option(option: Option, ask: Ask, names: readonly string[]): string;
}
