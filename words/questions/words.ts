import { inEach } from '../language.ts';
import { ASKED_DE } from './de.ts';
import { ASKED_EN, type AskedWords } from './en.ts';
import { ASKED_HU } from './hu.ts';

export const ASKED_WORDS = inEach<AskedWords>(ASKED_EN, ASKED_HU, ASKED_DE);
