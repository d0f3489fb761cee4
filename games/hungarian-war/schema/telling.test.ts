import { expect, it } from 'vitest';
import { HUNGARIAN_WAR_WORDS } from '../words/languages.ts';
import { LANGUAGES } from '../../../words/language.ts';
import { presentationTime } from '../../../host/course/pace.ts';

/** Of one read aloud without hurry. */
const LETTERS_A_SECOND = 18;

it.each(LANGUAGES)('the teaching pace gives each outcome as long as its why is read aloud in %s', (language) => {
  const { side, centreCard, rejoin } = HUNGARIAN_WAR_WORDS[language];
  const aims = { takers: 'Anna, Béla, Cili', blockers: 'Dani', blocked: 2, needed: 3 };
  const told = [...Object.values(side), ...Object.values(centreCard)].map((why) => why(aims));
  const longest = Math.max(...[...told, ...Object.values(rejoin)].map((why) => why.length));
  const each = presentationTime('teaching', 2) - presentationTime('teaching', 1);
  expect(each / 1000).toBeGreaterThanOrEqual(longest / LETTERS_A_SECOND);
});
