import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPty, type Pty } from '../../../firmware-protocol/scripted-pad/pty.ts';
import type { Device } from '../../../host/sealing/pads/testing/fake-binding.ts';
import { openPads } from '../../../host/sealing/pads/pads.ts';
import { openNightFolder } from '../../../host/record/nights.ts';
import { readRecord } from '../../../host/record/reader.ts';
import { verify } from '../../../host/record/verify/verify.ts';
import { HurriedTime } from '../../support/hurried-time.ts';
import { reportedDisk } from './reported-disk.ts';
import { Tallied, type Tally } from './tally.ts';
import type { HostParts, Socket, World } from './world.ts';

/** Pseudo-terminals under the native bindings and a folder on the disk. Time is moved forward whenever the lines are still. */
export class PtyWorld implements World {
  readonly sockets: readonly PtySocket[];
  readonly #folder: string;
  readonly #time = new HurriedTime();
  readonly #padClock = this.#time.clock();
  readonly #binding = new Tallied();

  static async open(sockets: number): Promise<PtyWorld> {
    return new PtyWorld(await mkdtemp(join(tmpdir(), 'under-fire-')), sockets);
  }

  private constructor(folder: string, sockets: number) {
    this.#folder = folder;
    this.sockets = Array.from({ length: sockets }, (_, n) => {
      const path = join(folder, `port-${n}`);
      return new PtySocket(path, this.#binding.of(path));
    });
  }

  after = (ms: number, run: () => void): (() => void) => this.#padClock.after(ms, run);

  now(): number {
    return this.#time.now();
  }

  async host(): Promise<HostParts> {
    const clock = this.#time.clock();
    const folder = await openNightFolder(join(this.#folder, 'nights'), {
      app: '0.0.0',
      disk: reportedDisk((work) => this.#binding.during(work)),
    });
    const pads = openPads({ paths: this.sockets.map(({ path }) => path), binding: this.#binding, clock });
    const die = async () => {
      this.#time.stop(clock);
      await pads.stop();
      await folder.close();
    };
    return { clock, pads, folder, die };
  }

  async until(holds: () => boolean, within: number): Promise<boolean> {
    const ends = this.now() + within;
    for (;;) {
      if (holds()) return true;
      await this.#binding.still();
      if (holds()) return true;
      if (this.now() > ends) return false;
      this.#time.hurryOn();
    }
  }

  async verify(file: string) {
    return verify(await readRecord(join(this.#folder, 'nights', file)));
  }

  async close(): Promise<void> {
    await Promise.all(this.sockets.map((socket) => socket.unplug()));
    await rm(this.#folder, { recursive: true, force: true });
  }
}

class PtySocket implements Socket {
  readonly path: string;
  readonly #tally: Tally;
  #pty: Pty | undefined;

  constructor(path: string, tally: Tally) {
    this.path = path;
    this.#tally = tally;
  }

  async plug(device: Device): Promise<void> {
    const pty = await openPty((bytes) => {
      this.#tally.padGot(bytes.length);
      device.receive(bytes);
    });
    this.#pty = pty;
    await symlink(pty.path, this.path);
    device.opened((bytes) => {
      if (this.#pty !== pty) return;
      this.#tally.padSent(bytes.length);
      pty.write(bytes);
    });
  }

  async unplug(): Promise<void> {
    const pty = this.#pty;
    this.#pty = undefined;
    this.#tally.clear(false);
    await rm(this.path, { force: true });
    await pty?.unplug();
  }
}
