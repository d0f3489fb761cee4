import { describe, expect, it } from 'vitest';
import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { Answer, ConsoleView, GameView } from '../../../host/contract/view.ts';
import { afterCount, openAsk, type Ask } from '../../../rulebook/ask.ts';
import { RULEBOOKS, rulebookOf, type RulebookId } from '../../../rulebook/rulebooks.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { NO_CHANCE } from '../questions/testing/stub-game.ts';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import { consoleView, COURSES, PEOPLE } from './testing/stubs.ts';
import { consoleUiOf } from './ui.ts';

/** A table of four at which every question is the dealer's. Its state comes out of the game's own rules. */
class KeyedTable {
  readonly #book;
  readonly #id: RulebookId;
  readonly #at: FakeDesk;
  #state: unknown;
  #counted = false;
  keys = 0;

  constructor(id: string, house: Readonly<Record<string, string>> = {}) {
    if (!RULEBOOKS.has(id)) throw new Error(`no game ${id}`);
    this.#id = id;
    this.#book = rulebookOf(id);
    const begun = this.#book.begin({ players: PEOPLE, house }, NO_CHANCE);
    if (!begun.ok) throw new Error(begun.refusal.code);
    this.#state = begun.state;
    this.#at = new FakeDesk(this.view);
    this.#at.answer = (command) => Promise.resolve(this.#take(command));
  }

  get round(): number {
    return this.#book.round(this.#state);
  }

  get ask(): Ask | undefined {
    const ask = openAsk(this.#book.next(this.#state));
    return ask && this.#counted ? afterCount(ask) : ask;
  }

  get view(): ConsoleView {
    const { ask } = this;
    const game: GameView = {
      ...(consoleView(COURSES.choosing).table.game ?? expect.fail('no game')),
      rulebook: this.#id,
      state: this.#state,
      course: ask === undefined ? { phase: 'over', step: 7 } : { phase: 'asking', step: 7, counted: this.#counted },
      round: this.round,
      standings: this.#book.standings(this.#state),
      ...(ask && { ask }),
    };
    return consoleView(undefined, { game, answerer: { kind: 'dealer' } });
  }

  /** Every key must be taken: none may mean nothing, and none be refused. */
  press(...keys: readonly string[]): void {
    for (const key of keys) {
      this.keys += 1;
      this.#at.key(key, this.view);
      this.#at.follow(this.view);
      expect(this.#at.desk.toast, `${key}: ${this.ask?.what ?? ''}`).toBeUndefined();
    }
  }

  #take(command: ConsoleCommand): Answer {
    if (command.type === 'count') this.#counted = true;
    if (command.type !== 'table') return { ok: true };
    const decided = this.#book.decide(this.#state, command.command, NO_CHANCE);
    if (!decided.ok) return decided;
    this.#state = decided.state;
    this.#counted &&= openAsk(this.#book.next(decided.state))?.counted === true ? false : this.#counted;
    return { ok: true };
  }
}

const ROUNDS = [
  ['war', 'one for each card', {}, '', 'K 5 9 2', 4],
  ['hyrule', 'the count, and two for each card', {}, '', 'Space 5 D 9 C K S 2 H', 9],
  [
    'honor-of-the-samurai',
    'one for each hand, the count, and one for each card',
    {},
    '',
    '1 Space 1 1 Space A K 5 2 3 4 5 6 7 8 9 0',
    17,
  ],
  ['charta-bellica', 'the count, and one for each card', { line: 'bellum' }, '', 'Space 5 9 M 2', 5],
  [
    'charta-bellica',
    'in two alliances, the count, and a nation beside each card',
    { line: 'simple' },
    'H G T 3',
    'Space 5 9 Space 3 M',
    6,
  ],
] as const;

describe('the keys of a round, four players with real cards', () => {
  it.each(ROUNDS)('%s: %s', (id, _, house, before, round, most) => {
    const table = new KeyedTable(id, house);
    table.press(...before.split(' ').filter((key) => key !== ''));
    table.keys = 0;
    table.press(...round.split(' '));
    expect([table.round, table.keys]).toEqual([1, most]);
  });
});

it.each([...new Set(ROUNDS.map(([id]) => id))])('says why %s asks its first question, in every language', (id) => {
  const { ask } = new KeyedTable(id);
  const why = ask && LANGUAGES.map((language) => consoleUiOf(id).asking?.why(ask, language));
  expect(why).toEqual(LANGUAGES.map(() => expect.any(String) as unknown));
});
