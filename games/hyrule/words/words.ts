import { inEach } from '../../../words/language.ts';
import { HYRULE_DE } from './table/de.ts';
import { HYRULE_EN, type HyruleWords } from './table/en.ts';
import { HYRULE_HU } from './table/hu.ts';

/** On the table display and wherever it is repeated. A page that shows nothing else is built without the other words. */
export const HYRULE_WORDS = inEach<HyruleWords>(HYRULE_EN, HYRULE_HU, HYRULE_DE);
