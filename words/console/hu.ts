import { JOINING_HU } from '../joining/hu.ts';
import { NIGHTS_HU, PROOF_HU } from '../nights/hu.ts';
import { PADS_HU } from '../pads/hu.ts';
import type { ConsoleWords } from './en.ts';

export const CONSOLE_HU: ConsoleWords = { pads: PADS_HU, joining: JOINING_HU, nights: NIGHTS_HU, proof: PROOF_HU };
