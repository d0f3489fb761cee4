import { FluentResource } from '@fluent/bundle';
import { LANGUAGES } from '../language.ts';
import type { GameCatalogue } from '../rulebook.ts';
import type { Subject } from '../say.ts';

/** The catalogue of a game that only tests have; its messages, by the ends of their ids, are the same in every language. */
export function fakeCatalogue(game: string, messages: Readonly<Record<string, string>>): GameCatalogue {
  const text = Object.entries(messages).map(([what, said]) => `${game}-${what} = ${said}\n`);
  const own = Object.fromEntries(new FluentResource(text.join('')).body.map(({ id, ...message }) => [id, message]));
  const compiled = { own, english: {} };
  return { subject: game as Subject, sources: Object.fromEntries(LANGUAGES.map((language) => [language, compiled])) };
}
