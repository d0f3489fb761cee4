/** A hall in a process of its own, with a board and an organiser's page that read every view. */
import '../../support/games.ts';
import { changesBetween } from '../../../host/contract/changes.ts';
import type { BoardView, HallCommand, OrganiserView } from '../../../host/contract/hall.ts';
import { openHall } from '../../../host/hall/open-hall.ts';
import type { Hall } from '../../../host/hall/hall.ts';
import { answerQuestions, heldBytes } from './child.ts';

/** What the bench asks. */
export type ToHall =
  /** With its own broker if `broker` is undefined. */
  | { readonly type: 'open'; readonly folder: string; readonly broker: string | undefined }
  | { readonly type: 'command'; readonly command: HallCommand }
  /** Answers with the organiser's present view. */
  | { readonly type: 'view' }
  /** Answers with what the board has shown since it was last asked. */
  | { readonly type: 'shown' }
  /** Answers with the bytes that the process holds after garbage collection. */
  | { readonly type: 'held' }
  | { readonly type: 'close' };

/** By table: when its last line was recorded, as the board said it first, and when the board was sent that; ms since 1970. */
export type Shown = readonly (readonly (readonly [at: number, sent: number])[])[];

/** No address of the local network: its own broker serves this computer alone. */
const NOWHERE = 'none';

let hall: Hall | undefined;
let organisers: OrganiserView | undefined;
let shown: [number, number][][] = [];
/** The last line of each table that was shown. */
let last: number[] = [];
let stop: readonly (() => void)[] = [];

/** Writes what a window is sent: the first view as a whole, then what is new in each. */
function sender<View extends object>(): (view: View) => void {
  let before: View | undefined;
  return (view) => {
    JSON.stringify((before && changesBetween(before, view)) ?? view);
    before = view;
  };
}

const toBoard = sender<BoardView>();
const toOrganiser = sender<OrganiserView>();

function take(board: BoardView): void {
  toBoard(board);
  const now = Date.now();
  for (const { table, game } of board.tables) {
    if (game === undefined) continue;
    const ofTable = (shown[table - 1] ??= []);
    if (last[table] !== game.at) ofTable.push([game.at, now]);
    last[table] = game.at;
  }
}

async function obey(asked: ToHall): Promise<unknown> {
  switch (asked.type) {
    case 'open': {
      const { folder, broker } = asked;
      const at = broker === undefined ? { address: NOWHERE } : { broker: new URL(broker) };
      const opened = await openHall({ folder, appVersion: '0.1.0', ...at });
      hall = opened;
      [shown, last] = [[], []];
      stop = [
        opened.watch('board', take),
        opened.watch('organiser', (view) => {
          organisers = view;
          toOrganiser(view);
        }),
      ];
      return;
    }
    case 'command': {
      const answer = await hall?.command(asked.command);
      if (answer?.ok !== true) throw new Error(`${asked.command.type}: ${JSON.stringify(answer?.refusal)}`);
      return;
    }
    case 'view':
      return organisers;
    case 'shown': {
      const since = shown;
      shown = since.map(() => []);
      return since;
    }
    case 'held':
      return heldBytes();
    case 'close':
      for (const end of stop) end();
      await hall?.close();
      return;
    default:
      return asked satisfies never;
  }
}

answerQuestions(obey);
