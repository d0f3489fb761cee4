import '../games.ts';
import { networkInterfaces } from 'node:os';
import { join, relative, sep } from 'node:path';
import { debuglog } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import consoleWords from '../../words/generated/console.js';
import { sayIn } from '../../words/say.ts';
import { refusalSaid } from '../../words/refusals.ts';
import type { ConsoleCommand } from '../../host/contract/command.ts';
import type { SharingView } from '../../host/contract/sharing.ts';
import type { ConsoleView } from '../../host/contract/view.ts';
import { TableHallLink } from '../../host/hall/table/hall-link.ts';
import { LanSharing } from '../../host/lan/lan-sharing.ts';
import { NetworkChoice } from '../../host/lan/network-choice.ts';
import { ServedPhones } from '../../host/phones/served-phones.ts';
import { RememberedPorts } from '../../host/sealing/pads/known-ports.ts';
import { openPads } from '../../host/sealing/pads/pads.ts';
import { SYSTEM_BINDING } from '../../host/sealing/pads/system-binding.ts';
import { PracticePad } from '../../host/sealing/practice/practice-pad.ts';
import { RecordRefused } from '../../host/record/refused.ts';
import { openReferee } from '../../host/session/open.ts';
import type { OpenHallLink, OpenPhones, OpenSharing, RefereePort } from '../../host/session/port.ts';
import { systemRandom } from '../../host/session/random.ts';
import { tableDisplay } from '../../host/web/site.ts';
import { systemClock } from '../../host/clock/clock.ts';
import { commandOf } from './build.ts';
import { inUseSentence, lookWhoHolds, type InUse } from './in-use.ts';
import { awaitFolder, NoTable, nightsFolder } from './nights-folder.ts';
import type { TableOptions } from './options.ts';
import { unlistedSentence } from './pads/pads.ts';
import { sayOnStderr } from './process.ts';

/** Another referee has the nights open, or may have them open. */
export class NightsInUse extends NoTable {
  override readonly name = 'NightsInUse';
  readonly use: InUse;
  readonly folder: string;

  constructor(use: InUse, folder: string, options?: ErrorOptions) {
    super(inUseSentence(use, folder, 'en'), options);
    this.use = use;
    this.folder = folder;
  }
}

/** The first choice of port for the table display on the local network. */
const ROOM_PORT = 4712;

/** With it, Node writes every chunk that a stream reads to stderr: faces as pads open them, and keys as they are pressed. */
const EPILOGUE = 'NODE_DEBUG=stream would print the players’ choices before the reveal. Start without it.';

interface TableShell {
  readonly shell: ConsoleView['shell'];
  readonly appVersion: string;
  readonly pages: string;
}

/** Opens the table on real ports and disks. `say` takes sentences for the person who started it. Rejects with `NoTable`. */
export async function openTable(
  options: TableOptions,
  { shell, appVersion, pages }: TableShell,
  say: (sentence: string) => void = sayOnStderr,
): Promise<RefereePort> {
  if (debuglog('stream').enabled) throw new NoTable(EPILOGUE);
  const nightsDir = nightsFolder(options);
  await awaitFolder(nightsDir, say);
  // If the ports were named, the list is not needed.
  const listing = (code: string | undefined) => {
    if (code !== undefined && options.port.length === 0) say(unlistedSentence(code));
  };
  const practicePad = new PracticePad({ clock: systemClock, nonce: () => systemRandom.nonce() });
  const known = await RememberedPorts.keptIn(nightsDir);
  const binding = practicePad.besides(SYSTEM_BINDING);
  const pads = openPads({ paths: options.port, known, listing, binding });
  try {
    const { lanPort: port, lanAddress: address } = options;
    const here = { folder: nightsDir, clock: systemClock };
    const lan = { ...here, pages, interfaces: networkInterfaces, choice: await NetworkChoice.keptIn(nightsDir), port, address };
    const sharing: OpenSharing = (table, changed) =>
      new LanSharing({ ...lan, usualPort: ROOM_PORT }, tableDisplay(table), changed);
    const served = { ...lan, port: options.phonePort };
    const phones: OpenPhones = (table, changed) => new ServedPhones(served, table, changed);
    const hall: OpenHallLink = (changed) => new TableHallLink(here, changed);
    const { takeOver } = options;
    const program = { appVersion, command: commandOf(join(pages, '../..')) };
    const referee = await openReferee({ nightsDir, pads, practicePad, shell, ...program, sharing, phones, hall, takeOver });
    if (options.lan) await referee.command({ type: 'share', on: true } satisfies ConsoleCommand);
    return referee;
  } catch (error) {
    await pads.stop();
    throw await noTableFor(error, nightsDir);
  }
}

/** Prints the addresses for the room, if the table display is shared. */
export function showRoomAddresses(referee: RefereePort): void {
  referee.watch('console', ({ sharing }) => {
    if (sharing?.on === true) process.stdout.write(roomNotice(sharing, process.stdout.isTTY));
  })();
}

/** White on black whatever the terminal's colours are: phones do not read inverted codes. */
const INK = { on: '\u001b[97;40m', off: '\u001b[0m' };

/**
 * Every address of the shared table display, and the first one as a QR code.
 * @param colours whether the terminal supports colours
 */
export function roomNotice({ addresses, refused, outside }: SharingView, colours: boolean): string {
  if (refused !== undefined) return `The table display cannot be shared with the room (${refused}).\n`;
  const [first] = addresses;
  if (outside !== undefined) return `${sayIn('en', consoleWords)('console-room-outside', { address: outside })}\n`;
  if (first === undefined)
    return 'This computer is not on a private network yet. Once it is, the console shows the address for the room.\n';
  const lines = addresses.map(({ url, network }) => `    ${url}  (${network})`);
  const picture = renderUnicodeCompact(first.url, { ecc: 'M', border: 3 }).split('\n');
  const inked = picture.map((line) => (colours ? `${INK.on}${line}${INK.off}` : line));
  return ['  table display for the room:', ...lines, ...inked, ''].join('\n');
}

async function noTableFor(cause: unknown, folder: string): Promise<NoTable> {
  if (cause instanceof RecordRefused) {
    if (cause.refusal.code === 'night in use') return new NightsInUse(await lookWhoHolds(folder), folder, { cause });
    return new NoTable(refusalSaid(cause.refusal, 'en'), { cause });
  }
  const { code, path } = cause as NodeJS.ErrnoException;
  if (code === undefined) throw cause;
  const refused = path?.startsWith(`${folder}${sep}`) === true ? `, ${relative(folder, path)}` : '';
  return new NoTable(`The nights cannot be kept in ${folder} (${code}${refused}). Name another folder with --nights.`, { cause });
}
