import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsoleView, SeatInput } from '../../../host/contract/view.ts';
import { firstState, gameView } from '../../../games/hungarian-war/table/testing/states.ts';
import { deskSay } from '../desk/desk-say.ts';
import { consoleView, COURSES } from '../desk/testing/stubs.ts';
import { mountConsole } from '../testing/mounted-console.ts';
import { choose as chooseIn, press as down, touch } from '../testing/page.ts';
import { FACES_ASKED } from '../desk/keypad-learning.ts';

const words = deskSay('en');

const NAMES = ['Anna', 'Béla', 'Cili', 'Dani'];
const MACRO = ['F13', 'F14', 'F15', 'F16', 'F17', 'F18'];
/** Those keys pressed in the order asked for, from face 1 to face 6. */
const LEARNED = ['F17', 'F16', 'F18', 'F15', 'F13', 'F14'];
const BELAS: SeatInput = { kind: 'keypad', keys: ['Numpad1', 'Numpad2', 'Numpad3', 'Numpad4', 'Numpad5', 'Numpad6'] };
const INPUTS: readonly SeatInput[] = [{ kind: 'die' }, BELAS, { kind: 'die' }, { kind: 'die' }];

let at: ReturnType<typeof mountConsole>;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  localStorage.setItem('referee.console.table', 'no');
  at = mountConsole();
});
afterEach(() => vi.useRealTimers());

function show(more: Partial<ConsoleView> = {}, inputs = INPUTS): void {
  const game = gameView(
    firstState({ names: NAMES, seed: 3, house: {} }, ({ round }) => round === 0),
    COURSES.choosing,
  );
  at.show({ ...consoleView(undefined, { inputs, game }), ...more });
}
async function press(...codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    down(code);
    await vi.advanceTimersByTimeAsync(200);
    flushSync();
  }
}
/** The dealer opens the seats and chooses a keypad for this person. */
async function choose(name: string): Promise<void> {
  if (document.querySelector('[role=dialog]') === null) down('F3');
  const select = document.querySelector<HTMLSelectElement>(`[role=dialog] select[aria-label^="${name}"]`);
  if (select === null) throw new Error('no list of inputs');
  select.focus();
  chooseIn(select, 'keypad');
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}
const dialog = () => document.querySelector('.veil [role=dialog]');
const alarm = () => dialog()?.querySelector('[role=alert]')?.textContent.trim();
const inputsSent = () => at.sent.filter(({ type }) => type === 'input');
const turned = () => at.sent.flatMap((command) => (command.type === 'learnKeypad' ? [command.on] : []));

describe('a keypad', () => {
  it('is learned key by key, in the order asked for, and becomes the seat’s', async () => {
    show();
    await choose('Anna');
    expect(turned()).toEqual([true]);
    for (const [at, code] of MACRO.entries()) {
      expect(dialog()?.textContent).toContain(words('keypad-press', { face: words(`buttons-faces-${FACES_ASKED[at] ?? 1}`) }));
      await press(code);
    }
    expect(dialog()).toBeNull();
    expect(turned()).toEqual([true, false]);
    expect(inputsSent()).toEqual([{ type: 'input', seat: 0, input: { kind: 'keypad', keys: LEARNED } }]);
  });

  it('is the same person’s on another night without being learned again, and can be learned again', async () => {
    show();
    await choose('Anna');
    await press(...MACRO);
    at.close();
    at = mountConsole();
    show();
    await choose('Anna');
    expect(dialog()).toBeNull();
    expect(inputsSent()).toEqual([{ type: 'input', seat: 0, input: { kind: 'keypad', keys: LEARNED } }]);
    show({}, [{ kind: 'keypad', keys: LEARNED }, ...INPUTS.slice(1)]);
    touch(words('keypad-again'));
    await vi.advanceTimersByTimeAsync(0);
    await press(...MACRO.toReversed());
    expect(inputsSent().at(-1)).toMatchObject({ input: { keys: ['F14', 'F15', 'F13', 'F16', 'F18', 'F17'] } });
  });

  it('is learned where the one of another evening has a key that another seat has now', async () => {
    localStorage.setItem('referee.keypads', JSON.stringify([{ name: 'Anna', keys: BELAS.keys }]));
    show();
    await choose('Anna');
    expect(dialog()).not.toBeNull();
  });

  it.each([
    ['KeyQ', words('keypad-unlearned-unfit')],
    ['F3', words('keypad-unlearned-unfit')],
    ['Tab', words('keypad-unlearned-unfit')],
    ['Numpad4', words('keypad-unlearned-taken', { name: 'Béla' })],
    ['F13', words('keypad-unlearned-twice')],
  ])('does not learn %s as its second key, and says at once why', async (code, said) => {
    show();
    await choose('Anna');
    await press('F13');
    await press(code);
    expect(alarm()).toBe(said);
    expect(dialog()?.textContent).toContain(words('keypad-press', { face: words(`buttons-faces-${FACES_ASKED[1]}`) }));
    await press('F14');
    expect(alarm()).toBe('');
  });

  it('shows while it is learned no key that was pressed', async () => {
    show();
    const seen = async (...codes: readonly string[]) => {
      await choose('Anna');
      const pages = [];
      for (const code of codes) {
        await press(code);
        pages.push(document.body.innerHTML);
      }
      await press('Escape');
      return pages;
    };
    const one = await seen('F13', 'F14', 'F15', 'F13');
    expect(await seen('F24', 'NumpadAdd', 'Numpad0', 'Numpad0')).toEqual(one);
  });

  it('is left by Esc, which changes nothing, and the list shows what the seat plays with', async () => {
    show();
    await choose('Anna');
    await press('F13', 'F14', 'Escape');
    expect(dialog()).toBeNull();
    expect(inputsSent()).toEqual([]);
    expect(turned()).toEqual([true, false]);
    const select = document.querySelector<HTMLSelectElement>('[role=dialog] select[aria-label^="Anna"]');
    expect(select?.value).toBe('die');
    expect(document.activeElement).toBe(select);
    expect(localStorage.getItem('referee.keypads')).toBeNull();
  });

  it('is not learned while a count runs, and the refusal is said', async () => {
    show();
    at.answers.push({ ok: false, refusal: { code: 'round under way', params: { phase: 'counting' } } });
    await choose('Anna');
    expect(dialog()).toBeNull();
    expect(document.body.textContent).toContain('A round is under way');
  });

  it('is no longer learned once the host has taken the keys back', async () => {
    show();
    await choose('Anna');
    show({ learningKeypad: true });
    show();
    expect(dialog()).toBeNull();
    expect(inputsSent()).toEqual([]);
  });

  it('is learned elsewhere, or was a moment ago: no key of a seat does anything here', () => {
    const inputs: readonly SeatInput[] = [{ kind: 'keys', cluster: 0 }, ...INPUTS.slice(1)];
    show({}, inputs);
    show({ learningKeypad: true, keypadKeys: [], seatKeys: [] }, inputs);
    down('F3');
    const list = document.querySelector<HTMLElement>('[role=dialog] select');
    list?.focus();
    flushSync();
    const before = document.body.innerHTML;
    for (const target of [list, document.body])
      for (const code of ['Numpad2', 'KeyD']) expect(down(code, target ?? undefined).defaultPrevented).toBe(true);
    expect(document.body.innerHTML === before).toBe(true);
    expect([...at.sent, ...at.pressed]).toEqual([]);
  });

  it('gives the keys back although Esc came while the host was silent', async () => {
    show();
    await choose('Anna');
    show({ learningKeypad: true });
    at.answers.push({ ok: false, refusal: { code: 'not live', params: {} } });
    await press('Escape');
    show({ learningKeypad: true });
    expect(turned()).toEqual([true, false, false]);
  });

  it('is not being learned by a page that was opened anew: the keys go back to the seats', () => {
    show({ learningKeypad: true });
    expect(turned()).toEqual([false]);
  });
});

