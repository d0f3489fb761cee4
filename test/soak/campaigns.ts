import type { Campaign } from './campaign.ts';
import { KILLS } from './kills.ts';
import { PADS, PADS_IN_MEMORY } from './pads.ts';

export const CAMPAIGNS: readonly Campaign[] = [PADS, PADS_IN_MEMORY, KILLS];
