import { seededRandom, type Random } from '../../../rulebook/random.ts';
import type { SeatInput } from '../../../host/contract/view.ts';
import type { Face } from '../../../firmware-protocol/codec/message.ts';
import { BOOT_LOG } from '../../../firmware-protocol/testing/fake-foreign-device.ts';
import { pick } from './plan.ts';
import type { MakeDevice } from './device.ts';
import type { Fire } from './fire.ts';
import { FiredPad } from './fired-pad.ts';
import { Host } from './host.ts';
import type { World } from './world.ts';

/** Sockets besides those of the pads: three free, one with a modem that echoes, one with a board that prints its log. */
export const OTHER_SOCKETS = 5;

/** The host was killed while something was waited for. */
export class HostKilled extends Error {
  override readonly name = 'HostKilled';
}

/** A table of pads whose night goes on whatever happens to them and to the host. */
export class NightUnderFire implements Fire {
  readonly world: World;
  readonly random: Random;
  readonly pads: readonly FiredPad[];
  readonly twins: FiredPad[] = [];
  /** Which pad of an id was closed last: the one whose player's face counts. */
  readonly closedLast = new Map<string, FiredPad>();
  kills = 0;
  readonly #make: MakeDevice;
  readonly #doing: Promise<unknown>[] = [];
  #host: Host | undefined;

  static async open(world: World, seed: number, seats: number, make: MakeDevice): Promise<NightUnderFire> {
    const night = new NightUnderFire(world, seed, seats, make);
    await night.#open();
    return night;
  }

  private constructor(world: World, seed: number, seats: number, make: MakeDevice) {
    this.world = world;
    this.random = seededRandom(seed);
    this.#make = make;
    this.pads = Array.from({ length: seats }, (_, n) => this.#pad(`pad-${n}`));
  }

  get host(): Host {
    if (this.#host === undefined) throw new Error('no host has been opened');
    return this.#host;
  }

  newTwin(of: FiredPad): FiredPad {
    const twin = this.#pad(of.id);
    this.twins.push(twin);
    return twin;
  }

  kill(): Promise<void> {
    if (!this.host.dead) this.kills += 1;
    return this.host.kill();
  }

  wake(): void {
    this.host.referee.woke();
  }

  /** Does it at once, or after what is still being done: the pads are not to blame if two hands pull at one plug. */
  doing(something: () => unknown): void {
    const before = this.#doing.at(-1);
    const doing = before === undefined ? Promise.resolve(something()) : before.then(something);
    // `done` handles the rejection.
    doing.catch(() => undefined);
    this.#doing.push(doing);
  }

  async done(): Promise<void> {
    for (; this.#doing.length > 0; this.#doing.shift()) await this.#doing[0];
  }

  /** False if it does not hold within so many ms of the world's time. Rejects with `HostKilled`. */
  async until(holds: () => boolean, within: number): Promise<boolean> {
    await this.done();
    const held = await this.world.until(() => this.host.dead || holds(), within);
    await this.done();
    if (this.host.dead) throw new HostKilled();
    return held;
  }

  /** Starts a new host, which goes on where the record ends. */
  async revive(): Promise<void> {
    await this.done();
    await this.host.kill();
    this.#host = await Host.open(this.world, this.random);
    if (this.host.view.table.game === undefined) await this.begin();
  }

  /** Begins a new game in which all play with their own pads. */
  async begin(): Promise<void> {
    const inputs: SeatInput[] = this.pads.map(({ id }) => ({ kind: 'pad', pad: id }));
    await this.host.must({
      type: 'begin',
      rulebook: 'hungarian-war',
      players: this.pads.map(({ id }) => ({ id, name: id })),
      inputs,
      dealer: 0,
      house: { cards: 'dealt' },
      choices: { count: 3, missing: this.random(4) === 0 ? 'noDie' : 'wait', start: 'dealer', pace: 'quick' },
    });
  }

  async close(): Promise<void> {
    await this.host.referee.close();
    await this.host.kill();
    for (const pad of [...this.pads, ...this.twins]) await pad.unplug();
    await this.world.close();
  }

  async #open(): Promise<void> {
    const { sockets } = this.world;
    for (const [n, pad] of this.pads.entries())
      await pad.plug(
        pick(() => n, sockets),
        'cycled',
      );
    const [modem, board] = sockets.slice(-2);
    await modem?.plug(answering((bytes) => bytes));
    await board?.plug(answering(() => BOOT_LOG));
    this.#host = await Host.open(this.world, this.random);
    await this.until(() => this.pads.every(({ id }) => this.host.isLive(id)), 10_000);
    await this.begin();
  }

  #pad(id: string): FiredPad {
    return new FiredPad(id, this.world, this.#make, (pad) => this.closedLast.set(pad.id, pad));
  }
}

/** A device that is not a pad. */
function answering(answer: (bytes: Uint8Array) => Uint8Array) {
  let send: (bytes: Uint8Array) => void = () => undefined;
  return {
    opened: (say: (bytes: Uint8Array) => void) => (send = say),
    receive: (bytes: Uint8Array) => send(answer(bytes)),
  };
}

export function anyFace(random: Random): Face {
  return (random(6) + 1) as Face;
}
