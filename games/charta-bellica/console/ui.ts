import { askedConsole } from '../../kit/console/asked-console.ts';
import DeckFigure from '../table/deck/DeckFigure.svelte';
import { chartaBellica } from '../rules/rulebook.ts';
import { chartaBellicaCards } from '../table/ui.ts';
import rules from '../words/rules.json';
import { nationAlphabet } from './alphabet.ts';
import picture from './shelf.svg';

export const consoleUi = askedConsole({
  rulebook: chartaBellica,
  picture,
  table: chartaBellicaCards,
  alphabet: nationAlphabet,
  // CB-1: a nation keeps its key when others have been drawn.
  optionKeys: { H: 'H', G: 'G', T: 'T', P: 'P', draw: '0' },
  rules,
  Figure: DeckFigure,
});
