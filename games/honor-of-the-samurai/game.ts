import { questionsGame } from '../kit/schema/questions-game.ts';
import { isFaceCard } from './rules/battle.ts';
import { violations } from './rules/invariants.ts';
import type { Play } from './rules/play.ts';
import { honorOfTheSamurai } from './rules/rulebook.ts';
import { isOut } from './rules/score.ts';
import { resolve } from './schema/resolve.ts';
import { SAMURAI_CONSOLE } from './words/console/words.ts';
import { SAMURAI_WORDS } from './words/words.ts';

export const HONOR_OF_THE_SAMURAI = questionsGame<Play>({
  rulebook: honorOfTheSamurai,
  words: (language) => ({ name: SAMURAI_CONSOLE[language].name, unit: SAMURAI_WORDS[language].unit }),
  broken: violations,
  report,
  demo: { cards: 'dealt' },
  headless: {
    resolve,
    examples: {
      resolve: [
        {
          what: 'Honor of the Samurai: the army of each seat, null if it is out, and the card each charges with',
          request:
            '{"rulebook":"honor-of-the-samurai","armies":[["AH","KD","2C"],["TS","X1","QD"]],"charges":["9D",null],"house":{"illegal":"D","charges":true}}',
        },
      ],
    },
  },
});

/** Each army of the last battle with its charge, and the heads taken. */
function report({ last, scores, house }: Play) {
  if (last === undefined) return undefined;
  const { armies, charges } = last.revealed;
  const laid = armies.map((army, seat) => [...(army ?? []), ...[charges[seat] ?? []].flat()]);
  return scores.map((score, seat) => ({
    laid: laid[seat] ?? [],
    took: last.outcome.winner === seat ? laid.flat().filter(isFaceCard) : [],
    standing: isOut(score, house) ? ('out' as const) : ('in' as const),
  }));
}
