import type { Campaign } from './campaign.ts';

export const CAMPAIGNS: readonly Campaign[] = [];
