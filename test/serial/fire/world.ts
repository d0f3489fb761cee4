import type { After } from '../../../firmware-protocol/scripted-pad/notices.ts';
import type { Device } from '../../../host/sealing/pads/testing/fake-binding.ts';
import type { PadSource } from '../../../host/sealing/pads/source.ts';
import type { NightFolder } from '../../../host/record/night-folder.ts';
import type { RecordVerdict } from '../../../host/record/verify/verify.ts';
import type { Clock } from '../../../host/clock/clock.ts';

/** A socket of the computer. */
export interface Socket {
  readonly path: string;
  plug(device: Device): Promise<void>;
  unplug(): Promise<void>;
}

/** What a host is opened with. `die` ends it as a kill does: its ports close, and it sends nothing more. */
export interface HostParts {
  readonly clock: Clock;
  readonly pads: PadSource;
  readonly folder: NightFolder;
  die(): Promise<void>;
}

/** A computer with ports, a disk and a time of its own: pseudo-terminals under the native bindings, or all in memory. */
export interface World {
  readonly sockets: readonly Socket[];
  /** The pads' clock. */
  readonly after: After;
  /** ms since 1970. */
  now(): number;
  /** For a new host; the one before is dead. */
  host(): Promise<HostParts>;
  /** Lets the world go on until the condition holds; false if that takes more than so many ms of the world's time. */
  until(holds: () => boolean, within: number): Promise<boolean>;
  /** What `verify` says of the night in this file. */
  verify(file: string): Promise<RecordVerdict>;
  close(): Promise<void>;
}
