import { CONSOLE_EN, type ConsoleWords } from './en.ts';
import { CONSOLE_DE } from './de.ts';
import { CONSOLE_HU } from './hu.ts';
import type { Language } from '../language.ts';

export const CONSOLE_WORDS: Readonly<Record<Language, ConsoleWords>> = { en: CONSOLE_EN, hu: CONSOLE_HU, de: CONSOLE_DE };

type RefusedPortWords = ConsoleWords['pads']['port']['refused'];

export function refusedPort(words: RefusedPortWords, code: string, by?: string): string {
  const { EBUSY, other, ...known } = words;
  if (code === 'EBUSY') return EBUSY(by);
  return Object.entries(known).find(([listed]) => listed === code)?.[1] ?? other(code);
}
