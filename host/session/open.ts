import { systemClock } from '../clock/clock.ts';
import { openNightFolder } from '../record/nights.ts';
import type { RefereePort } from './port.ts';
import { systemRandom } from './random.ts';
import { Referee, type RefereeParts } from './referee.ts';

type Optional = 'clock' | 'random';

export interface RefereeOptions extends Omit<RefereeParts, 'folder' | Optional>, Partial<Pick<RefereeParts, Optional>> {
  /** The folder of all nights; made where it is not there. */
  readonly nightsDir: string;
  readonly appVersion: string;
  /** Also where another host may hold the folder, unless it is known to run on this computer. */
  readonly takeOver?: boolean;
}

/**
 * The running table on a folder of nights: goes on with the newest night if its game is under way, or begins one with
 * its first game. Rejects with `RecordRefused` where another host holds the folder.
 */
export async function openReferee({ nightsDir, appVersion, takeOver = false, ...parts }: RefereeOptions): Promise<RefereePort> {
  const folder = await openNightFolder(nightsDir, { app: appVersion, takeOver });
  try {
    return await Referee.open({ clock: systemClock, random: systemRandom, ...parts, folder });
  } catch (error) {
    await folder.close();
    throw error;
  }
}
