import { askedRulebook } from '../asked/rulebook.ts';
import { war as game } from './game.ts';

/** War (WR). */
export const war = askedRulebook(game);
