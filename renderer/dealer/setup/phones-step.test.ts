import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Joining, PhoneView } from '../../../host/contract/phones.ts';
import type { ConsoleView } from '../../../host/contract/view.ts';
import { deskSay } from '../desk/desk-say.ts';
import { stubParts } from '../questions/testing/stub-game.ts';
import { COURSES, consoleView, PEOPLE } from '../desk/testing/stubs.ts';
import { shelf, type ConsoleUi } from '../desk/ui.ts';
import { FakeDesk } from '../testing/fake-desk.svelte.ts';
import * as page from '../testing/page.ts';
import Setup from './Setup.svelte';

const say = deskSay('en');
const URL = 'http://192.168.1.20:4711/#7k3m9qxa2bcd5efg8hjk4mnpqr';
const CARDS: ConsoleUi = { ...stubParts('Cards', 'cards'), kits: ['phones-deck', 'cards', 'nothing'] };
const LONGEST = Array.from({ length: 10 }, (_, at) => `Wilhelmine Wommersdorff ${String.fromCharCode(65 + at)}`);

let at: FakeDesk;
/** What the host's phones are: the test changes them as people come and tap. */
let phones: readonly PhoneView[];
let joining: Joining;

beforeEach(() => {
  [phones, joining] = [[], 'closed'];
});

function viewNow(more: Partial<ConsoleView> = {}): ConsoleView {
  const addresses = joining === 'open' ? [{ url: URL, network: 'wlan0' }] : [];
  return consoleView(undefined, { phones: { on: joining !== 'closed', joining, addresses, phones }, ...more });
}

/** A host that opens and closes joining as it is told. */
function open({ game, view }: { game?: ConsoleUi; view?: ConsoleView } = {}): void {
  const games = game === undefined ? shelf().slice(0, 1) : [game];
  at = new FakeDesk(view ?? viewNow(), undefined, () => games[0] ?? CARDS);
  at.answer = (command) => {
    if (command.type === 'joining') {
      joining = command.joining;
      if (joining === 'seating') phones = phones.map(({ place: _, ...phone }) => phone);
    }
    if (command.type === 'unbindPhone') phones = phones.filter(({ id }) => id !== command.phone);
    at.view = { ...at.view, ...pick(viewNow()) };
    return Promise.resolve({ ok: true });
  };
  if (at.view.table.game !== undefined) at.desk.settingUp = 'people';
  at.draws(Setup, { shelf: games });
}
const pick = ({ phones: now }: ConsoleView) => (now === undefined ? {} : { phones: now });

