/** A hall in a process of its own, on this computer only, with a disk that is full whenever it is told so. */
import '../../support/games.ts';
import { networkInterfaces } from 'node:os';
import { changesBetween } from '../../../host/contract/changes.ts';
import type { BoardView, HallCommand, OrganiserView } from '../../../host/contract/hall.ts';
import { HostClock, systemClock } from '../../../host/clock/clock.ts';
import { EmbeddedBroker } from '../../../host/hall/broker/embedded.ts';
import { OtherBroker } from '../../../host/hall/broker/other.ts';
import { HallKeys } from '../../../host/hall/hall-keys.ts';
import { Hall } from '../../../host/hall/hall.ts';
import { FillableDisk } from '../../../host/hall/testing/fillable-disk.ts';
import { seatInThread } from '../../../host/hall/tournament/seating/seat-in-thread.ts';
import { TournamentRecord } from '../../../host/hall/tournament/record/tournament-record.ts';
import { heldDisk, lockFolder } from '../../../host/record/lock.ts';
import { sweepUnfinished } from '../../../host/record/replace-file.ts';
import { systemRandom } from '../../../host/session/random.ts';
import { answer, heldBytes, toldAtStart } from '../../support/child.ts';

export interface HallStart {
  readonly folder: string;
  /** Of another broker; its own if undefined. */
  readonly broker?: string | undefined;
  /** As its organiser starts one whose broker has kept more of its record than it has. */
  readonly takesOver?: boolean;
  /** Its own broker is also at 127.0.0.1 as if that were the local network: with TLS. */
  readonly tls?: boolean;
  /** Its time runs so many times as fast. */
  readonly faster?: number;
}

/** By table: when its last line was recorded, as the board said it first, and when the board was sent that; ms since 1970. */
export type Shown = readonly (readonly (readonly [at: number, sent: number])[])[];

const { folder, broker, tls, takesOver = false, faster = 1 } = toldAtStart<HallStart>();
const [began, spent] = [performance.now(), process.cpuUsage()];
const disk = new FillableDisk();
/** From then on, ms since 1970: the time of one process goes on in the next. */
const SINCE = Date.UTC(2026, 0, 1);
/** By which the clock of this computer is wrong, ms. */
let wrong = 0;
const fastClock = new HostClock({
  wall: () => SINCE + (Date.now() - SINCE) * faster + wrong,
  steady: () => performance.now() * faster,
  after(ms, then) {
    const timer = setTimeout(then, ms / faster);
    return () => clearTimeout(timer);
  },
});
const clock = faster === 1 ? systemClock : fastClock;
const hall = open();

/** As `openHall`, with another disk and clock, and without the local network. */
async function open(): Promise<Hall> {
  const lock = await lockFolder(disk, folder);
  const held = heldDisk(disk, lock);
  await sweepUnfinished(held, folder);
  const keys = await HallKeys.of(folder, held);
  const tournament = await TournamentRecord.open(folder, {
    ...{ app: 'test', disk: held, seatRound: seatInThread },
    now: () => clock.now(),
    random: (below) => systemRandom.below(below),
  });
  const address = tls === true ? '127.0.0.1' : 'none';
  return Hall.open({
    ...{ folder, disk: held, clock, keys, tournament, takesOver, app: 'test' },
    openBroker: async (listener) =>
      broker === undefined
        ? EmbeddedBroker.open({ clock, keys, interfaces: networkInterfaces, address }, listener)
        : new OtherBroker(new URL(broker), keys, listener),
    closed: () => lock.release(),
  });
}

async function view(): Promise<OrganiserView> {
  let seen: OrganiserView | undefined;
  (await hall).watch('organiser', (view) => (seen = view))();
  return seen as OrganiserView;
}

/** Writes what a window is sent: the first view as a whole, then what is new in each. */
function sender<View extends object>(): (view: View) => void {
  let before: View | undefined;
  return (view) => {
    JSON.stringify((before && changesBetween(before, view)) ?? view);
    before = view;
  };
}

const program = {
  command: async (command: HallCommand) => (await hall).command(command),
  /** Resolves once it is done. */
  async must(command: HallCommand): Promise<void> {
    const done = await (await hall).command(command);
    if (!done.ok) throw new Error(`${command.type}: ${done.refusal.code}`);
  },
  disk: (full: boolean) => void (disk.isFull = full),
  /** Sets the clock of its computer by so many ms. */
  clock(by: number) {
    wrong += by;
    fastClock.look();
  },
  view,
  /** With the bytes that it holds after garbage collection. */
  look: async () => ({ view: await view(), bytes: heldBytes() }),
  held: heldBytes,
  /** Opens a board and an organiser's page, which read every view. */
  async watch() {
    const [toBoard, toOrganiser] = [sender<BoardView>(), sender<OrganiserView>()];
    (await hall).watch('organiser', toOrganiser);
    (await hall).watch('board', (board) => {
      toBoard(board);
      note(board);
    });
  },
  /** What the board has shown since this was last asked. */
  shown(): Shown {
    const since = shown;
    shown = since.map(() => []);
    return since;
  },
  /**
   * How long the organiser had to wait since the start for all tables with their games and everybody's points, ms, and how much of a
   * processor that took, s; and until these were what the mirrors say to their last line, which was recorded `at`.
   */
  async restarted(at: readonly number[]): Promise<{ readonly seen: number; readonly cpu: number; readonly exact: number }> {
    const opened = await hall;
    let seen: { readonly seen: number; readonly cpu: number } | undefined;
    return new Promise((resolve) => {
      opened.watch('organiser', (view) => {
        // As it is sent to a window.
        JSON.stringify({ type: 'view', view });
        const { user, system } = process.cpuUsage(spent);
        if (isWhole(view)) seen ??= { seen: performance.now() - began, cpu: (user + system) / 1e6 };
        const isExact = view.board.tables.every(({ game }, i) => game?.at === at[i]);
        if (seen !== undefined && isExact) resolve({ ...seen, exact: performance.now() - began });
      });
    });
  },
  close: async () => (await hall).close(),
};
export type HallProgram = typeof program;
export type HallLook = Awaited<ReturnType<HallProgram['look']>>;

function isWhole({ board, results }: OrganiserView): boolean {
  const isPlayed = board.tables.every(({ game }) => game !== undefined) && results.every(({ rows }) => rows.length > 0);
  return isPlayed && board.standings.every(({ rounds }) => rounds.length > 0);
}

let shown: [number, number][][] = [];
/** The last line of each table that was shown. */
const last: number[] = [];

function note({ tables }: BoardView): void {
  const now = Date.now();
  for (const { table, game } of tables) {
    if (game === undefined) continue;
    const ofTable = (shown[table - 1] ??= []);
    if (last[table] !== game.at) ofTable.push([game.at, now]);
    last[table] = game.at;
  }
}

answer(program);
