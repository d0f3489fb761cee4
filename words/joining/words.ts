import { inEach } from '../language.ts';
import { JOINING_DE } from './de.ts';
import { JOINING_EN, type JoiningWords } from './en.ts';
import { JOINING_HU } from './hu.ts';

export const JOINING_WORDS = inEach<JoiningWords>(JOINING_EN, JOINING_HU, JOINING_DE);
