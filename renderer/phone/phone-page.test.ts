import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../words/language.ts';
import phoneWords from '../../words/generated/phone.js';
import { sayIn } from '../../words/say.ts';
import type { Phone } from './phone.ts';
import { SEATED } from './testing/fake-screen-phone.svelte.ts';
import { mountPhone as shown } from './testing/mounted-phone.ts';

const say = sayIn('en', phoneWords);
const LOST = { kind: 'lost', since: 0 } as const;

function type(field: HTMLElement | null, text: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error('no field');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
const submit = () => document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

describe.each(LANGUAGES)('a phone in %s', (language) => {
  const say = sayIn(language, phoneWords);

  it.each([
    [{ kind: 'code' }, say('phone-code-where')],
    [{ kind: 'join' }, say('phone-honest-page')],
    [{ kind: 'join', refused: { why: 'full' } }, say('phone-refused-full')],
    [{ kind: 'join', refused: { why: 'empty' } }, say('phone-refused-unfit')],
    [{ kind: 'join', refused: { why: 'looks the same', as: 'Anna' } }, say('phone-refused-looks-the-same', { name: 'Anna' })],
    [{ kind: 'ended', why: 'cut off' }, say('phone-ended-cut-off.todo')],
    [{ kind: 'live' }, say('phone-connecting')],
    [LOST, say('phone-lost-wifi')],
    [{ kind: 'code', why: 'gone' }, say('phone-ended-unknown.todo')],
    [{ kind: 'code', why: 'unknown' }, say('phone-code-unknown')],
    [{ kind: 'ended', why: 'replaced' }, say('phone-ended-replaced.todo')],
  ] as const satisfies readonly (readonly [Phone['stage'], string])[])('says at the stage %j what to do', (stage, said) => {
    const { text } = shown({ language, stage });
    expect(text()).toContain(said);
    expect(document.documentElement.lang).toBe(language);
  });

  it('speaks the language of what the host has sent', () => {
    const { text } = shown({ language: 'en', page: { ...SEATED, language, moment: 'over' } });
    expect(text()).toContain(say('phone-now-over'));
    expect(document.documentElement.lang).toBe(language);
  });
});

describe('joining', () => {
  it('takes a code, and says if it is none', async () => {
    const { find, phone, text } = shown({ stage: { kind: 'code' } });
    type(find('textarea'), 'abc');
    submit();
    expect(phone.did).toEqual(['code abc']);
    await Promise.resolve();
    expect(text()).toContain(say('phone-code-wrong'));
  });

  it('takes a name, without the spaces around it, and none that is empty', () => {
    const { find, phone } = shown({ stage: { kind: 'join' } });
    submit();
    type(find('input'), '  ');
    submit();
    type(find('input'), ' Anna ');
    submit();
    expect(phone.did).toEqual(['join Anna']);
  });

  it('offers a refused name to be changed', () => {
    const { find } = shown({ stage: { kind: 'join', refused: { why: 'name taken' } }, name: 'Anna' });
    expect(find('input')).toHaveProperty('value', 'Anna');
  });

  it('offers three languages, and shows at once which was chosen', async () => {
    const { button, phone, find } = shown({ stage: { kind: 'join' } });
    button('Magyar').click();
    await Promise.resolve();
    expect(phone.did).toEqual(['speak hu']);
    expect(find('[aria-checked=true]')?.textContent).toBe('Magyar');
    expect(find('h1')?.textContent).toBe(sayIn('hu', phoneWords)('phone-join-title'));
  });

  it('shows who has joined, with both words', () => {
    const { text } = shown({ page: { ...SEATED, moment: 'joined' } });
    for (const part of [SEATED.name, 'amber otter', say('phone-joined')]) expect(text()).toContain(part);
  });

  it('has one button for the seating, until it was tapped', () => {
    const { button, phone, text, show } = shown({ page: { ...SEATED, moment: 'tap' } });
    button(say('phone-tap.button')).click();
    expect(phone.did).toEqual(['here']);
    show({ page: { ...SEATED, moment: 'joined', place: 1 } });
    expect(text()).toContain(say('phone-placed', { place: 2 }));
    expect(text()).not.toContain(say('phone-tap.button'));
  });
});

describe('a seat', () => {
  it('reads what became of the last round until the next count, and the count in its place', () => {
    const said = ['Take it.', 'You were alone.', 'Yours!', '12 points', 'K7QF2M9X'];
    const page = { ...SEATED, todo: ['Take it.'], why: ['You were alone.'], verdict: 'Yours!', fingerprint: 'K7QF2M9X' };
    const { text, show, find } = shown({ page: { ...page, moment: 'shown' } });
    for (const part of said) expect(text()).toContain(part);
    show({ page, pad: 'armed' });
    show({ pad: 'sealed', face: 4 });
    for (const part of said) expect(text()).toContain(part);
    const counted = [3, 2, 1, 0].map((count) => {
      show({ page: { ...SEATED, moment: count === 0 ? 'closed' : 'counting' }, count });
      return find('[data-part=count]')?.textContent;
    });
    expect(counted).toEqual(['3', '2', '1', say('phone-up')]);
  });

  it('reads what is left from the last round as such while it chooses, so that it is no advice', () => {
    const page = { ...SEATED, todo: ['Take it.'], isLeftOver: true };
    const { find, show } = shown({ page, pad: 'armed' });
    const heading = () => find('[data-part=todo] h2')?.textContent;
    for (const pad of ['armed', 'sealed'] as const) {
      show({ pad });
      expect(heading()).toBe(say('phone-left-over'));
    }
    show({ pad: 'armed', page: { ...page, moment: 'counting' } });
    expect(heading()).toBe(say('phone-left-over'));
    show({ page: { ...page, chooses: false, moment: 'over' } });
    expect(heading()).toBe(say('phone-todo'));
    show({ page: { ...SEATED, todo: ['Dealer: lay 5.'] } });
    expect(heading()).toBeUndefined();
  });

  it('keeps what was there while the connection is lost, and says what to do', () => {
    const { text, find, show } = shown({ page: { ...SEATED, moment: 'shown', todo: ['Take it.'], rests: 'You are out.' } });
    show({ stage: LOST });
    for (const part of [say('phone-lost-title'), say('phone-lost-wifi'), 'Take it.', '12 points', 'You are out.'])
      expect(text()).toContain(part);
    expect(find('[role=status]')?.textContent).toBe(say('phone-lost-title'));
  });

  it('is told that a choice has not been sent, if it was made without a connection', () => {
    const { text, show } = shown({ page: SEATED, pad: 'sealed', light: 'choose', face: 3, stage: LOST });
    expect(text()).toContain(say('phone-lost-unsent'));
    show({ light: 'ready' });
    expect(text()).not.toContain(say('phone-lost-unsent'));
  });

  it('buzzes and flashes when the table waits for it, whatever it has chosen', () => {
    const vibrate = vi.fn();
    Object.assign(navigator, { vibrate });
    const { show, find } = shown({ page: { ...SEATED, chooses: false, asked: true } });
    expect(find('main.awaited')).not.toBeNull();
    show({ page: SEATED, pad: 'armed' });
    expect(find('main.awaited')).toBeNull();
    show({ light: 'nudged' });
    for (const face of [1, 2, 3, 4, 5, 6] as const) show({ pad: 'sealed', light: 'ready', face });
    expect(vibrate.mock.calls).toEqual([[400], [80], [400]]);
  });

  it('reads the rules and comes back, and asks for them in another language', () => {
    const { button, phone, text, show } = shown({ page: { ...SEATED, chooses: false } });
    button(say('phone-rules')).click();
    show({});
    expect(text()).toContain(say('phone-connecting'));
    show({ rules: { game: 'Bridge', rules: ['Follow suit.'] } });
    expect(text()).toContain('Follow suit.');
    show({ page: { ...SEATED, chooses: false, language: 'de' } });
    expect(phone.did).toEqual(['rules', 'rules']);
    button(sayIn('de', phoneWords)('phone-back')).click();
    show({});
    expect(text()).not.toContain('Follow suit.');
  });
});

it('the rules stand below headings that a screen reader finds', () => {
  const page = { ...SEATED, chooses: false };
  const { button, find, show } = shown({ page });
  button(say('phone-rules')).click();
  show({
    rules: { game: 'Bridge', rules: ['Win tricks.', 'Play', 'Follow suit.', 'Else trump.', 'End', 'Count.'], titles: [1, 4] },
  });
  const texts = (selector: string) => [...document.querySelectorAll(`.say ${selector}`)].map(({ textContent }) => textContent);
  expect(texts('h2')).toEqual(['Bridge', 'Play', 'End']);
  expect(texts('li')).toEqual(['Win tricks.', 'Follow suit.', 'Else trump.', 'Count.']);
  expect(find('.say h2 + ol li')?.textContent).toBe('Follow suit.');
});

describe('what this moment wants', () => {
  it.each([
    [{ pad: 'idle' }, say('phone-now-wait')],
    [{ pad: 'armed' }, say('phone-now-choose')],
    [{ pad: 'armed', light: 'nudged' }, say('phone-now-nudged')],
    [{ pad: 'armed', page: { ...SEATED, moment: 'counting' } }, say('phone-now-counting')],
    [{ pad: 'sealed', light: 'ready' }, say('phone-now-sealed')],
    [{ pad: 'sealed', light: 'choose' }, say('phone-now-sealed')],
    [{ pad: 'sealed', light: 'halted' }, say('phone-now-halted')],
    [{ pad: 'closed', count: 1 }, say('phone-now-shown')],
    [{ pad: 'armed', light: 'identify' }, say('phone-now-identify')],
    [{ page: { ...SEATED, moment: 'opening', todo: ['Lost.'] } }, say('phone-now-wait')],
    [{ page: { ...SEATED, moment: 'shown', verdict: 'Out' } }, 'Out'],
    [{ page: { ...SEATED, moment: 'asking' } }, say('phone-now-wait')],
    [{ page: { ...SEATED, moment: 'shown' } }, say('phone-now-shown')],
    [{ page: { ...SEATED, moment: 'over' } }, say('phone-now-over')],
    [{ page: { ...SEATED, rests: 'Out.' } }, say('phone-now-rests')],
    [{ page: { ...SEATED, chooses: false } }, say('phone-now-shown')],
    [{ page: { ...SEATED, chooses: false, asked: true, todo: ['Lead.'] } }, say('phone-todo')],
  ] as const)('is said of %j', (state, said) => {
    expect(shown({ page: SEATED, ...state }).find('[role=status]')?.textContent).toBe(said);
  });
});
