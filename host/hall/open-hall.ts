import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { systemClock } from '../clock/clock.ts';
import { hostOf } from '../lan/addresses.ts';
import { makeFolder, systemDisk, type Disk } from '../record/disk.ts';
import { heldDisk, lockFolder, type Lock } from '../record/lock.ts';
import { sweepUnfinished } from '../record/replace-file.ts';
import { systemRandom } from '../session/random.ts';
import { atFirstPort, listening, portOf } from '../web/connections.ts';
import { EmbeddedBroker } from './broker/embedded.ts';
import { writeMosquittoFiles } from './broker/mosquitto.ts';
import { OtherBroker } from './broker/other.ts';
import { FollowedHall, type Following } from './follow/followed-hall.ts';
import { HallKeys } from './hall-keys.ts';
import { Hall, type HallParts } from './hall.ts';
import { Announcement } from './mdns/announcement.ts';
import { isLoopback, USUAL_PORTS } from './wire/address.ts';
import { seatInThread } from './tournament/seating/seat-in-thread.ts';
import { TournamentRecord } from './tournament/record/tournament-record.ts';

interface HallOptions extends Pick<HallParts, 'sharing' | 'phones'> {
  /** Made if it is missing. */
  readonly folder: string;
  readonly appVersion: string;
  /** Of another broker; the hall runs its own if undefined. */
  readonly broker?: URL | undefined;
  /** Where its own broker listens on the local network; see `LanParts`. */
  readonly port?: number | undefined;
  readonly address?: string | undefined;
  /** Opens the folder even if another hall may have it open, as long as nothing shows that it runs. */
  readonly takeOver?: boolean;
}

/**
 * Opens the hall of this folder, or begins one. Rejects with `RecordRefused` if another one has it open or its record is
 * damaged, otherwise with the system's code.
 */
export async function openHall(options: HallOptions): Promise<Hall> {
  const { folder, appVersion: app, broker, port, address, sharing, phones } = options;
  const clock = systemClock;
  return inFolder(options, async (disk, lock) => {
    await sweepUnfinished(disk, folder);
    const keys = await HallKeys.of(folder, disk);
    const tournament = await TournamentRecord.open(folder, {
      ...{ app, disk, seatRound: seatInThread },
      now: () => clock.now(),
      random: (below) => systemRandom.below(below),
    });
    return Hall.open({
      ...{ folder, disk, clock, keys, app, tournament, sharing, phones },
      openBroker: async (listener) =>
        broker === undefined
          ? EmbeddedBroker.open({ clock, keys, interfaces: networkInterfaces, port, address }, listener)
          : new OtherBroker(broker, keys, listener),
      announcement: new Announcement(keys.hall),
      takesOver: options.takeOver,
      closed: () => lock.release(),
    });
  });
}

/** Opens something in a folder that nobody else has open; it is left again if that fails. */
async function inFolder<Opened>(
  { folder, takeOver }: Pick<HallOptions, 'folder' | 'takeOver'>,
  open: (disk: Disk, lock: Lock) => Promise<Opened>,
): Promise<Opened> {
  await makeFolder(systemDisk, folder);
  const lock = await lockFolder(systemDisk, folder, takeOver);
  try {
    return await open(heldDisk(systemDisk, lock), lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

interface FollowOptions extends Pick<HallOptions, 'folder' | 'takeOver' | 'port' | 'address'> {
  /** Of the hall that is followed. */
  readonly broker: URL;
  /** Of the broker through which it will speak once it has taken over, if that is not its own. */
  readonly ownBroker?: URL | undefined;
  /** A copy of its `hall.json`. */
  readonly key: string;
  changed(now: Following): void;
}

/** Follows a running hall into this folder, which nobody else may have open. Rejects as `openHall` does. */
export function followHall({ key, ...options }: FollowOptions): Promise<Pick<Hall, 'close'>> {
  const { folder, broker, changed, ownBroker, address } = options;
  let port: number | undefined;
  // Other computers cannot reach this one at its loopback address.
  const reachedAt = (own: string) => {
    if (ownBroker !== undefined) return `${ownBroker.protocol}//${ownBroker.host}`;
    return port === undefined || (address === undefined && isLoopback(own))
      ? undefined
      : `mqtts://${hostOf(address ?? own, port)}`;
  };
  return inFolder(options, async (disk, lock) => {
    const keys = await HallKeys.copied(key, folder, disk);
    const ports = options.port === undefined ? [USUAL_PORTS.tls, 0] : [options.port];
    // A free port. Where it is told, it is kept: the first that is tried once it has taken over.
    const probe = createServer();
    await atFirstPort(ports, (one) => listening(probe, { port: one })).catch(() => undefined);
    port = probe.listening ? portOf(probe) : undefined;
    probe.close();
    if (address !== undefined || !isLoopback(broker.hostname)) await keys.keep({ port });
    const followed = await FollowedHall.open({ folder, disk, keys, broker, reachedAt, changed });
    return { close: () => followed.close().then(() => lock.release()) };
  });
}

interface ForMosquitto extends Pick<HallOptions, 'folder' | 'takeOver'> {
  readonly to: string;
}

/**
 * Writes what Mosquitto needs for the hall of this folder, which may not be open. Resolves with the path of the configuration.
 * Rejects as `openHall` does.
 */
export function writeForMosquitto({ to, ...options }: ForMosquitto): Promise<string> {
  return inFolder(options, async (disk, lock) => {
    const configuration = await writeMosquittoFiles(await HallKeys.of(options.folder, disk), to, { disk });
    await lock.release();
    return configuration;
  });
}
