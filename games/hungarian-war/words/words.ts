import { inEach } from '../../../words/language.ts';
import { HUNGARIAN_WAR_DE } from './table/de.ts';
import { HUNGARIAN_WAR_EN, type HungarianWarWords } from './table/en.ts';
import { HUNGARIAN_WAR_HU } from './table/hu.ts';

/** On the table display and wherever it is repeated. A page that shows nothing else is built without the other words. */
export const HUNGARIAN_WAR_WORDS = inEach<HungarianWarWords>(HUNGARIAN_WAR_EN, HUNGARIAN_WAR_HU, HUNGARIAN_WAR_DE);
