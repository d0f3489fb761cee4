import { PSEUDO, type Language } from '../language.ts';

/** What a view has in every language. */
export function inEach<Said>(en: Said, hu: Said, de: Said): Readonly<Record<Language, Said>> {
  return { en, hu, de, [PSEUDO]: en };
}
