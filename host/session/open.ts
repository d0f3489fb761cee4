import type { ConsoleView } from '../contract/view.ts';
import type { PadSource } from '../sealing/pads/source.ts';
import type { PracticePad } from '../sealing/practice/practice-pad.ts';
import { openNightFolder } from '../record/nights.ts';
import { systemClock, type Clock } from '../clock/clock.ts';
import type { RefereePort } from './port.ts';
import { systemRandom, type Random } from './random.ts';
import { Referee } from './referee.ts';
import type { OpenSharing } from './port.ts';

export interface RefereeOptions {
  /** The folder of all nights; made where it is not there. */
  readonly nightsDir: string;
  /** Taken over: closing the referee stops them. */
  readonly pads: PadSource;
  readonly shell: ConsoleView['shell'];
  readonly appVersion: string;
  readonly clock?: Clock;
  readonly random?: Random;
  /** Also where another host may hold the folder, unless it is known to run on this computer. */
  readonly takeOver?: boolean;
  /** How the table display is shared with the room, where it can be. */
  readonly sharing?: OpenSharing;
  /** The pad on the dealer's screen, whose port `pads` can open. */
  readonly practicePad?: PracticePad;
}

/**
 * The running table on a folder of nights: goes on with the newest night if its game is under way, or begins one with
 * its first game. Rejects with `RecordRefused` where another host holds the folder.
 */
export async function openReferee(options: RefereeOptions): Promise<RefereePort> {
  const { nightsDir, pads, shell, appVersion, clock = systemClock, random = systemRandom, sharing, practicePad } = options;
  const { takeOver = false } = options;

  const folder = await openNightFolder(nightsDir, { app: appVersion, takeOver });
  try {
    return await Referee.open({
      folder,
      pads,
      shell,
      clock,
      random,
      ...(sharing && { sharing }),
      ...(practicePad && { practicePad }),
    });
  } catch (error) {
    await folder.close();
    throw error;
  }
}
