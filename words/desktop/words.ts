import { DESKTOP_DE } from './de.ts';
import { DESKTOP_EN, type DesktopWords } from './en.ts';
import { DESKTOP_HU } from './hu.ts';
import { inEach } from '../language.ts';

export const DESKTOP_WORDS = inEach<DesktopWords>(DESKTOP_EN, DESKTOP_HU, DESKTOP_DE);
