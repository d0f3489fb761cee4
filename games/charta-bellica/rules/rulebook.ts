import { askedRulebook } from '../../../rulebook/questions/rulebook.ts';
import { chartaBellicaGame } from './game.ts';

/** Charta Bellica, CB-1 to CB-10. */
export const chartaBellica = askedRulebook(chartaBellicaGame);
