import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { followHall } from '../../../host/hall/open-hall.ts';
import type { Following } from '../../../host/hall/follow/followed-hall.ts';
import type { ExitCode } from '../io.ts';
import { EXIT, sayOnStderr } from '../process.ts';
import { noHallFor } from './hall-folder.ts';
import type { HallOptions } from './options.ts';

/**
 * Stands by for the hall at this broker, and says how that stands, until Enter takes over: at once if the hall is gone, otherwise
 * at a second Enter. Resolves with the exit code `well` to take over; stderr says why not.
 */
export async function followUntilEnter(
  { folder, key, takeOver, broker: ownBroker, mqttPort: port, lanAddress: address }: HallOptions,
  broker: URL,
  keyboard: Readable = process.stdin,
): Promise<ExitCode> {
  if (folder === undefined || key === undefined) {
    sayOnStderr(
      'A stand-by needs --folder, the folder that it writes, and --key, a copy of hall.json of the hall that it follows.',
    );
    return EXIT.unusable;
  }
  let now: Following | undefined;
  try {
    let said = '';
    const hall = await followHall({
      ...{ folder, key, takeOver, broker, ownBroker, port, address },
      changed(following) {
        now = following;
        const sentence = howItStands(following, broker.host);
        if (sentence !== said) process.stdout.write(`${sentence}\n`);
        said = sentence;
      },
    });
    process.stdout.write('Press Enter to take over.\n');
    // Input that ends before it is waited for would never be seen to end.
    const input = createInterface({ input: keyboard });
    const isTaken = await isEntered(input, () => now?.link === 'live');
    input.close();
    await hall.close();
    if (!isTaken) sayOnStderr('Nobody can press Enter here: the input has ended.');
    return isTaken ? EXIT.well : EXIT.refused;
  } catch (error) {
    sayOnStderr((await noHallFor(error, folder)).message);
    return EXIT.refused;
  }
}

/** Whether the hall is to be taken over, or the input has ended. A hall that runs is taken over at the second line. */
async function isEntered(lines: AsyncIterable<string>, isLive: () => boolean): Promise<boolean> {
  let isWarned = false;
  for await (const _line of lines) {
    if (!isLive() || isWarned) return true;
    isWarned = true;
    process.stdout.write(
      'The broker of the hall still answers. End the hall first, or press Enter again to take over all the same.\n',
    );
  }
  return false;
}

function howItStands({ link, refused, lines, isWhole, failing }: Following, at: string): string {
  if (failing !== undefined) return `The disk refuses what the hall sends (${failing}).`;
  if (link === 'lost')
    return `No connection to ${at}${refused === undefined ? '' : ` (${refused})`}. Lines that are here: ${lines}.`;
  return isWhole
    ? `Following the hall at ${at}. All lines are here: ${lines}.`
    : `Following the hall at ${at}. Lines so far: ${lines}.`;
}
