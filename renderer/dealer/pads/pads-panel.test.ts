import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { commandSchema, type ConsoleCommand } from '../../../host/contract/command.ts';
import type { PracticeView } from '../../../host/contract/pads.ts';
import type { Answer, ConsoleView, PadView } from '../../../host/contract/view.ts';
import type { DealersDesk } from '../desk/dealers-desk.svelte.ts';
import { consoleView, COURSES } from '../desk/testing/stubs.ts';
import PadsPanel from '../panels/PadsPanel.svelte';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import { fill, findButton as button, press, seen as text, touch as click } from '../testing/page.ts';
import { deskSay } from '../desk/desk-say.ts';

const say = deskSay('en');
const LINE = { good: 12, bad: { crc: 2, syntax: 0, unknown: 1, overrun: 0 }, retries: 4, resets: 1, heardAt: 0, pingMs: 3 };
const RED: PadView = { id: 'red', link: 'live', seat: 0, port: '/dev/1', firmware: '1.0.0', line: LINE };
const BLUE: PadView = { id: 'blue', link: 'live', port: '/dev/2', firmware: '1.0.0', line: LINE };

let sent: ConsoleCommand[];
let answer: Answer;
let desk: DealersDesk;
let at: FakeDesk;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answer = { ok: true };
});
afterEach(() => vi.useRealTimers());

function open(more: Partial<ConsoleView>): void {
  at = new FakeDesk(consoleView(COURSES.over, more));
  at.answer = (command) => {
    sent.push(v.parse(commandSchema, command));
    return Promise.resolve(answer);
  };
  ({ desk } = at);
  at.draws(PadsPanel, {});
}
const next = (more: Partial<ConsoleView>) => {
  at.view = consoleView(COURSES.over, more);
  flushSync();
};
/** The commands sent, except those that refresh. */
const asked = () => sent.filter(({ type }) => type !== 'lookAtPads');
const row = (key: string) => document.querySelector(`[data-pad="${key}"]`) ?? document;
/** Called when an answer arrives. */
const answered = async () => {
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
};

describe('pads outside a round', () => {
  it('are listed with player, port and what their lines have come to, looked at each second', () => {
    open({ pads: [RED] });
    for (const said of [
      'red',
      'Anna’s',
      '/dev/1',
      '1.0.0',
      '3 damaged (checksum 2, form 0, unknown 1, too long 0)',
      say('pads-ping', { ms: 3 }),
    ])
      expect(text()).toContain(said);
    vi.advanceTimersByTime(2000);
    expect(sent).toEqual([1, 2, 3].map(() => ({ type: 'lookAtPads' })));
  });

  it('keep a refusal visible while they are refreshed', async () => {
    open({ pads: [RED] });
    answer = { ok: false, refusal: { code: 'no pad free', params: {} } };
    click(say('pads-pairing'));
    await answered();
    vi.advanceTimersByTime(3000);
    expect(desk.toast).toMatchObject({ refusal: { code: 'no pad free' } });
  });

  it('take a name that is offered or typed, each at its own port', async () => {
    const ports = [{ path: '/dev/4', kind: 'refused', code: 'same id', pad: '?' }] as const;
    open({ pads: [RED, { id: '?', link: 'live', trouble: 'store corrupt', port: '/dev/3' }], ports });
    click(say('pads-rename.new'), row('? /dev/4'));
    click('pad-1', row('? /dev/4'));
    await answered();
    expect(asked()).toEqual([{ type: 'renamePad', port: '/dev/4', id: 'pad-1' }]);
    click(say('pads-rename'), row('red'));
    expect(document.activeElement).toBe(row('red').querySelector('input'));
    expect(fill('[data-pad=red] input', 'Árvácska 1').value).toBe('Arvacska-1');
    click(say('pads-rename-store'), row('red'));
    expect(asked().at(-1)).toEqual({ type: 'renamePad', port: '/dev/1', id: 'Arvacska-1' });
  });

  it('offer no new name for a pad that its seat is choosing with, and say so', () => {
    open({ pads: [{ ...RED, inRound: true }] });
    expect(button(say('pads-rename'))?.disabled).toBe(true);
    expect(text()).toContain(say('pads-doing-round'));
    expect(text()).toContain(say('pads-not-counted'));
  });

  it('flash at the chosen port', () => {
    open({ pads: [RED] });
    click(say('pads-identify'));
    expect(asked()).toEqual([{ type: 'identify', pad: 'red', port: '/dev/1' }]);
  });
});

