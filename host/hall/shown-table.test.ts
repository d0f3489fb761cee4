import { beforeEach, describe, expect, test } from 'vitest';
import type { RoundChoices } from '../contract/view.ts';
import { presentationFrom } from '../course/pace.ts';
import { lettersOf } from '../session/state/table-now.ts';
import { EMPTY_NIGHT, foldLine } from '../record/fold.ts';
import { checkEntry } from '../record/line.ts';
import { EMPTY_FOLD, foldNext, shownOf } from './mirror/night-fold.ts';
import { ShownTable } from './shown-table.ts';
import { NightLines, playGame, playNight } from './testing/night-lines.ts';

const PLAYERS = ['Anna', 'Béla', 'Cili', 'Dani'].map((name, i) => ({ id: `p${i + 1}.k7q2.r1.t1.s4`, name }));
const RULEBOOK = 'war';

/** A table whose lines come one after the other, and a clock that the test moves on. */
class FollowedTable {
  fold = EMPTY_FOLD;
  changes = 0;
  waits: number | undefined;
  #then: () => void = () => undefined;
  #read = 0;
  readonly #shown: ShownTable;

  constructor() {
    const mirrors = () => this.fold;
    const told = {
      get shown() {
        return shownOf(mirrors());
      },
      get results() {
        return shownOf(mirrors()).results.map((result) => ({ ...result, table: 1 }));
      },
    };
    const after = (ms: number, then: () => void) => {
      this.waits = ms;
      this.#then = then;
      return () => (this.waits = undefined);
    };
    this.#shown = new ShownTable(told, { after }, () => (this.changes += 1));
  }

  get told() {
    return this.#shown.told;
  }

  /** The lines that have been added since. */
  take({ texts }: NightLines): void {
    for (const text of texts.slice(this.#read)) this.fold = foldNext(this.fold, JSON.parse(text));
    this.#read = texts.length;
    this.#shown.follow();
  }

  passTime(): void {
    this.#then();
    this.waits = undefined;
  }
}

/** A game at this pace without its last step, and that step as a line. */
function almostOver(pace: RoundChoices['pace'] = 'normal'): { readonly lines: NightLines; end(): void } {
  const lines = new NightLines();
  const inputs = PLAYERS.map(() => ({ kind: 'die' }));
  lines.add({ kind: 'settings', inputs, dealer: 0, choices: { count: 3, missing: 'wait', start: 'dealer', pace } });
  playGame(lines, { rulebook: RULEBOOK, players: PLAYERS, answers: 5_000 });
  const last = lines.texts.pop() ?? '';
  return { lines, end: () => void lines.texts.push(last) };
}

let table: FollowedTable;
beforeEach(() => void (table = new FollowedTable()));

describe('a game that ends', () => {
  test('is shown as over, and counts, only when the table has presented its last round', () => {
    const { lines, end } = almostOver();
    table.take(lines);
    const before = table.told;
    expect(before.game?.over).toBe(false);
    end();
    table.take(lines);
    expect(table.told).toBe(before);
    expect(table.told.results[0]?.state).toBe('playing');
    table.passTime();
    expect(table.told.game?.over).toBe(true);
    expect(table.told.results[0]?.state).toBe('over');
    expect(table.changes).toBe(1);
  });

  test.each(['quick', 'normal', 'teaching'] as const)('waits as long as the table itself does at its pace: %s', (pace) => {
    const { lines, end } = almostOver(pace);
    table.take(lines);
    end();
    table.take(lines);
    let night = EMPTY_NIGHT;
    for (const text of lines.texts.slice(1)) {
      const line = checkEntry(JSON.parse(text));
      if (line !== undefined) night = foldLine(night, line);
    }
    const letters = lettersOf({ night });
    expect(letters.length).toBeGreaterThan(0);
    expect(table.waits).toBe(presentationFrom(0, pace, letters).presentedAt);
  });

  test('is never told if it is undone meanwhile', () => {
    const { lines, end } = almostOver();
    table.take(lines);
    end();
    table.take(lines);
    lines.undo();
    table.take(lines);
    expect(table.waits).toBeUndefined();
    expect(table.told.game?.over).toBe(false);
    expect(table.changes).toBe(0);
  });

  test('is shown at once when its people begin the next game', () => {
    const { lines, end } = almostOver();
    table.take(lines);
    end();
    table.take(lines);
    playGame(lines, {
      players: PLAYERS.map((player) => ({ ...player, id: player.id.replace('r1.t1.s4', 'r2.t1.s9') })),
      answers: 3,
    });
    table.take(lines);
    expect(table.waits).toBeUndefined();
    expect(table.told.results.map(({ round }) => round)).toEqual([1, 2]);
  });

  test('is no secret if it was over when the hall first read of it', () => {
    table.take(playNight({ rulebook: RULEBOOK, players: PLAYERS, answers: 5_000 }));
    expect(table.told.game?.over).toBe(true);
  });
});

test('a round in the middle of a game is shown at once', () => {
  const { lines } = almostOver();
  table.take(lines);
  expect(table.waits).toBeUndefined();
  expect(table.told.game).toEqual(shownOf(table.fold).game);
});
