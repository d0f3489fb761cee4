import { readFileSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { systemClock } from '../../host/clock/clock.ts';
import { FakeClock } from '../../host/clock/testing/fake-clock.ts';
import { TableHallLink } from '../../host/hall/table/hall-link.ts';
import { TestHall } from '../../host/hall/testing/open-test-hall.ts';
import type { NightFolder } from '../../host/record/night-folder.ts';
import { openNightFolder } from '../../host/record/nights.ts';
import type { HallLink } from '../../host/session/port.ts';
import { FakePads } from '../../host/session/testing/fake-pads.ts';
import { beginCommand, keys, MemoryTable, pad } from '../../host/session/testing/memory-table.ts';
import { keyOf } from '../support/key-of.ts';

export const PADS = ['PAD-4C1F', 'PAD-9B02'] as const;
export const NAMES = ['Kunigunda', 'Barnabás', 'Zsuzsanna'] as const;

/** A cable on which everything is overheard, in both directions. */
class Cable {
  readonly heard = { up: [] as Buffer[], down: [] as Buffer[] };
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(port: number): Promise<Cable> {
    const server = createServer();
    const cable = new Cable(server);
    server.on('connection', (client) => {
      const broker = connect({ port, host: '127.0.0.1' });
      for (const [from, to, way] of [[client, broker, 'up'] as const, [broker, client, 'down'] as const]) {
        from.on('data', (chunk: Buffer) => {
          cable.heard[way].push(chunk);
          to.write(chunk);
        });
        from.on('error', () => undefined).on('close', () => to.destroy());
      }
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return cable;
  }

  get url(): string {
    return `mqtt://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get bytes(): { readonly up: number; readonly down: number } {
    const length = (chunks: readonly Buffer[]) => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    return { up: length(this.heard.up), down: length(this.heard.down) };
  }

  close(): void {
    this.#server.close();
  }
}

/** A table with pads and keys in a hall: every byte between them is overheard, and every view of the hall. */
export class OverheardHall {
  readonly views: { readonly board: string[]; readonly organiser: string[] } = { board: [], organiser: [] };
  readonly home: string;
  readonly hall: TestHall;
  readonly cable: Cable;
  readonly table: MemoryTable<NightFolder>;
  readonly link: HallLink;

  private constructor(home: string, hall: TestHall, cable: Cable, table: MemoryTable<NightFolder>, link: HallLink) {
    [this.home, this.hall, this.cable, this.table, this.link] = [home, hall, cable, table, link];
    for (const who of ['board', 'organiser'] as const) hall.hall.watch(who, (view) => this.views[who].push(JSON.stringify(view)));
  }

  static async open(): Promise<OverheardHall> {
    const home = await mkdtemp(join(tmpdir(), 'overheard-hall-'));
    const hall = await TestHall.open(await mkdtemp(join(home, 'of-the-hall-')));
    const cable = await Cable.open(Number(new URL(hall.address).port));
    const nights = await mkdtemp(join(home, 'of-the-table-'));
    let link: HallLink | undefined;
    const table = await MemoryTable.on(
      await openNightFolder(nights, { app: '0.1.0' }),
      new FakePads(...PADS),
      new FakeClock(),
      (changed) => (link = new TableHallLink({ folder: nights, clock: systemClock }, changed)),
    );
    return new OverheardHall(home, hall, cable, table, link as HallLink);
  }

  get address(): string {
    return `${this.cable.url}/${this.hall.keys.hall}`;
  }

  async begin(): Promise<void> {
    const players = NAMES.map((name, i) => ({ id: `x${i}`, name }));
    await this.table.do(beginCommand([...PADS.map(pad), keys(0)], { players }));
  }

  press([one, two, three]: readonly [Face, Face, Face]): void {
    this.table.pads.press(PADS[0], one);
    this.table.pads.press(PADS[1], two);
    this.table.referee.press(keyOf(0, three));
  }

  /** Everything that went over the cable, as text whose characters are bytes. */
  get travelled(): string {
    return Buffer.concat([...this.cable.heard.up, ...this.cable.heard.down]).toString('latin1');
  }

  /** Every file of the mirrors of the table, with the bits of who may read it. */
  get mirrors(): readonly { readonly text: string; readonly mode: number }[] {
    const folder = join(this.hall.folder, 'mirrors', '1');
    return readdirSync(folder).map((name) => {
      const path = join(folder, name);
      return { text: readFileSync(path, 'utf8'), mode: statSync(path).mode & 0o777 };
    });
  }

  /** The private file of the table, and that of the hall. */
  get privates(): readonly string[] {
    return [join(this.table.folder.folder, 'hall.json'), join(this.hall.folder, 'hall.json')].map((path) =>
      readFileSync(path, 'utf8'),
    );
  }

  async close(): Promise<void> {
    await this.table.referee.close();
    this.cable.close();
    await this.hall.hall.close();
    await rm(this.home, { recursive: true });
  }
}
