import { systemClock, type Clock } from '../clock/clock.ts';
import { openNightFolder } from '../record/nights.ts';
import type { RefereePort } from './port.ts';
import { systemRandom } from './random.ts';
import { Referee, type RefereeParts } from './referee.ts';

interface RefereeOptions extends Omit<RefereeParts, 'folder' | 'clock' | 'random' | 'program'> {
  readonly clock?: Clock;
  /** The folder of all nights; made if it is missing. */
  readonly nightsDir: string;
  readonly appVersion: string;
  /** What people type before a command of `referee`. */
  readonly command?: string;
  /** Opens the folder even if another host may hold it, unless that host is known to run on this computer. */
  readonly takeOver?: boolean;
}

/** Goes on with the newest night unless that is finished. Rejects with `RecordRefused` if another host holds the folder. */
export async function openReferee({
  nightsDir,
  appVersion,
  command = 'referee',
  takeOver = false,
  ...parts
}: RefereeOptions): Promise<RefereePort> {
  const folder = await openNightFolder(nightsDir, { app: appVersion, takeOver });
  const program = { version: appVersion, nights: nightsDir, command };
  try {
    return await Referee.open({ clock: systemClock, random: systemRandom, program, ...parts, folder });
  } catch (error) {
    await folder.close();
    throw error;
  }
}
