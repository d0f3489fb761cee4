import { askedRulebook } from '../../../rulebook/questions/rulebook.ts';
import { war as game } from './game.ts';

/** War (WR). */
export const war = askedRulebook(game);
