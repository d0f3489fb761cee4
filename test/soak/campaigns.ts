import { BARE } from './bare.ts';
import type { Campaign } from './campaign.ts';
import { CHIPS, INSTANTS, NOISY_CHIPS } from './chips.ts';
import { DEB } from './deb.ts';
import { GUESTS } from './guests.ts';
import { HALL_FAULTS } from './hall-faults.ts';
import { KILLS } from './kills.ts';
import { LATE } from './late.ts';
import { NODE_LINES } from './node-lines.ts';
import { SUITES } from './suites.ts';
import { PADS, PADS_IN_MEMORY } from './pads.ts';
import { PHONES_ON_BAD_WIFI } from './phones.ts';

export const CAMPAIGNS: readonly Campaign[] = [
  SUITES,
  PADS,
  PADS_IN_MEMORY,
  LATE,
  KILLS,
  CHIPS,
  NOISY_CHIPS,
  INSTANTS,
  PHONES_ON_BAD_WIFI,
  GUESTS,
  HALL_FAULTS,
  NODE_LINES,
  DEB,
  BARE,
];
