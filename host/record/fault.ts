import type { NightFault } from '../contract/night.ts';

/** Something in a record that cannot be as it says, in words for whoever reads the file. Lines count from 1. */
export interface Fault extends NightFault {
  readonly message: string;
}
