import { Registry } from '../../rulebook/registry.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { RULEBOOKS, type RulebookId } from '../../rulebook/rulebooks.ts';
import type { GameSchema } from './game-schema.ts';
import type { Headless } from './headless.ts';

/** What a game brings to the host: its rules, the schemas of unchecked input, and what it answers without a table. */
export interface Game {
  readonly id: RulebookId;
  readonly rulebook: Rulebook;
  readonly schema: GameSchema;
  readonly headless: Headless;
}

const GAMES = new Registry<Game>();

/** Makes these games known to the rulebook and to the host; the first is the one for requests that name none. */
export function provide(games: readonly Game[]): void {
  RULEBOOKS.provide(games.map(({ rulebook }) => rulebook));
  GAMES.provide(games);
}

export function schemaOf(id: RulebookId): GameSchema {
  return GAMES.of(id).schema;
}

export function headlessOf(id: RulebookId): Headless {
  return GAMES.of(id).headless;
}