const settled = page.answered;
function told(next: readonly PhoneView[]): void {
  phones = next;
  at.view = { ...at.view, ...pick(viewNow()) };
  flushSync();
}
function join(...names: readonly string[]): void {
  const joined = names.map((name, n): PhoneView => ({
    id: `phone-${String(phones.length + n + 1)}`,
    name,
    words: `${name} word`,
    link: 'live',
  }));
  told([...phones, ...joined]);
}
function tap(name: string): void {
  const place = phones.filter((phone) => phone.place !== undefined).length;
  told(phones.map((phone) => (phone.name === name ? { ...phone, place } : phone)));
}
async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const target = document.activeElement;
    const { defaultPrevented } = page.press(key);
    // As a browser does: Enter presses the button that has the focus.
    if (!defaultPrevented && key === 'Enter' && target instanceof HTMLButtonElement) target.click();
    await settled();
  }
}
/** A button by what it says, or what is found there. */
async function touch(what: string): Promise<void> {
  page.touch(/^[.[]/.test(what) ? document.querySelector(what) : what);
  await settled();
}
const text = page.seen;
const sent = () => at.sent.filter(({ type }) => type !== 'identify');
const begun = () => at.sent.find((command) => command.type === 'begin');
const guests = () => [...document.querySelectorAll('[data-guest]')].map((one) => one.getAttribute('data-guest'));
const pad = (n: number) => ({ kind: 'pad', pad: `phone-${String(n)}` });

describe('phones in setup', () => {
  it('say how many connections gave no name, without advice that setup cannot follow', async () => {
    open();
    await press('Enter');
    told(phones);
    const { phones: now } = at.view;
    at.view = { ...at.view, ...(now && { phones: { ...now, silent: 37 } }) };
    flushSync();
    expect(text()).toContain(say('joining-silent', { n: 37 }));
    expect(text()).not.toContain(say('joining-new-code'));
  });

  it('are what Enter chooses, unless pads answer, and are not offered where the shell serves none', () => {
    const focused = () => document.activeElement?.getAttribute('data-kit');
    open();
    expect(focused()).toBe('phones');
    open({ view: viewNow({ pads: [{ id: 'a1b2', link: 'live' }] }) });
    expect(focused()).toBe('pads');
    open({ view: consoleView(undefined) });
    expect(document.querySelector('[data-kit=phones]')).toBeNull();
  });

  it('need three keys of the dealer from the first question to the first choice', async () => {
    open();
    await press('Enter');
    join('Anna', 'Béla', 'Cili');
    await press('Space');
    for (const name of ['Cili', 'Anna', 'Béla']) tap(name);
    await settled();
    await press('Space');
    expect(begun()).toMatchObject({
      players: [{ name: 'Cili' }, { name: 'Anna' }, { name: 'Béla' }],
      inputs: [pad(3), pad(1), pad(2)],
      dealer: 2,
    });
    expect(sent().map((command) => (command.type === 'joining' ? command.joining : command.type))).toEqual([
      'phones',
      'open',
      'seating',
      'closed',
      'begin',
    ]);
  });

  it('need three touches as well', async () => {
    open();
    await touch('[data-kit=phones]');
    join('Anna', 'Béla');
    await touch(say('console-enough'));
    tap('Béla');
    tap('Anna');
    await settled();
    await touch('.start');
    expect(begun()).toMatchObject({ players: [{ name: 'Béla' }, { name: 'Anna' }], dealer: 1 });
  });

  it('show the code, the address and the code to type, and who is here', async () => {
    open();
    await touch('[data-kit=phones]');
    expect(text()).toContain(say('joining-nobody'));
    expect(document.querySelector('[data-part=join] svg')?.getAttribute('aria-label')).toContain(URL);
    expect(document.querySelector('[data-part=address]')?.textContent).toBe('192.168.1.20:4711');
    expect(document.querySelector('[data-part=code]')?.textContent).toBe('7k3m 9qxa 2bcd 5efg 8hjk 4mnp qr');
    join(...LONGEST);
    expect(guests()).toEqual(LONGEST);
    for (const { words: two } of phones) expect(text()).toContain(two);
    expect(text()).toContain(say('joining-here', { count: 10 }));
  });

  it('do not go on while too few are here, nor with a finger that is still on the key', async () => {
    open();
    await press('Enter');
    join('Anna');
    await press('Space', 'Enter');
    expect(joining).toBe('open');
    join('Béla');
    page.press('Enter', document.body, { repeat: true });
    await settled();
    expect(joining).toBe('open');
  });

  it('light each seat as its phone taps, and go on only once everybody has', async () => {
    open();
    await press('Enter');
    join('Anna', 'Béla', 'Cili');
    await press('Space');
    expect(text()).toContain(say('joining-tap'));
    tap('Béla');
    expect(document.querySelectorAll('.circle .empty')).toHaveLength(2);
    expect(document.querySelector('.circle')?.textContent).toContain('Béla');
    expect(guests()).toEqual(['Béla', 'Anna', 'Cili']);
    tap('Anna');
    expect(document.querySelector('.start')).toBeNull();
  });

  it('wait for no phone that is lost', async () => {
    open();
    await press('Enter');
    join('Anna', 'Béla', 'Cili');
    told(phones.map((phone) => (phone.name === 'Béla' ? { ...phone, link: 'lost' } : phone)));
    await press('Space');
    tap('Cili');
    tap('Anna');
    await settled();
    await press('Space');
    expect(begun()).toMatchObject({ players: [{ name: 'Cili' }, { name: 'Anna' }] });
  });

  it('are removed by touch, and must join anew', async () => {
    open();
    await press('Enter');
    join('Anna', 'Béla');
    await touch(say('console-remove', { name: 'Anna' }));
    expect(at.sent).toContainEqual({ type: 'unbindPhone', phone: 'phone-1' });
    expect(guests()).toEqual(['Béla']);
  });

  it('go back from the seats to joining, and from there to the pictures, where nobody can join', async () => {
    open();
    await press('Enter');
    join('Anna', 'Béla');
    await press('Space', 'Escape');
    expect(joining).toBe('open');
    expect(document.querySelector('[data-part=join]')).not.toBeNull();
    await press('Escape');
    expect(joining).toBe('closed');
    expect(document.querySelector('[data-kit=phones]')).not.toBeNull();
    expect(phones).toHaveLength(2);
  });

  it('leave room for people without one, who sit where the dealer says and hold a die', async () => {
    open();
    await press('Enter');
    join('Anna', 'Béla');
    await touch(say('joining-without'));
    page.enter('form input', 'Huba');
    expect(guests()).toEqual(['Anna', 'Béla', 'Huba']);
    await touch(say('console-enough'));
    tap('Béla');
    await touch(say('joining-sits', { name: 'Huba' }));
    expect(at.sent.at(-1)).toEqual({ type: 'phoneless', people: [{ name: 'Huba', after: 1 }] });
    tap('Anna');
    await settled();
    await press('Space');
    expect(begun()).toMatchObject({
      players: [{ name: 'Béla' }, { name: 'Huba' }, { name: 'Anna' }],
      inputs: [pad(2), { kind: 'die' }, pad(1)],
    });
  });

  it('only show their seats in a game of cards, and its players keep their ids', async () => {
    open({ game: CARDS, view: viewNow({ players: [{ id: 'old', name: 'Anna' }] }) });
    await touch('[data-kit=phones-deck]');
    join('Anna', 'Béla');
    await press('Space');
    tap('Anna');
    tap('Béla');
    await settled();
    await press('Space');
    expect(begun()).toMatchObject({
      players: [{ id: 'old', name: 'Anna' }, { name: 'Béla' }],
      inputs: [{ kind: 'die' }, { kind: 'die' }],
    });
  });

  it('say in words what is wrong, and what to do', async () => {
    open();
    await press('Enter');
    const phonesNow = at.view.phones;
    if (phonesNow === undefined) throw new Error('no phones');
    at.view = { ...at.view, phones: { ...phonesNow, addresses: [] } };
    flushSync();
    expect(text()).toContain(say('joining-no-network'));
    at.view = { ...at.view, phones: { ...phonesNow, addresses: [], refused: 'EADDRINUSE' } };
    flushSync();
    expect(text()).toContain(say('joining-refused', { code: 'EADDRINUSE' }));
  });

  it('are asked again who joins and how they sit, where others play the next game', () => {
    phones = PEOPLE.map(({ name }, n) => ({ id: `phone-${String(n + 1)}`, name, words: name, link: 'live' }));
    const inputs = phones.map(({ id }) => ({ kind: 'pad' as const, pad: id }));
    open({ view: { ...consoleView(COURSES.over, { inputs }), ...pick(viewNow()) } });
    expect(text()).toContain(say('joining-scan'));
    expect(at.sent).toContainEqual({ type: 'phones', on: true });
  });
});
