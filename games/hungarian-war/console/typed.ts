import type { Language } from '../../../words/language.ts';
import type { Command, State } from '../rules/types.ts';
import type { HungarianWarConsoleWords } from '../words/console/en.ts';
import { HUNGARIAN_WAR_CONSOLE } from '../words/console/words.ts';

/** The one place where the view's state becomes this rulebook's own: the host sent it for a game of this id. */
export const stateOf = (state: unknown) => state as State;

/** Holds a command to the rulebook's type on its way into the untyped contract. */
export const commandOf = (command: Command): Command => command;

export const wordsIn = (language: Language): HungarianWarConsoleWords => HUNGARIAN_WAR_CONSOLE[language];
