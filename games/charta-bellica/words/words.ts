import { inEach } from '../../../words/language.ts';
import { CHARTA_BELLICA_DE } from './table/de.ts';
import { CHARTA_BELLICA_EN, type ChartaBellicaWords } from './table/en.ts';
import { CHARTA_BELLICA_HU } from './table/hu.ts';

/** On the table display and wherever it is repeated. A page that shows nothing else is built without the other words. */
export const CHARTA_BELLICA_WORDS = inEach<ChartaBellicaWords>(CHARTA_BELLICA_EN, CHARTA_BELLICA_HU, CHARTA_BELLICA_DE);
