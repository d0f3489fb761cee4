import type { House } from '../rules/house.ts';
import { violations } from '../rules/invariants.ts';
import type { Play } from '../rules/play.ts';
import { honorOfTheSamurai, type State } from '../rules/rulebook.ts';
import { SAMURAI_CONSOLE_WORDS } from '../words/console/words.ts';
import { SAMURAI_WORDS } from '../words/table/words.ts';
import { questionsSchema } from '../../kit/schema/game-schema.ts';
import type { Examples } from '../../../host/games/headless.ts';
import type { Card } from '../../../rulebook/card.ts';
import { isOut } from '../rules/score.ts';
import { isFaceCard } from '../rules/battle.ts';
import type { RoundReport } from '../../../host/games/game-schema.ts';

export const honorOfTheSamuraiSchema = questionsSchema<House, Play>({
  rulebook: honorOfTheSamurai,
  broken: violations,
  report,
  words: (language) => ({
    name: SAMURAI_CONSOLE_WORDS[language].name,
    unit: SAMURAI_WORDS[language].unit,
    card: SAMURAI_WORDS[language].card,
  }),
  demo: { cards: 'dealt' },
});

export const EXAMPLES: Examples = {
  resolve: [
    {
      what: 'Honor of the Samurai: the army of each seat, null if it is out, and the card each charges with',
      request:
        '{"rulebook":"honor-of-the-samurai","armies":[["AH","KD","2C"],["TS","X1","QD"]],"charges":["9D",null],"house":{"illegal":"D","charges":true}}',
    },
  ],
};

/** The last battle as an export tells it: each army with its charge, and the heads taken. */
export function report({ players, play: { last, scores, house } }: State): RoundReport | undefined {
  if (last === undefined) return undefined;
  const { armies, charges } = last.revealed;
  const laid = armies.map((army, seat): Card[] => [...(army ?? []), ...[charges[seat] ?? []].flat()]);
  const heads = laid.flat().filter(isFaceCard);
  return {
    table: [],
    seats: players.map((player, seat) => {
      const score = scores[seat];
      return {
        player,
        laid: laid[seat] ?? [],
        took: last.outcome.winner === seat ? heads : [],
        standing: score !== undefined && isOut(score, house) ? 'out' : 'in',
      };
    }),
  };
}
