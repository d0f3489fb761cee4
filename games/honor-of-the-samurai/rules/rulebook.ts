import { askedRulebook } from '../../../rulebook/questions/rulebook.ts';
import type { AskedState } from '../../../rulebook/questions/types.ts';
import { honorOfTheSamuraiGame } from './game.ts';
import type { House } from './house.ts';
import type { Play } from './play.ts';

export type State = AskedState<House, Play>;

/** Honor of the Samurai, HS-1 to HS-9. */
export const honorOfTheSamurai = askedRulebook(honorOfTheSamuraiGame);
