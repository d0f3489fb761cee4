import fc from 'fast-check';
import { expect, it } from 'vitest';
import { die, keys, MemoryTable, pad } from '../../host/session/testing/memory-table.ts';
import { PANELS, type Action, type Desk } from '../../renderer/dealer/desk/desk.ts';
import { keyPressed } from '../../renderer/dealer/desk/testing/key-pressed.ts';
import { actionOf } from '../../renderer/dealer/desk/keymap.ts';
import { nextThing } from '../../renderer/dealer/desk/next-thing.ts';
import { COUNTING, NAMING } from '../../games/hungarian-war/console/deeds.ts';
import { deskNow, stubUi } from '../../renderer/dealer/desk/testing/stubs.ts';
import { HAPPENINGS, happening } from '../support/happenings.ts';

const ui = stubUi({ naming: NAMING, counting: COUNTING });

/** What a dealer may have left on the desk: a panel open, a name or a figure half typed, a card confirmed. */
const desks = fc.record({
  panel: fc.option(fc.constantFrom(...PANELS), { nil: undefined }),
  written: fc.constantFrom('', 'K', '1', '12'),
  confirmation: fc.option(fc.constant({ id: 0, card: 'K?' }), { nil: undefined }),
  callingOff: fc.boolean(),
  onControl: fc.boolean(),
});
/** Enough for ten dice, each stalled once, and every pile left open. */
const MOST_PRESSES = 60;

it('the big button leads through a round or to the next game, whatever happened before or is open on the desk', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 25, size: 'max' }), desks, async (happenings, left) => {
      const table = await MemoryTable.begun(die, pad('P1'), keys(0), die);
      for (const [what, a, b] of happenings) if (table.table.game !== undefined) await HAPPENINGS[what](table, a, b);
      fc.pre(table.table.game !== undefined);
      await playOn(table, left);
      await table.referee.close();
    }),
    { numRuns: 60, seed: 20261124 },
  );
});

/** Presses the key of the big button and the digits that it asks for, until another round is shown or the game ends. */
async function playOn(table: MemoryTable, left: Partial<Desk>): Promise<void> {
  const at = new KeyDesk(table, left);
  const { round } = table.game;
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (table.game.round > round || at.asksForNextGame) return;
    await at.press(at.next);
    await table.clock.pass(table.course.phase === 'counting' ? 6000 : 1000);
  }
  expect.fail(`no round within ${MOST_PRESSES} presses, but ${JSON.stringify(table.course)}`);
}

/** The keys of the console, as a view and the desk ask for them. */
class KeyDesk {
  asksForNextGame = false;
  readonly #table: MemoryTable;
  readonly #passed = new Set<number>();
  readonly #uncounted = new Set<string>();
  #desk: Partial<Desk>;

  constructor(table: MemoryTable, left: Partial<Desk>) {
    this.#table = table;
    this.#desk = left;
  }

  get #now(): Desk {
    const [view, now] = [this.#table.console, this.#table.clock.now()];
    return deskNow({ view, ui, now, passed: this.#passed, uncounted: this.#uncounted, ...this.#desk });
  }

  /** The key that goes on from here. A seat that gives no face after being asked again gets none by hand. */
  get next(): string {
    const { course } = this.#table;
    if (this.#now.byHand) return '0';
    if (course.phase === 'counting') return 'Space';
    if (course.phase === 'opening') {
      if (course.stalled.length > 0) return course.toType.length > 0 ? '3' : 'Enter';
      if (course.toType.length > 0) return '3';
    }
    return nextThing(this.#now).press?.key ?? 'Delete';
  }

  async press(key: string): Promise<void> {
    // A panel takes every key but Space: to type dice the dealer closes it first.
    if (key !== 'Space') this.#desk = { ...this.#desk, panel: undefined, onControl: false };
    const action = actionOf(this.#now, keyPressed(key));
    if (action.kind === 'command' && action.command.type === 'begin') this.asksForNextGame = true;
    else if (action.kind === 'command') await this.#table.ask(action.command);
    this.#do(action);
    if (key === 'Space' && action.kind !== 'none') this.#desk = { ...this.#desk, panel: undefined };
    if (action.kind === 'command') this.#desk = {};
  }

  #do(action: Action): void {
    if (action.kind === 'byHand') this.#desk = { byHand: action.on };
    if (action.kind === 'passPile') this.#uncounted.add(action.player);
    if (action.kind === 'pass') for (const id of action.ids) this.#passed.add(id);
  }
}
