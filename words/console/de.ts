import { JOINING_DE } from '../joining/de.ts';
import { NIGHTS_DE, PROOF_DE } from '../nights/de.ts';
import { PADS_DE } from '../pads/de.ts';
import type { ConsoleWords } from './en.ts';

export const CONSOLE_DE: ConsoleWords = { pads: PADS_DE, joining: JOINING_DE, nights: NIGHTS_DE, proof: PROOF_DE };
