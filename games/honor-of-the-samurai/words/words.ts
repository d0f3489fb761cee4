import { inEach } from '../../../words/language.ts';
import { SAMURAI_DE } from './table/de.ts';
import { SAMURAI_EN, type SamuraiWords } from './table/en.ts';
import { SAMURAI_HU } from './table/hu.ts';

/** On the table display and wherever it is repeated. A page that shows nothing else is built without the other words. */
export const SAMURAI_WORDS = inEach<SamuraiWords>(SAMURAI_EN, SAMURAI_HU, SAMURAI_DE);
