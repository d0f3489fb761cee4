import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { PadFace } from '../../host/contract/pads.ts';
import { LANGUAGES } from '../../words/language.ts';
import buttonWords from '../../words/generated/buttons.js';
import phoneWords from '../../words/generated/phone.js';
import { sayIn } from '../../words/say.ts';
import { SEATED } from './testing/fake-screen-phone.svelte.ts';
import { mountPhone as shown, pressByKey, tap, touch } from './testing/mounted-phone.ts';

const FACES: readonly PadFace[] = [1, 2, 3, 4, 5, 6];
const say = sayIn('en', phoneWords, buttonWords);
const labelOf = (face: PadFace) => say(`buttons-faces-${face}.own`);
const armed = { page: { ...SEATED, cards: ['KD', '??', 'TS'] }, pad: 'armed', light: 'choose' } as const;
const sealed = { ...armed, pad: 'sealed', light: 'ready', face: 2 } as const;

/** All that a neighbour could see, and all that a screen reader could say. */
function everything(): string {
  const { activeElement } = document;
  const focused = activeElement === document.body ? 'nothing' : (activeElement?.outerHTML ?? 'nothing');
  return `${document.documentElement.outerHTML} focus: ${focused}`;
}

describe('the six buttons', () => {
  it.each(LANGUAGES)('stand as three columns of two, named by what they do (%s)', (language) => {
    const { buttons } = shown({ ...armed, page: { ...armed.page, language } });
    const said = sayIn(language, phoneWords, buttonWords);
    expect(buttons().map((one) => one.getAttribute('aria-label'))).toEqual(
      ([5, 6, 4, 2, 1, 3] as const).map((face) => said(`buttons-faces-${face}.own`)),
    );
    expect(buttons().map((one) => one.textContent)).toEqual(
      (['take', 'take', 'take', 'block', 'block', 'block'] as const).map((row) => said(`buttons-rows-${row}.own`)),
    );
  });

  it.each([
    ['a finger', tap],
    ['a key', pressByKey],
  ])('look the same whichever was pressed by %s', (_by, press) => {
    const seen = FACES.map((face) => {
      const at = shown(armed);
      press(at.button(labelOf(face)));
      expect(at.phone.did).toEqual([`press ${String(face)}`]);
      at.show({ light: 'ready' });
      const found = everything();
      at.close();
      return found;
    });
    expect(seen[0]).toContain(say('phone-now-sealed'));
    expect(new Set(seen).size).toBe(1);
  });

  it('look the same after another press', () => {
    const { button } = shown(sealed);
    const seen = FACES.map((face) => {
      tap(button(labelOf(face)));
      return everything();
    });
    expect(new Set(seen).size).toBe(1);
  });

  it('are all out of use unless a press counts', () => {
    const { buttons, button, phone, show } = shown({ ...sealed, pad: 'closed', page: { ...sealed.page, moment: 'closed' } });
    expect(buttons().map(({ disabled }) => disabled)).toEqual(FACES.map(() => true));
    show({ pad: 'idle', page: armed.page });
    pressByKey(button(labelOf(1)));
    expect(buttons().every(({ disabled }) => disabled)).toBe(true);
    expect(phone.did).toEqual([]);
  });

  it('count as soon as the finger is down, and by the main button alone', () => {
    const { button, phone } = shown(armed);
    touch(button(labelOf(4)), 'pointerdown', 1);
    touch(button(labelOf(5)), 'pointerdown', 2);
    button(labelOf(6)).dispatchEvent(new PointerEvent('pointerdown', { button: 2, bubbles: true }));
    expect(phone.did).toEqual(['press 4', 'press 5']);
  });

  it('open no menu and take no focus', () => {
    const { button } = shown(armed);
    const menu = new Event('contextmenu', { bubbles: true, cancelable: true });
    button(labelOf(4)).dispatchEvent(menu);
    expect(menu.defaultPrevented).toBe(true);
    tap(button(labelOf(4)));
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['the game asks for no faces', { chooses: false }],
    ['the seat rests', { rests: 'You are out until the next game.' }],
    ['the outcomes are shown', { moment: 'shown' }],
    ['the dealer is asked', { moment: 'asking' }],
    ['the game is over', { moment: 'over' }],
  ] as const)('are not there while %s', (_when, more) => {
    expect(shown({ ...armed, page: { ...armed.page, ...more } }).buttons()).toEqual([]);
  });
});

describe('the own choice', () => {
  it('is nowhere on the page, nor in what a screen reader says, before a finger asks for it', () => {
    const { text, button } = shown(sealed);
    const page = `${text()} ${button(say('phone-hold')).outerHTML}`;
    expect(page).toContain(say('phone-now-sealed'));
    for (const face of FACES) expect(page).not.toContain(labelOf(face));
  });

  it.each([
    ['the finger leaves', () => touch(document.body, 'pointerup')],
    ['the browser takes the finger', () => touch(document.body, 'pointercancel')],
    ['the page is left', () => window.dispatchEvent(new Event('blur'))],
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is shown while it is held, until %s', (_how, leave) => {
    const { button, text } = shown(sealed);
    const before = everything();
    touch(button(say('phone-hold')), 'pointerdown');
    expect(text()).toContain(labelOf(2));
    expect(button(say('phone-hold')).getAttribute('aria-label')).toBe(say('phone-hold'));
    leave();
    flushSync();
    expect(everything()).toBe(before);
  });

  it('is shown by neither the focus nor a key', () => {
    const { button, text } = shown(sealed);
    button(say('phone-hold')).focus();
    pressByKey(button(say('phone-hold')));
    button(say('phone-hold')).dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    flushSync();
    expect(text()).not.toContain(labelOf(2));
  });

  it('goes once the choice has closed, though it is still held', () => {
    const { button, text, show } = shown(sealed);
    touch(button(say('phone-hold')), 'pointerdown');
    show({ pad: 'closed' });
    expect(text()).not.toContain(labelOf(2));
  });
});

describe('Stop!', () => {
  it.each([
    ['armed', armed],
    ['sealed', sealed],
  ])('halts the count, and is there only while one runs (%s)', (_pad, state) => {
    const { phone, text, button, show } = shown(state);
    expect(text()).not.toContain(say('phone-stop'));
    show({ page: { ...armed.page, moment: 'counting' } });
    button(say('phone-stop')).click();
    expect(phone.did).toEqual(['halt']);
    show({ page: { ...armed.page, moment: 'closed' }, pad: 'closed' });
    expect(text()).not.toContain(say('phone-stop'));
  });
});

describe('the cards of a seat', () => {
  it('are named in the language of the page', () => {
    const { find, text } = shown(armed);
    const named = [...document.querySelectorAll('.cards svg')].map((one) => one.getAttribute('aria-label'));
    expect(named).toEqual(['king of diamonds', 'unknown card', 'ten of spades']);
    expect(find('.cards')?.textContent).toContain('centre');
    expect(text()).not.toContain('undefined');
  });

  it.each([
    ['nobody names them', SEATED],
    ['none is known yet', { ...SEATED, cards: ['??', '??', '??'] }],
  ])('are left out where %s', (_why, page) => {
    const { find } = shown({ ...armed, page });
    expect(find('.cards svg')).toBeNull();
    expect(find('.cards')?.textContent).toContain('centre');
  });
});
