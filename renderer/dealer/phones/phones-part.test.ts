import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { PhonesView } from '../../../host/contract/phones.ts';
import type { ConsoleView, PadView, SeatInput } from '../../../host/contract/view.ts';
import { headline } from '../desk/in-words.ts';
import { offersPanel } from '../desk/keymap.ts';
import { consoleView, COURSES, PEOPLE, stubUi } from '../desk/testing/stubs.ts';
import PadsPanel from '../panels/PadsPanel.svelte';
import SeatList from '../panels/SeatList.svelte';
import SeatsPanel from '../panels/SeatsPanel.svelte';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import { choose, seen as text, touch as press } from '../testing/page.ts';
import { deskSay } from '../desk/desk-say.ts';

const sayEn = deskSay('en');
const PHONES: PhonesView = {
  on: true,
  joining: 'closed',
  addresses: [],
  phones: [
    { id: 'phone-1', name: 'Anna', words: 'amber tiger', link: 'live' },
    { id: 'phone-2', name: 'Cili', words: 'quiet harbour', link: 'lost' },
    { id: 'phone-3', name: 'Zita', words: 'copper lantern', link: 'live' },
  ],
};
const pad = (id: string): SeatInput => ({ kind: 'pad', pad: id });
const INPUTS: readonly SeatInput[] = [pad('phone-1'), pad('red'), pad('phone-2'), { kind: 'die' }];
const PADS: readonly PadView[] = ['red', 'blue'].map((id) => ({ id, link: 'live' }));

function playing(more: Partial<ConsoleView> = {}): ConsoleView {
  return consoleView(COURSES.choosing, { inputs: INPUTS, pads: PADS, phones: PHONES, ...more });
}
function open(part: 'pads' | 'seats', view = playing()): FakeDesk {
  const at = new FakeDesk(view, stubUi());
  at.draws(part === 'pads' ? PadsPanel : SeatsPanel, {});
  return at;
}
const sent = (at: FakeDesk) => at.sent.filter(({ type }) => type !== 'lookAtPads');
const selects = (seat: number) => [...document.querySelectorAll('li')][seat]?.querySelectorAll('select') ?? [];
const optionsOf = (select: HTMLSelectElement | undefined) => [...(select?.options ?? [])];
describe('the phones on the page of the pads', () => {
  it('are listed by their owners, with their words, and not among the pads', () => {
    open('pads');
    const rows = [...document.querySelectorAll('[data-phone]')].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
    expect(rows[0]).toMatch(/Anna’s phone.*amber tiger.*Connected.*Anna/);
    expect(rows[1]).toMatch(/Cili’s phone.*quiet harbour.*Lost/);
    expect(rows[2]).toContain(sayEn('joining-free'));
    expect([...document.querySelectorAll('[data-pad]')].map((row) => row.getAttribute('data-pad'))).toEqual(['blue', 'red']);
    expect(text()).not.toContain('phone-1');
  });

  it('stand there alone in a game that is played without pads', () => {
    const ui = stubUi({ kits: ['phones', 'cards'] });
    const at = new FakeDesk(playing(), ui);
    at.draws(PadsPanel, {});
    expect(document.querySelectorAll('[data-phone]')).toHaveLength(3);
    expect(document.querySelector('[data-pad]')).toBeNull();
    expect(offersPanel({ ui, view: playing() }, 'pads')).toBe(true);
    expect(offersPanel({ ui, view: playing({ phones: { ...PHONES, on: false } }) }, 'pads')).toBe(false);
  });

  it('may join, and no more, as the dealer says', () => {
    const at = open('pads');
    press(sayEn('joining-let'));
    at.view = playing({ phones: { ...PHONES, joining: 'open' } });
    flushSync();
    press(sayEn('joining-stop'));
    expect(sent(at)).toEqual([
      { type: 'joining', joining: 'open' },
      { type: 'joining', joining: 'closed' },
    ]);
  });

  it('are joined over the network that is named, over the next one at one press, and with a new code after silent connections', () => {
    const addresses = ['wlan0', 'eth0', 'wg0'].map((network, n) => ({
      url: `http://10.0.0.${n}:4713/#7k3m9qxa2bcd5efg8hjk4mnpqr`,
      network,
    }));
    const at = open('pads', playing({ phones: { ...PHONES, joining: 'open', addresses } }));
    expect(text()).toContain(sayEn('joining-network', { name: 'wlan0' }));
    press(`${sayEn('joining-another')} N`);
    expect(sent(at)).toEqual([{ type: 'chooseNetwork', network: 'eth0' }]);
    at.view = playing({ phones: { ...PHONES, joining: 'open', addresses: addresses.slice(0, 1) } });
    flushSync();
    expect(text()).not.toContain(sayEn('joining-another'));
    at.view = playing({ phones: { ...PHONES, silent: 37 } });
    flushSync();
    for (const said of [sayEn('joining-silent', { n: 37 }), sayEn('joining-new-code')]) expect(text()).toContain(said);
  });

  it('are all forgotten only if that is said twice', () => {
    const at = open('pads');
    press(sayEn('joining-turn-off'));
    expect(sent(at)).toEqual([]);
    press(sayEn('joining-turn-off.again'));
    expect(sent(at)).toEqual([{ type: 'phones', on: false }]);
  });

  it('are removed at a second press where they serve a seat', () => {
    const at = open('pads');
    const remove = () => document.querySelector<HTMLElement>('[data-phone=phone-1] button:last-child')?.click();
    remove();
    flushSync();
    expect(sent(at)).toEqual([]);
    expect(text()).toContain(sayEn('joining-remove-again'));
    remove();
    expect(sent(at)).toEqual([{ type: 'unbindPhone', phone: 'phone-1' }]);
  });

  it('are used from here on as well, and one of them is forgotten', () => {
    const at = open('pads', playing({ phones: { ...PHONES, on: false, phones: [] } }));
    press(sayEn('joining-turn-on'));
    const other = open('pads');
    press(sayEn('console-remove', { name: 'Zita' }));
    expect([...sent(at), ...sent(other)]).toEqual([
      { type: 'phones', on: true },
      { type: 'unbindPhone', phone: 'phone-3' },
    ]);
  });

  it('are not paired, as each is its owner’s, and not tried out', () => {
    open('pads', playing({ practice: { kind: 'pairing', listening: ['red'], presses: [] } }));
    expect(document.querySelectorAll('.pairing li')).toHaveLength(2);
    open('pads', playing({ practice: { kind: 'preflight', running: true, pads: [] } }));
    expect(document.querySelectorAll('.tiles li')).toHaveLength(2);
  });
});

