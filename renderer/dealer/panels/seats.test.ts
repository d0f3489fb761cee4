import { beforeEach, describe, expect, it } from 'vitest';
import { firstState, gameView } from '../../../games/hungarian-war/table/testing/states.ts';
import { consoleView, COURSES } from '../desk/testing/stubs.ts';
import { mountConsole } from '../testing/mounted-console.ts';
import { choose, press } from '../testing/page.ts';

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani'];

let at: ReturnType<typeof mountConsole>;

beforeEach(() => {
  localStorage.clear();
  at = mountConsole();
});

/** All four at their pads; the pad of `lost` does not answer. */
function show(lost?: number, flowers: readonly number[] = []): void {
  const game = gameView(
    firstState({ names: NAMES, seed: 3, house: {} }, ({ round }) => round === 0),
    COURSES.choosing,
  );
  const seats = game.seats.map((seat, at) => ({
    ...seat,
    flower: flowers[at] ?? at,
    input: 'pad' as const,
    link: at === lost ? ('lost' as const) : ('live' as const),
  }));
  const inputs = NAMES.map((id) => ({ kind: 'pad' as const, pad: id }));
  at.show(consoleView(undefined, { inputs, game: { ...game, seats } }));
}
const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

it('draws a player’s own flower, whatever seat they sit in now', () => {
  const drawn = () => [0, 1].map((seat) => document.querySelector(`svg[data-flower="${seat}"] path`)?.getAttribute('d'));
  show();
  press('F3');
  const [first, second] = drawn();
  expect(first).not.toBe(second);
  show(undefined, [1, 0, 2, 3]);
  expect(drawn()).toEqual([second, first]);
});

describe('the panel of the seats', () => {
  it('opens at the seat whose pad is lost: its real die is two keys away', () => {
    show(2);
    press('F3');
    expect(focused()).toContain('Cili');
    choose(document.activeElement, 'die');
    expect(at.sent.at(-1)).toEqual({ type: 'input', seat: 2, input: { kind: 'die' } });
  });

  it('names no removed phone by its id, and gives its seat to another phone', () => {
    const dora = { id: 'phone-9', name: 'Dora', words: 'alma tango', link: 'live' as const };
    const phones = { on: true, joining: 'closed' as const, addresses: [], phones: [dora] };
    const game = gameView(
      firstState({ names: NAMES, seed: 3, house: {} }, ({ round }) => round === 0),
      COURSES.choosing,
    );
    const inputs = NAMES.map((_, seat) => ({ kind: 'pad' as const, pad: `phone-${String(seat + 1)}` }));
    at.show({ ...consoleView(undefined, { inputs, game }), phones });
    press('F3');
    const select = document.querySelector<HTMLSelectElement>('[role=dialog] select[aria-label^="Cili"][aria-label$="Phone"]');
    expect(document.querySelector('[role=dialog]')?.textContent).not.toContain('phone-');
    expect(select?.selectedOptions[0]?.textContent).toBe('Lost');
    choose(select, 'phone-9');
    expect(at.sent.at(-1)).toEqual({ type: 'input', seat: 2, input: { kind: 'pad', pad: 'phone-9' } });
  });

  it('opens any seat by its number', () => {
    show();
    press('F3');
    expect(focused()).toContain('Anna');
    press('4');
    expect(focused()).toContain('Dani');
    press('2');
    expect(focused()).toContain('Béla');
  });

  it('ignores digits while a name is being typed', () => {
    show();
    press('F3');
    document.querySelector<HTMLInputElement>('[role=dialog] input[type=text], [role=dialog] input:not([type])')?.focus();
    const before = document.activeElement;
    expect(before).toBeInstanceOf(HTMLInputElement);
    press('2');
    expect(document.activeElement).toBe(before);
  });
});
