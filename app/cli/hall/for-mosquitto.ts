import { networkInterfaces } from 'node:os';
import { parse } from 'node:path';
import { writeForMosquitto } from '../../../host/hall/open-hall.ts';
import { USUAL_PORTS } from '../../../host/hall/wire/address.ts';
import { hostOf, ownAddresses } from '../../../host/lan/addresses.ts';
import type { ExitCode } from '../io.ts';
import { EXIT, sayOnStderr } from '../process.ts';
import { noHallFor } from './hall-folder.ts';

/** Writes what Mosquitto needs for this hall, and prints how to start both. Resolves with the exit code. */
export async function runForMosquitto(where: Parameters<typeof writeForMosquitto>[0]): Promise<ExitCode> {
  const { folder } = where;
  try {
    process.stdout.write(howToStart(await writeForMosquitto(where), folder));
    return EXIT.well;
  } catch (error) {
    sayOnStderr((await noHallFor(error, folder)).message);
    return EXIT.refused;
  }
}

/** The broker is named by its address on the local network, since tables are given the same one. */
function howToStart(configuration: string, folder: string): string {
  const [first] = ownAddresses(networkInterfaces(), undefined);
  // In a checkout the program is `start`; installed it is `referee`.
  const hall = parse(process.argv[1] ?? '').name === 'start' ? 'npm start -- --hall' : 'referee hall';
  const address = `mqtts://${hostOf(first?.address ?? '127.0.0.1', USUAL_PORTS.tls)}`;
  return (
    'Start Mosquitto with these files, then the hall:\n' +
    `    mosquitto -c ${quoted(configuration)}\n` +
    `    ${hall} --folder ${quoted(folder)} --broker ${address}\n`
  );
}

/** As every shell reads it back. */
function quoted(path: string): string {
  return path.includes(' ') ? `"${path}"` : path;
}
