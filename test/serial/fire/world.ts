import type { After } from '../../../firmware-protocol/scripted-pad/notices.ts';
import type { Device } from '../../../host/sealing/pads/memory-binding.ts';
import type { PadSource } from '../../../host/sealing/pads/source.ts';
import type { NightFolder } from '../../../host/record/night-folder.ts';
import type { Verdict } from '../../../host/record/verify/verify.ts';
import type { Clock } from '../../../host/clock/clock.ts';

/** A place of the computer where something can be plugged in. */
export interface Socket {
  readonly path: string;
  plug(device: Device): Promise<void>;
  unplug(): Promise<void>;
}

/** What a host is opened with; `die` ends it as a kill does: its ports close, and not a word more is said. */
export interface HostParts {
  readonly clock: Clock;
  readonly pads: PadSource;
  readonly folder: NightFolder;
  die(): Promise<void>;
}

/** A computer with ports, a disk and a time of its own: pseudo-terminals under the native bindings, or all in memory. */
export interface World {
  readonly sockets: readonly Socket[];
  /** Time as the pads have it. */
  readonly after: After;
  /** ms since 1970. */
  now(): number;
  /** For a new host; the one before is dead. */
  host(): Promise<HostParts>;
  /** Lets the world go on until it holds; false where it does not within so many ms of the world's time. */
  until(holds: () => boolean, within: number): Promise<boolean>;
  /** What `verify` says of the night in this file. */
  verify(file: string): Promise<Verdict>;
  close(): Promise<void>;
}
