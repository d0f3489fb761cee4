import { beforeEach, describe, expect, it } from 'vitest';
import type { Course, PortView } from '../../../host/contract/view.ts';
import { nameKeys } from '../../../words/keys.ts';
import { consoleView } from '../desk/testing/stubs.ts';
import { mountConsole } from '../testing/mounted-console.ts';
import { press as pressKey, seen as text, touch } from '../testing/page.ts';
import { firstState, gameView } from '../../../games/hungarian-war/table/testing/states.ts';
import { deskSay } from '../desk/desk-say.ts';

const sayEn = deskSay('en');
const CHOOSING: Course = { phase: 'choosing', step: 3, ready: 0, of: 0, late: [], naming: false };
const state = firstState({ names: ['Anna', 'Béla', 'Cili'], seed: 3, house: { cards: 'taken' } }, ({ round }) => round === 0);
const device = { named: '1a86 USB2.0-Serial', usb: '1a86:7523', marked: false };
const fresh = (n: number, looksLikePad = true): PortView => ({ path: `/dev/ttyUSB${n}`, kind: 'new', n, looksLikePad, device });
/** Three pads, and a printer. */
const PORTS = [fresh(1), fresh(2), fresh(3), fresh(4, false)];

let at: ReturnType<typeof mountConsole>;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('referee.console.table', 'no');
});

function open(): void {
  at = mountConsole();
}
function show(course: Course | undefined, ports: readonly PortView[] = PORTS): void {
  const game = course === undefined ? {} : { game: gameView(state, course) };
  at.show(consoleView(undefined, { ports, ...game }));
}
const press = (key: string, more = {}) => pressKey(key, document.activeElement, more);
const used = () => at.sent.flatMap((command) => (command.type === 'usePorts' ? [command.ports] : []));
const offers = () => document.querySelectorAll('[data-part="new-ports"]').length;

describe('three new ports that look like pads', () => {
  it('are used with one key: before a game, while names are typed, in the middle of a game, and with the pads page open', () => {
    open();
    show(undefined);
    expect(text()).toContain(sayEn('pads-new-ports', { count: 3 }));
    expect(text()).toContain(nameKeys('Insert', 'en'));
    press('Insert');
    press('1');
    expect(document.activeElement?.tagName).toBe('INPUT');
    expect(text()).toContain(sayEn('pads-new-ports', { count: 3 }));
    press('Insert');
    show(CHOOSING);
    expect(text()).toContain(sayEn('pads-new-ports', { count: 3 }));
    press('Insert');
    press('F7');
    press('Insert');
    expect(used()).toEqual(Array.from({ length: 4 }, () => [1, 2, 3]));
  });

  it('are used with one touch, and others only one by one on the pads page', () => {
    open();
    show(undefined);
    touch(sayEn('pads-new-ports', { count: 3 }));
    show(CHOOSING, PORTS.slice(3));
    expect(offers()).toBe(0);
    press('Insert');
    press('F7');
    expect(text()).toContain('1a86 USB2.0-Serial · 1a86:7523');
    expect(text()).toContain(sayEn('pads-port-unmarked'));
    touch(sayEn('pads-port-use'));
    expect(used()).toEqual([[1, 2, 3], [4]]);
  });
});

describe('the offer of new ports', () => {
  it('can be dismissed while a game runs, until another port appears; the pads page keeps it', () => {
    open();
    show(CHOOSING);
    touch(sayEn('pads-not-now'));
    expect(offers()).toBe(0);
    press('Insert');
    expect(used()).toEqual([]);
    press('F7');
    expect(text()).toContain(sayEn('pads-new-ports', { count: 3 }));
    press('Escape');
    show(CHOOSING, [...PORTS, fresh(5)]);
    expect(text()).toContain(sayEn('pads-new-ports', { count: 1 }));
    press('Insert');
    expect(used()).toEqual([[5]]);
  });

  it('is not accepted by a held key', () => {
    open();
    show(undefined);
    press('Insert', { repeat: true });
    show(CHOOSING);
    press('Insert', { repeat: true });
    expect(used()).toEqual([]);
  });

  it('stands beside the table if one screen shows both', () => {
    localStorage.setItem('referee.console.table', 'yes');
    open();
    show(CHOOSING);
    expect(text()).toContain(sayEn('pads-new-ports.short', { count: 3 }));
    touch(sayEn('pads-new-ports.short', { count: 3 }));
    expect(used()).toEqual([[1, 2, 3]]);
  });
});

describe('the list of ports', () => {
  it.each([
    ['that is listened to', { kind: 'listening' }, sayEn('pads-port-listening')],
    ['that stays silent', { kind: 'silent' }, sayEn('pads-port-silent')],
    [
      'with an old pad',
      { kind: 'other version', version: 1, age: 'older', pad: 'red' },
      sayEn('pads-port-older', { pad: 'Pad red', version: 1 }),
    ],
    [
      'with an old pad without a name',
      { kind: 'other version', version: 1, age: 'older', pad: '?' },
      sayEn('pads-port-older', { pad: 'A pad', version: 1 }),
    ],
    [
      'with a newer pad',
      { kind: 'other version', version: 3, age: 'newer' },
      sayEn('pads-port-newer', { pad: 'A pad', version: 3 }),
    ],
    ['with something else', { kind: 'foreign' }, sayEn('pads-port-foreign')],
  ] as const)('says what to do about one %s', (_what, state, said) => {
    open();
    show(CHOOSING, [{ path: '/dev/ttyUSB0', ...state }]);
    press('F7');
    expect(text()).toContain(said);
    expect(offers()).toBe(0);
  });
});
