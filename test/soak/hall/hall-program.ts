/** A hall in a process of its own, on this computer only, with a disk that is full whenever it is told so. */
import '../../support/games.ts';
import { networkInterfaces } from 'node:os';
import type { HallCommand, OrganiserView } from '../../../host/contract/hall.ts';
import type { Answer } from '../../../host/contract/view.ts';
import { EmbeddedBroker } from '../../../host/hall/broker/embedded.ts';
import { OtherBroker } from '../../../host/hall/broker/other.ts';
import { HallKeys } from '../../../host/hall/hall-keys.ts';
import { Hall } from '../../../host/hall/hall.ts';
import { FillableDisk } from '../../../host/hall/testing/fillable-disk.ts';
import { TournamentRecord } from '../../../host/hall/tournament/record/tournament-record.ts';
import { heldDisk, lockFolder } from '../../../host/record/lock.ts';
import { sweepUnfinished } from '../../../host/record/replace-file.ts';
import { systemRandom } from '../../../host/session/random.ts';
import { answerAll, heldBytes, toldAtStart } from './child.ts';
import { fastTime as clock, setClock, type ClockQuestion } from './fast-time.ts';

export interface HallStart {
  readonly folder: string;
  /** Of another broker; its own if undefined. */
  readonly broker?: string;
  /** As its organiser starts one whose broker has kept more of its record than it has. */
  readonly takesOver?: boolean;
  /** Its own broker is also at 127.0.0.1 as if that were the local network: with TLS. */
  readonly tls?: boolean;
}

export type HallQuestion =
  | { readonly type: 'command'; readonly command: HallCommand }
  | { readonly type: 'disk'; readonly full: boolean }
  | ClockQuestion
  | { readonly type: 'view' | 'look' };

export interface HallLook {
  readonly view: OrganiserView;
  /** That it holds after garbage collection. */
  readonly bytes: number;
}

/** As `openHall`, with another disk and clock, and without the local network. */
async function open({ folder, broker, tls, takesOver = false }: HallStart, bare: FillableDisk): Promise<Hall> {
  const lock = await lockFolder(bare, folder);
  const disk = heldDisk(bare, lock);
  await sweepUnfinished(disk, folder);
  const keys = await HallKeys.of(folder, disk);
  const { held } = lock;
  const random = (below: number) => systemRandom.below(below);
  const tournament = await TournamentRecord.open(folder, { app: 'soak', now: () => clock.now(), random, disk, held });
  return Hall.open({
    ...{ folder, disk, clock, keys, tournament, takesOver, app: 'soak' },
    openBroker: async (listener) =>
      broker === undefined
        ? EmbeddedBroker.open(
            { clock, keys, interfaces: networkInterfaces, address: tls === true ? '127.0.0.1' : 'none' },
            listener,
          )
        : new OtherBroker(new URL(broker), keys, listener),
    closed: () => lock.release(),
  });
}

const disk = new FillableDisk();
const hall = open(toldAtStart(), disk);

async function view(): Promise<OrganiserView> {
  let seen: OrganiserView | undefined;
  (await hall).watch('organiser', (view) => (seen = view))();
  return seen as OrganiserView;
}

answerAll<HallQuestion>(async (question): Promise<Answer | HallLook | OrganiserView | undefined> => {
  switch (question.type) {
    case 'command':
      return (await hall).command(question.command);
    case 'disk':
      disk.isFull = question.full;
      return undefined;
    case 'clock':
      setClock(question.by);
      return undefined;
    case 'view':
      return view();
    case 'look':
      return { view: await view(), bytes: heldBytes() };
  }
});
