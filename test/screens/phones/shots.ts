import type { PhonesView, PhoneView } from '../../../host/contract/phones.ts';
import type { ConsoleView, SeatInput } from '../../../host/contract/view.ts';
import { LONG_NAMES, SHORT_NAMES } from '../../../games/hungarian-war/table/testing/states.ts';
import type { ConsoleShot } from '../console/console-shot.ts';

const WORDS = ['amber tiger', 'silver meadow', 'quiet harbour', 'copper lantern', 'winter orchard'];
const ADDRESSES = [
  { url: 'http://192.168.178.120:4713/#7k3m9qxa2bcd5efg8hjk4mnpqr', network: 'wlan0' },
  { url: 'http://10.42.0.1:4713/#7k3m9qxa2bcd5efg8hjk4mnpqr', network: 'enp0s31f6' },
];

/** As Windows and Docker name them, behind a VPN. */
export const LONG_NETWORKS = [
  'VirtualBox Host-Only Ethernet Adapter #2',
  'Drahtlosnetzwerkverbindung 2 (Intel Wi-Fi 6E AX211 160MHz)',
  'br-1f7ac32b9a5e',
  'nordlynx',
].map((network, at) => ({ url: `http://192.168.178.12${String(at)}:4713/#7k3m9qxa2bcd5efg8hjk4mnpqr`, network }));
const OUTSIDE = '2a02:8109:b6c0:5f48:d1c3:9f02:aa31:7e44';

function phonesOf(names: readonly string[], seated = 0): readonly PhoneView[] {
  return names.map((name, at) => ({
    id: `phone-${String(at + 1)}`,
    name,
    words: WORDS[at % WORDS.length] ?? '',
    link: at === 3 ? 'lost' : 'live',
    ...(at < seated && { place: at }),
  }));
}

function phones(names: readonly string[], more: Partial<PhonesView> = {}): PhonesView {
  return { on: true, joining: 'open', addresses: ADDRESSES.slice(0, 1), phones: phonesOf(names), ...more };
}

/**
 * Phones that join, sit down, play and are lost. `empty` is the view before the first game, `playing` that of a game of four
 * in which seats play with these inputs.
 */
export function* phoneShots(
  empty: ConsoleView,
  playing: (more: Partial<ConsoleView>, inputs: SeatInput[]) => ConsoleView,
): Generator<ConsoleShot> {
  const shot = (name: string, view: ConsoleView, keys: readonly string[]) => ({ name, view, keys, oneScreen: false });
  const setup = (name: string, of: PhonesView, keys: readonly string[] = []) =>
    shot(`setup-phones-${name}`, { ...empty, phones: of }, ['1', ...keys]);
  yield setup('empty', phones([]));
  yield setup('five', phones(SHORT_NAMES.slice(0, 5)));
  yield setup('ten', phones(LONG_NAMES, { addresses: ADDRESSES }));
  yield setup('without', phones(SHORT_NAMES.slice(0, 3)), ['click:.without', 'text:Huba', 'Enter', 'click:.without']);
  yield setup('networks', phones(SHORT_NAMES.slice(0, 5), { addresses: LONG_NETWORKS, silent: 37 }));
  yield setup('outside', phones([], { addresses: [], outside: OUTSIDE }));
  yield setup('no-network', phones([], { addresses: [] }));
  yield setup('refused', phones([], { addresses: [], refused: 'EADDRINUSE' }));
  for (const [name, names] of Object.entries({ five: SHORT_NAMES.slice(0, 5), ten: LONG_NAMES }))
    yield setup(`seating-${name}`, phones(names, { joining: 'seating', phones: phonesOf(names, 3) }), ['Space']);
  const inputs = [1, 2, 3, 4].map((n): SeatInput => ({ kind: 'pad', pad: `phone-${String(n)}` }));
  const pads = phonesOf(SHORT_NAMES.slice(0, 4)).map(({ id, link }, seat) => ({ id, link, seat }));
  for (const joining of ['open', 'closed'] as const) {
    const of = phones(SHORT_NAMES.slice(0, 5), { joining, addresses: LONG_NETWORKS, silent: 37 });
    const view = playing({ pads, phones: of }, inputs);
    yield shot(`panel-phones-${joining}`, view, ['F7']);
    if (joining === 'closed') yield shot('panel-seats-phones', view, ['F3']);
  }
}
