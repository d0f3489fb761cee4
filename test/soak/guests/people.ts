import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../../rulebook/random.ts';
import { VirtualPad } from '../../../firmware-protocol/scripted-pad/virtual-pad.ts';
import { systemClock } from '../../../host/clock/clock.ts';
import { FakePhone } from '../../../host/phones/testing/fake-phone.ts';
import { Violation } from '../../serial/fire/violation.ts';
import { FaultyWifi } from '../../support/faulty-wifi.ts';
import { RoamingPhone } from '../roaming-phone.ts';
import type { Device } from './honest-table.ts';

const BY_PHONE = ['Anna', 'Béla', 'Żaneta Ćwiękała', 'דנה'] as const;
const BY_PAD = { aa01: 'Emma', aa02: 'Feri' } as const;
/** Of the Wi-Fi of every other phone. */
const BAD = { jitterMs: 60, lost: 5 } as const;
const LOOK_MS = 100;

/** Honest people: some with phones, half of them behind a bad Wi-Fi, and some with pads on cables. */
export class People {
  /** Of those with phones, whom guests would like to be. */
  readonly names: readonly string[] = BY_PHONE;
  readonly #pads: readonly { readonly name: string; readonly virtual: VirtualPad }[];
  readonly #phones: { readonly name: string; readonly phone: RoamingPhone; readonly isQuick: boolean }[] = [];
  #wifi: FaultyWifi | undefined;
  readonly #looking: NodeJS.Timeout;

  /** Plugs the pads in. @param folder where the links to their ports stand */
  static async come(folder: string): Promise<People> {
    const people = new People(folder);
    for (const { virtual } of people.#pads) await virtual.plug();
    return people;
  }

  private constructor(folder: string) {
    this.#pads = Object.entries(BY_PAD).map(([id, name]) => ({ name, virtual: new VirtualPad({ id, link: join(folder, id) }) }));
    this.#looking = setInterval(() => {
      for (const { phone } of this.#phones) phone.look();
    }, LOOK_MS);
  }

  /** The options with which the host opens the ports of the pads. */
  get ports(): readonly string[] {
    return this.#pads.flatMap(({ virtual }) => ['--port', virtual.path ?? '']);
  }

  /** In the order in which they sit. */
  get devices(): readonly Device[] {
    return [
      ...this.#phones.map(({ name, phone, isQuick }) => ({
        id: phone.id,
        name,
        isQuick,
        get pad() {
          return phone.pad;
        },
      })),
      ...this.#pads.map(({ name, virtual: { pad } }) => ({
        id: name === BY_PAD.aa01 ? 'aa01' : 'aa02',
        name,
        isQuick: true,
        pad,
      })),
    ];
  }

  /** Those with phones join by the code. @param url with the code */
  async join(url: string, random: Random): Promise<void> {
    const wifi = await FaultyWifi.open(url, systemClock, random);
    this.#wifi = wifi;
    for (const [n, name] of this.names.entries()) {
      const isQuick = n % 2 === 0;
      const way = isQuick ? url : wifi.through(url);
      const first = await letIn(way, name);
      if (first === undefined) throw new Violation(`${name} could not join before anybody attacked`);
      this.#phones.push({ name, phone: new RoamingPhone(first, { clock: systemClock, url: way }), isQuick });
    }
    wifi.faults = BAD;
  }

  /** Throws if the host has turned one of them away. */
  check(): void {
    const away = this.#phones.find(({ phone }) => phone.turnedAway);
    if (away !== undefined) throw new Violation(`the host no longer knows the phone of ${away.name}`);
  }

  /** Somebody's screen goes dark, somebody's cable is pulled, or the Wi-Fi of half of them breaks. */
  async disturb(random: Random): Promise<void> {
    const kind = random(4);
    if (kind === 0) return this.#wifi?.cut();
    if (kind < 3) return this.#phones[random(this.#phones.length)]?.phone.cut();
    const pad = this.#pads[random(this.#pads.length)]?.virtual;
    await pad?.unplug();
    await wait(200 + random(1_500));
    await pad?.plug();
  }

  async leave(): Promise<void> {
    clearInterval(this.#looking);
    for (const { phone } of this.#phones) phone.leave();
    for (const { virtual } of this.#pads) await virtual.unplug();
    await this.#wifi?.close();
  }
}

/** A phone that joins by the code under this name; undefined if it is not let in at this try. */
export async function letIn(url: string, name: string): Promise<FakePhone | undefined> {
  const phone = FakePhone.joining(url, systemClock);
  for (let waited = 0; waited < 5_000 && phone.endpoint === undefined; waited += LOOK_MS) await wait(LOOK_MS);
  phone.say({ type: 'join', name, language: 'en' });
  for (let waited = 0; waited < 5_000 && phone.bound === undefined; waited += LOOK_MS) await wait(LOOK_MS);
  if (phone.bound !== undefined) return phone;
  phone.socket.terminate();
  return undefined;
}
