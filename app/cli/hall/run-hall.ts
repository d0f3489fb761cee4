import '../../games.ts';
import { join } from 'node:path';
import { networkInterfaces } from 'node:os';
import { systemClock } from '../../../host/clock/clock.ts';
import type { HallCommand, OrganiserView } from '../../../host/contract/hall.ts';
import { boardDisplay, guestDisplay, hallSite } from '../../../host/hall/hall-site.ts';
import { openHall } from '../../../host/hall/open-hall.ts';
import type { Hall } from '../../../host/hall/hall.ts';
import { LanSharing } from '../../../host/lan/lan-sharing.ts';
import type { WebShell } from '../../../host/web/server.ts';
import hallWords from '../../../words/generated/hall.js';
import { sayIn, type Say } from '../../../words/say.ts';
import { runBrowserShell } from '../browser-shell.ts';
import { buildOrSayWhy } from '../build.ts';
import { printLinks } from '../control-links.ts';
import type { ExitCode } from '../io.ts';
import { awaitFolder } from '../nights-folder.ts';
import { EXIT, sayOnStderr, versionOf } from '../process.ts';
import { runUntilStopped } from '../run-table.ts';
import { runForMosquitto } from './for-mosquitto.ts';
import { followUntilEnter } from './follow-hall.ts';
import { hallFolder, noHallFor } from './hall-folder.ts';
import type { HallOptions } from './options.ts';

/** The first choices of port for a hall: for the browser on this computer; for screens and phones on the local network. */
const USUAL_PORTS = { browser: 4713, screens: 4714, phones: 4715 } as const;
/** As many phones as look at the same time, and of one address. */
const PHONES = { file: 'phones.json', most: { all: 600, each: 8 }, usualPort: USUAL_PORTS.phones } as const;

/**
 * Opens a hall, at once or when it takes over from another, and serves its pages until the process is asked to end; or writes what
 * Mosquitto needs for it. Resolves with the exit code; stderr says why not.
 * @param root the folder of this program
 */
export async function runHall(options: HallOptions, root: string): Promise<ExitCode> {
  const folder = await hallFolder(options);
  const { mosquitto: to, takeOver } = options;
  if (to !== undefined) return runForMosquitto({ folder, to, takeOver });
  if (options.follow !== undefined) {
    const exitCode = await followUntilEnter(options, options.follow);
    if (exitCode !== EXIT.well) return exitCode;
  }
  if (!(await buildOrSayWhy(root, ['renderer']))) return EXIT.refused;
  process.stdout.write('The hall opens in the browser.\n');
  const pages = join(root, 'dist/renderer');
  const say = sayIn('en', hallWords);
  return runUntilStopped(
    () => openOrSayWhy(options, folder, pages, versionOf(root)),
    (hall) =>
      runBrowserShell({
        ...{ site: hallSite(hall), folder, pages, usualPort: USUAL_PORTS.browser, options },
        show: (shell) => showAddresses(hall, shell, say),
      }),
  );
}

async function openOrSayWhy(options: HallOptions, folder: string, pages: string, appVersion: string): Promise<Hall> {
  await awaitFolder(folder, sayOnStderr);
  const { broker, mqttPort, lanPort, lanAddress: address, takeOver } = options;
  const lan = { folder, pages, clock: systemClock, interfaces: networkInterfaces, address };
  const sharing = { ...lan, port: lanPort, usualPort: USUAL_PORTS.screens };
  try {
    const hall = await openHall({
      ...{ folder, appVersion, broker, port: mqttPort, address, takeOver },
      sharing: (board, changed) => new LanSharing(sharing, boardDisplay(board), changed),
      phones: (guests, changed) => new LanSharing({ ...lan, ...PHONES }, guestDisplay(guests), changed),
    });
    if (options.lan) await hall.command({ type: 'share', on: true } satisfies HallCommand);
    return hall;
  } catch (error) {
    throw await noHallFor(error, folder);
  }
}

function showAddresses(hall: Hall, shell: WebShell, say: Say<'hall'>): void {
  printLinks(shell, 'organiser');
  const lines = [`hall board:              ${shell.displayUrl}`];
  hall.watch('organiser', (view) => lines.push(...aboutHall(view)))();
  lines.push(
    'Each organiser link works once, in one browser; the next link appears here when it has been used.',
    'Ctrl-C ends it. Tables go on without the hall, and tell it everything when it is back.',
  );
  process.stdout.write(`  ${lines.join('\n  ')}\n`);
  let said = '';
  hall.watch('organiser', ({ unannounced, another }) => {
    const sentences = [
      unannounced && say('hall-hall-unannounced', { code: unannounced }),
      another && say('hall-hall-another', { address: another }),
    ];
    const now = sentences.filter(Boolean).join('\n');
    if (now !== said && now !== '') sayOnStderr(now);
    said = now;
  });
}

/** Where tables join, where other screens see the board, and which tournament this folder holds. */
function aboutHall({ addresses, broker, sharing, settings, board, folder }: OrganiserView): readonly string[] {
  const at = addresses.map(({ address, network }) => `tables join at:          ${address}  (${network})`);
  const screens = sharing?.addresses.map(({ url, network }) => `board for the room:      ${url}  (${network})`) ?? [];
  const begun = board.round === 0 ? 'not begun' : `round ${board.round} of ${board.rounds}`;
  return [
    ...at,
    ...(broker.refused === undefined ? [] : [`The broker cannot be reached or opened (${broker.refused}).`]),
    ...screens,
    ...(sharing?.refused === undefined ? [] : [`The board cannot be shared with the room (${sharing.refused}).`]),
    `The codes of the tables are on the organiser's page, which prints a card for each.`,
    `Tournament: ${settings.name || 'no name yet'}, ${begun}, in ${folder}. For another tournament, start with --new.`,
  ];
}
