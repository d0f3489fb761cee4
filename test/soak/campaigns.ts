import type { Campaign } from './campaign.ts';
import { CHIPS, INSTANTS, NOISY_CHIPS } from './chips.ts';
import { KILLS } from './kills.ts';
import { LATE } from './late.ts';
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
];