describe('the keys of a keypad', () => {
  const hold = (code: string, more: KeyboardEventInit, target: EventTarget) => down(code, target, more).defaultPrevented;

  it('choose wherever the focus is, write nothing, and turn no keyboard to naming', () => {
    show();
    down('F3');
    const field = document.querySelector<HTMLInputElement>('[role=dialog] input');
    field?.focus();
    if (field === null) throw new Error('no field');
    flushSync();
    const before = document.body.innerHTML;
    expect(hold('Numpad5', { key: '5' }, field)).toBe(true);
    expect(hold('Numpad5', { key: 'Clear' }, document.body)).toBe(true);
    expect(hold('Numpad1', { key: 'End', ctrlKey: true, shiftKey: true }, field)).toBe(true);
    expect(at.pressed).toEqual(['Numpad5', 'Numpad5', 'Numpad1']);
    expect(document.body.innerHTML === before).toBe(true);
    expect(document.activeElement).toBe(field);
    expect(at.sent).toEqual([]);
  });

  it('choose once, however long they are held', () => {
    show();
    expect([false, true, true].map((repeat) => hold('Numpad2', { repeat }, document.body))).toEqual([true, true, true]);
    expect(at.pressed).toEqual(['Numpad2']);
  });

  it('name no card and type no die, and the same digit of the main keyboard still does', () => {
    show({ keypadKeys: [] });
    expect(hold('Numpad2', { key: '2' }, document.body)).toBe(false);
    expect(at.pressed).toEqual([]);
    show();
    hold('Digit2', { key: '2' }, document.body);
    expect(at.pressed).toEqual([]);
  });

  it.each([
    ['browser', 'Enter'],
    ['browser', 'ArrowDown'],
    ['browser', 'mouse'],
    ['electron', 'NumpadEnter'],
    ['electron', 'mouse'],
  ] as const)('meet no list that opens over the page of the %s by %s', (shell, by) => {
    show({ shell });
    down('F3');
    const list = document.querySelector<HTMLSelectElement>('[role=dialog] select');
    if (list === null) throw new Error('no list of inputs');
    const mouse = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    const opening = by === 'mouse' ? mouse : down(by, list);
    if (by === 'mouse') list.dispatchEvent(mouse);
    expect(opening.defaultPrevented).toBe(true);
    expect(list.size).toBeGreaterThan(1);
  });

  it('are pressed by no page of the desktop shell, whose main process has taken them', () => {
    show({ shell: 'electron' });
    expect(hold('Numpad2', {}, document.body)).toBe(true);
    expect(at.pressed).toEqual([]);
  });
});
