import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { VirtualPad } from '../../firmware-protocol/scripted-pad/virtual-pad.ts';
import { systemClock } from '../../host/clock/clock.ts';
import { ServedPhones } from '../../host/phones/served-phones.ts';
import { openPads } from '../../host/sealing/pads/pads.ts';
import type { PadSource } from '../../host/sealing/pads/source.ts';
import { MemoryBinding } from '../../host/sealing/pads/testing/fake-binding.ts';
import type { OpenPhones } from '../../host/session/port.ts';
import { Child } from '../support/child.ts';
import type { BenchHost } from './bench-host.ts';
import { NAMES, until } from './measure.ts';
import type { PlayersProgram } from './phone-players.ts';

/** The pages as they were built. */
export const PAGES = join(import.meta.dirname, '../../dist/renderer');

/** What the players have in their hands, one for each seat. */
export interface Players {
  readonly source: PadSource;
  /** Serves them if they are phones. */
  readonly phones?: OpenPhones;
  /** Resolves with their ids as pads, by seat, once the host knows all of them. */
  connect(host: BenchHost): Promise<readonly string[]>;
  /** Every one asks for a face. */
  allArmed(): Promise<void>;
  press(seat: number, face: Face): void;
  close(): Promise<void>;
}

/** So many scripted pads on pseudo-terminals in this folder, through the native bindings. */
export async function plugPads(seats: number, folder: string): Promise<Players> {
  const ids = Array.from({ length: seats }, (_, seat) => `pad-${seat}`);
  const pads = ids.map((id) => new VirtualPad({ id, link: join(folder, id) }));
  const paths = await Promise.all(pads.map((pad) => pad.plug()));
  return {
    source: openPads({ paths, list: async () => [] }),
    async connect(host) {
      await until(() => host.view.pads.filter(({ link }) => link === 'live').length === seats);
      return ids;
    },
    allArmed: () => until(() => pads.every(({ pad }) => pad.state === 'armed')),
    press: (seat, face) => pads[seat]?.pad.press(face),
    close: async () => void (await Promise.all(pads.map((pad) => pad.unplug()))),
  };
}

/**
 * So many phones without a page, and their side of a host on the loopback, with everything between a press and the host:
 * sockets, channel, tick.
 * @param folder of the nights
 */
export function servePhones(seats: number, folder: string): Players & { readonly phones: OpenPhones } {
  const served = { folder, pages: PAGES, clock: systemClock, interfaces: networkInterfaces, address: '127.0.0.1', port: 0 };
  const players = new Child<PlayersProgram>(join(import.meta.dirname, 'phone-players.ts'));
  return {
    source: openPads({ binding: new MemoryBinding() }),
    phones: (table, changed) => new ServedPhones(served, table, changed),
    async connect(host) {
      const names = NAMES.slice(0, seats);
      const ids = await players.ask('join', host.phonesUrl, names);
      await until(() => names.every((name) => host.hasPhone(name)));
      return ids;
    },
    allArmed: () => players.ask('armed'),
    press: (seat, face) => void players.ask('press', seat, face),
    close: () => players.kill(),
  };
}
