import { Command, InvalidArgumentError } from 'commander';
import { isLoopback } from '../../../host/hall/wire/address.ts';
import { ipAddress, ownWords, parseOptions, portNumber, type Parsed } from '../options.ts';

/** The options of `npm start -- --hall` and of `referee hall`, which the help below describes. */
export interface HallOptions {
  readonly folder?: string;
  readonly new: boolean;
  readonly broker?: URL;
  readonly mosquitto?: string;
  readonly follow?: URL;
  readonly key?: string;
  readonly mqttPort?: number;
  readonly httpPort?: number;
  readonly newKey: boolean;
  readonly lan: boolean;
  readonly lanPort?: number;
  readonly lanAddress?: string;
  readonly takeOver: boolean;
  readonly open: boolean;
}

/** @param args without the program */
export function parseHallOptions(args: readonly string[], version: string): Parsed<HallOptions> {
  const command = withHallOptions(new Command('npm start --').configureHelp(ownWords).helpOption('-h, --help', 'show this help'));
  return parseOptions(command.option('--hall', 'open a hall of tables, not a table'), args, version);
}

export function withHallOptions(command: Command): Command {
  return command
    .description('Opens a hall of tables: the page of its organiser, and the board for everybody, in the browser.')
    .option('--folder <folder>', 'the folder of this hall; the newest one in your own folder of halls if not given')
    .option('--new', 'begin another hall in your own folder of halls; tables join it with new codes', false)
    .option(
      '--broker <url>',
      `speak through this MQTT broker, such as mqtts://USER@192.168.1.5:8883, not through an own one; ${BROKER_PASSWORD} holds the password of USER`,
      brokerUrl,
    )
    .option(
      '--follow <url>',
      'follow the hall whose broker is at this address, and take over when Enter is pressed; --folder names the folder of the stand-by',
      brokerUrl,
    )
    .option('--key <file>', 'a copy of hall.json from the folder of the hall that is followed')
    .option('--mosquitto <folder>', 'write what Mosquitto needs for this hall into that folder, and end')
    .option('--mqtt-port <number>', 'the port for tables on the local network', portNumber)
    .option('--http-port <number>', 'the port for the browser on this computer', portNumber)
    .option('--new-key', 'lock out every browser in which the page of the organiser was open before', false)
    .option('--lan', 'share the board with other screens on the local network', false)
    .option('--lan-port <number>', 'the port for those screens', portNumber)
    .option('--lan-address <address>', 'serve tables and screens at this address of this computer only', ipAddress)
    .option('--take-over', 'open the hall even if another process may have it open, as long as nothing shows that it runs', false)
    .option('--no-open', 'do not open the system’s browser at the page of the organiser');
}

/** The environment, because others on this computer can read a command line. */
const BROKER_PASSWORD = 'REFEREE_BROKER_PASSWORD';

/** As `HallAddress`, all but this computer itself is reached with TLS. A user may stand in it, whose password the environment holds. */
function brokerUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'mqtt:' && url?.protocol !== 'mqtts:')
    throw new InvalidArgumentError('A broker is named by an address such as mqtts://192.168.1.5:8883.');
  if (url.protocol === 'mqtt:' && !isLoopback(url.hostname))
    throw new InvalidArgumentError('Without TLS (mqtt://) a broker can only be on this computer. Use mqtts://.');
  if (url.password !== '')
    throw new InvalidArgumentError(`Others can read a password in a command line. Put it into ${BROKER_PASSWORD} instead.`);
  url.password = encodeURIComponent(process.env[BROKER_PASSWORD] ?? '');
  return url;
}
