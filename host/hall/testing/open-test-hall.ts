import { join } from 'node:path';
import { systemClock, type Clock } from '../../clock/clock.ts';
import { systemDisk, type Disk } from '../../record/disk.ts';
import { seededRandom } from '../../../rulebook/random.ts';
import type { BoardView, HallCommand, OrganiserView } from '../../contract/hall.ts';
import type { Broker, BrokerListener } from '../broker/broker.ts';
import { EmbeddedBroker } from '../broker/embedded.ts';
import { OtherBroker } from '../broker/other.ts';
import { HallKeys } from '../hall-keys.ts';
import { Hall } from '../hall.ts';
import { MIRRORS } from '../hall-tables.ts';
import { TournamentRecord } from '../tournament/record/tournament-record.ts';
import type { NightLines } from './night-lines.ts';

interface TestHallOptions {
  readonly disk?: Disk;
  readonly clock?: Clock;
  /** Of another broker. */
  readonly broker?: string;
  readonly takesOver?: boolean;
}

/** For tests: a hall with its own broker on this computer only. */
export class TestHall {
  readonly hall: Hall;
  readonly keys: HallKeys;
  readonly folder: string;

  private constructor(hall: Hall, keys: HallKeys, folder: string) {
    this.hall = hall;
    this.keys = keys;
    this.folder = folder;
  }

  static async open(
    folder: string,
    { disk = systemDisk, clock = systemClock, broker, takesOver }: TestHallOptions = {},
  ): Promise<TestHall> {
    const keys = await HallKeys.of(folder, disk);
    const tournament = await TournamentRecord.open(folder, { app: '0', now: () => clock.now(), random: seededRandom(1) });
    const hall = await Hall.open({
      ...{ folder, disk, clock, keys, tournament, takesOver, app: '0' },
      openBroker: async (listener) =>
        broker === undefined ? embedded(keys, listener) : new OtherBroker(new URL(broker), keys, listener),
    });
    return new TestHall(hall, keys, folder);
  }

  get view(): OrganiserView {
    let seen: OrganiserView | undefined;
    this.hall.watch('organiser', (view) => (seen = view))();
    return seen as OrganiserView;
  }

  get board(): BoardView {
    return this.view.board;
  }

  /** The plain address on this computer. */
  get address(): string {
    return this.view.addresses.find(({ address }) => address.startsWith('mqtt://'))?.address ?? '';
  }

  code(table: number): string {
    return this.keys.codeOf(table) ?? '';
  }

  async obey(command: HallCommand): Promise<void> {
    const answer = await this.hall.command(command);
    if (!answer.ok) throw new Error(`${command.type}: ${answer.refusal.code}`);
  }

  /** The first view of the board that is so. */
  seen(is: (board: BoardView) => boolean): Promise<BoardView> {
    return new Promise((resolve) => {
      let stop = () => {};
      stop = this.hall.watch('board', (view) => {
        if (!is(view)) return;
        resolve(view);
        queueMicrotask(() => stop());
      });
    });
  }

  mirror(table: number, night: Pick<NightLines, 'id'>): string {
    return join(this.folder, MIRRORS, String(table), `${night.id}.jsonl`);
  }
}

function embedded(keys: HallKeys, listener: BrokerListener): Promise<Broker> {
  return EmbeddedBroker.open({ clock: systemClock, keys, interfaces: () => ({}) }, listener);
}
