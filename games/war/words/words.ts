import { inEach } from '../../../words/language.ts';
import { WAR_DE } from './table/de.ts';
import { WAR_EN, type WarWords } from './table/en.ts';
import { WAR_HU } from './table/hu.ts';

/** On the table display and wherever it is repeated. A page that shows nothing else is built without the other words. */
export const WAR_WORDS = inEach<WarWords>(WAR_EN, WAR_HU, WAR_DE);
