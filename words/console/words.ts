import { CONSOLE_EN, type ConsoleWords } from './en.ts';
import { CONSOLE_DE } from './de.ts';
import { CONSOLE_HU } from './hu.ts';
import { inEach } from '../language.ts';

export const CONSOLE_WORDS = inEach<ConsoleWords>(CONSOLE_EN, CONSOLE_HU, CONSOLE_DE);

type RefusedPortWords = ConsoleWords['pads']['port']['refused'];

export function refusedPort(words: RefusedPortWords, code: string, by?: string): string {
  const { EBUSY, other, ...known } = { ...words, EPERM: words.EACCES };
  if (code === 'EBUSY') return EBUSY(by);
  return Object.entries(known).find(([listed]) => listed === code)?.[1] ?? other(code);
}
