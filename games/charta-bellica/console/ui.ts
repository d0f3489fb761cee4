import { chartaBellica } from '../rules/rulebook.ts';
import { CHARTA_BELLICA_CONSOLE_WORDS, CHARTA_BELLICA_RULES } from '../words/console/words.ts';
import { askedConsole } from '../../kit/console/asked-console.ts';
import { rulesPages } from '../../../renderer/lesson/rules/rules-pages.ts';
import DeckFigure from '../table/deck/DeckFigure.svelte';
import { CHARTA_BELLICA_CARDS } from '../table/game.ts';
import { NATION_ALPHABET } from './alphabet.ts';

/** What Charta Bellica brings to the console. */
export const consoleUi = askedConsole({
  rulebook: chartaBellica,
  alphabet: NATION_ALPHABET,
  table: CHARTA_BELLICA_CARDS,
  words: (language) => CHARTA_BELLICA_CONSOLE_WORDS[language],
  rules: rulesPages((language) => CHARTA_BELLICA_RULES[language], DeckFigure),
});
