import type { AskedCommand } from '../../../rulebook/questions/types.ts';

/** Holds a command to the type of all games that ask, on its way into the untyped contract. */
export const commandOf = (command: AskedCommand): AskedCommand => command;