describe('the preflight', () => {
  const walking = (faces: readonly number[], more: object = {}): PracticeView =>
    ({ kind: 'preflight', running: true, pads: [{ pad: 'red', faces, halted: false, lied: false }], ...more }) as PracticeView;
  const lit = () => [...document.querySelectorAll('.lit text')].map(({ textContent }) => textContent);

  it('says that it shows faces before it can be started', () => {
    open({ pads: [RED] });
    click(say('pads-preflight'));
    expect(asked()).toEqual([]);
    expect(text()).toContain(say('pads-preflight.warning'));
    click(say('pads-preflight.start'));
    expect(asked()).toEqual([{ type: 'practise', what: 'preflight' }]);
  });

  it('marks each face as it works, then asks for the halt', () => {
    open({ pads: [RED], practice: walking([6, 2]) });
    expect(lit().sort()).toEqual(['2', '6']);
    expect(text()).toContain(say('pads-preflight-press'));
    next({ pads: [RED], practice: walking([1, 2, 3, 4, 5, 6]) });
    expect(text()).toContain(say('pads-preflight-all-work'));
    expect(text()).toContain(say('pads-preflight-hold'));
  });

  it.each([
    ['a button that did not come', RED, [1, 2, 3, 5, 6], say('pads-preflight-missing', { buttons: [say('buttons-faces-4')] })],
    ['a pad of which no button came', RED, [], say('pads-preflight-silent')],
    ['a dead pad', { ...RED, link: 'lost' as const }, [1], say('pads-preflight-lost')],
  ])('says what to do about %s', (_what, pad, faces, said) => {
    open({ pads: [pad], practice: walking(faces, { running: false }) });
    expect(text()).toContain(said);
    expect(said).toContain('docs/build-a-pad.md');
    click(say('pads-preflight-close'));
    expect(asked()).toEqual([{ type: 'endPractice' }]);
  });

  it('ends when the page is left, so that no pad keeps asking', () => {
    open({ pads: [RED], practice: walking([]) });
    at.leave();
    expect(asked()).toEqual([{ type: 'endPractice' }]);
  });
});

describe('pairing', () => {
  const heard = (...pads: readonly string[]): PracticeView => ({
    kind: 'pairing',
    listening: ['red', 'blue'],
    presses: pads.map((pad, i) => ({ n: i + 1, pad })),
  });
  const inputs = [{ kind: 'pad', pad: 'red' }, { kind: 'pad', pad: 'blue' }, { kind: 'die' }, { kind: 'die' }] as const;

  it('asks seat by seat, and gives the former owner of the pad what the seat played with', async () => {
    open({ pads: [RED, BLUE], inputs, practice: heard() });
    expect(text()).toContain(say('pads-pairing-ask', { name: 'Anna' }));
    next({ pads: [RED, BLUE], inputs, practice: heard('blue') });
    await answered();
    expect(asked()).toEqual([
      { type: 'input', seat: 1, input: { kind: 'die' } },
      { type: 'input', seat: 0, input: { kind: 'pad', pad: 'blue' } },
      { type: 'input', seat: 1, input: { kind: 'pad', pad: 'red' } },
    ]);
    expect(text()).toContain(say('pads-pairing-ask', { name: 'Béla' }));
    next({ pads: [RED, BLUE], inputs, practice: heard('blue', 'blue') });
    expect(text()).toContain(say('pads-pairing-taken-by', { pad: 'blue', name: 'Anna' }));
  });

  it('is skipped and taken back by letters, and ended by Enter', () => {
    open({ pads: [RED, BLUE], inputs, practice: heard() });
    for (const key of ['S', 'S', 'B']) press(key);
    expect(text()).toContain(say('pads-pairing-ask', { name: 'Béla' }));
    for (const key of ['S', 'S', 'S']) press(key);
    expect(text()).toContain(say('pads-pairing-over'));
    expect(document.activeElement?.textContent).toContain(say('pads-pairing-done'));
    (document.activeElement as HTMLButtonElement).click();
    expect(asked()).toEqual([{ type: 'endPractice' }]);
  });

  it('leaves out seats that are choosing with their pad', () => {
    open({ pads: [{ ...RED, inRound: true }, BLUE], inputs, practice: heard() });
    expect(text()).toContain(say('pads-pairing-ask', { name: 'Béla' }));
    expect(text()).not.toContain('Anna');
  });
});

describe('the practice pad', () => {
  const plugged = { id: 'practice-pad', plugged: true, light: 'choose' } as const;
  const down = (element: Element | undefined, type: string) => element?.dispatchEvent(new Event(type, { bubbles: true }));

  it('is offered, says who sees it, and shows its lights in words', () => {
    open({ practicePad: { ...plugged, plugged: false } });
    expect(text()).toContain(say('pads-practice.offer'));
    click(say('pads-practice.plug'));
    expect(asked()).toEqual([{ type: 'practicePad', plugged: true }]);
    next({ practicePad: plugged });
    expect(text()).toContain(say('pads-practice.caution'));
    expect(text()).toContain(say('pads-light-choose'));
  });

  it('is pressed with one finger, two fingers or Enter; a held button is released when the pad goes', () => {
    open({ practicePad: plugged });
    down(button(`6 ${say('buttons-faces-6')}`), 'pointerdown');
    down(button(`1 ${say('buttons-faces-1')}`), 'pointerdown');
    down(button(`6 ${say('buttons-faces-6')}`), 'pointerup');
    down(button(`1 ${say('buttons-faces-1')}`), 'pointerleave');
    for (const repeat of [false, true]) press('Enter', button(`3 ${say('buttons-faces-3')}`), { repeat });
    at.leave();
    expect(asked().flatMap((command) => (command.type === 'holdButtons' ? [command.faces] : []))).toEqual([
      [6],
      [6, 1],
      [1],
      [],
      [3],
      [],
    ]);
  });

  it('holds two long enough to halt', () => {
    open({ practicePad: plugged });
    click(say('pads-practice.halt'));
    expect(asked().at(-1)).toEqual({ type: 'holdButtons', faces: [2, 3] });
    vi.advanceTimersByTime(700);
    expect(asked().at(-1)).toEqual({ type: 'holdButtons', faces: [2, 3] });
    vi.advanceTimersByTime(200);
    expect(asked().at(-1)).toEqual({ type: 'holdButtons', faces: [] });
  });
});
