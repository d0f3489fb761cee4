import type { Worded } from '../language.ts';
import { JOINING_EN } from '../joining/en.ts';
import { NIGHTS_EN, PROOF_EN } from '../nights/en.ts';
import { PADS_EN } from '../pads/en.ts';

/** What the dealer reads and presses, and no catalogue says yet. */
export const CONSOLE_EN = { pads: PADS_EN, joining: JOINING_EN, nights: NIGHTS_EN, proof: PROOF_EN };
export type ConsoleWords = Worded<typeof CONSOLE_EN>;