describe('a seat', () => {
  it('plays with a phone, which is a kind of its own, and lists those that are free by name', () => {
    const at = open('seats');
    const [kind, which] = selects(0);
    expect([kind?.value, which?.value]).toEqual(['phone', 'phone-1']);
    expect(optionsOf(which).map(({ text: said }) => said)).toEqual(['Anna’s phone: amber tiger', 'Zita’s phone: copper lantern']);
    choose(which, 'phone-3');
    expect(sent(at)).toEqual([{ type: 'input', seat: 0, input: pad('phone-3') }]);
  });

  it('changes from a die to a phone, and from a phone to a pad, in the middle of a game', () => {
    const at = open('seats');
    choose(selects(3)[0], 'phone');
    choose(selects(0)[0], 'pad');
    expect(sent(at)).toEqual([
      { type: 'input', seat: 3, input: pad('phone-3') },
      { type: 'input', seat: 0, input: pad('blue') },
    ]);
  });

  it('offers no phone where none is free, and none at all where the shell serves none', () => {
    open('seats', playing({ phones: { ...PHONES, phones: PHONES.phones.slice(0, 2) } }));
    expect(optionsOf(selects(3)[0]).find(({ value }) => value === 'phone')?.disabled).toBe(true);
    const { phones: _, ...none } = playing();
    open('seats', none);
    expect(optionsOf(selects(3)[0]).map(({ value }) => value)).not.toContain('phone');
  });
});

it('a phone that does not answer is called a phone', () => {
  const said = (inputs: readonly SeatInput[]) =>
    headline(new FakeDesk(consoleView(COURSES.stalled, { inputs, pads: PADS, phones: PHONES }), stubUi()).desk).main;
  const name = PEOPLE[2]?.name ?? '';
  expect(said(INPUTS)).toBe(sayEn('console-stalled-no-answer.phone', { name }));
  expect(said(INPUTS.toSpliced(2, 1, pad('blue')))).toBe(sayEn('console-stalled-no-answer', { name }));
});

it('beside the table, a phone that does not answer is named as one', () => {
  const view = playing();
  const seats = view.table.game?.seats.map((seat) => ({ ...seat, input: 'pad' as const, link: 'lost' as const })) ?? [];
  const game = view.table.game && { ...view.table.game, seats };
  const at = new FakeDesk({ ...view, table: { ...view.table, ...(game && { game }) } }, stubUi());
  at.draws(SeatList, {});
  const said = [...document.querySelectorAll('li em')].map(({ textContent }) => textContent.split(':')[0]);
  expect(said.slice(0, 3)).toEqual(['Phone', 'Pad', 'Phone']);
});
