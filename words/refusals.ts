import type { Refusal } from '../rulebook/refusal.ts';
import questions from './generated/questions.js';
import refused from './generated/refused.js';
import type { Language } from './language.ts';
import type { GameCatalogue } from './rulebook.ts';
import { inId, sayIn, type Subject } from './say.ts';

/** A game as its refusals are said. */
interface Refusing {
  readonly catalogue: GameCatalogue;
  cardName(card: string, language: Language): string;
}

/**
 * The sentence for a refusal: the game's own for its codes, `war-refused-cards-not-held`, then that of all games that ask, else the host's; a code
 * without a sentence is said as it is, so that nothing is refused without a word. An attribute may say `where` a card is, or the `standing` of a seat.
 */
export function refusalSaid({ code, params }: Refusal, language: Language, game?: Refusing): string {
  const say = sayIn<Subject>(language, refused, ...(game ? [questions, game.catalogue] : []));
  const named = (key: 'card' | 'expected') =>
    params[key] === undefined || game === undefined ? {} : { [key]: game.cardName(String(params[key]), language) };
  const given = { ...params, ...named('card'), ...named('expected') };
  const ids = [...(game ? [`${game.catalogue.subject}-refused`, 'questions-refused'] : []), 'refused'];
  const said = (id: string) => say.known(`${id}.${params['where'] ?? params['standing']}`, given) ?? say.known(id, given);
  return ids.reduce<string | undefined>((before, id) => before ?? said(`${id}-${inId(code)}`), undefined) ?? code;
}
