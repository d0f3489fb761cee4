import { LANGUAGES, PSEUDO, type Language } from '../language.ts';

/** What a view has in every language. */
export function inEach<Said>(en: Said, hu: Said, de: Said): Readonly<Record<Language, Said>> {
  const given: Partial<Record<Language, Said>> = { hu, de };
  const languages: readonly Language[] = [...LANGUAGES, PSEUDO];
  const each = languages.map((language) => [language, given[language] ?? en]);
  return Object.fromEntries(each) as Record<Language, Said>;
}
