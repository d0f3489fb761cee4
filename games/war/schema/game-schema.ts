import type { WarHouse } from '../rules/house.ts';
import { violations } from '../rules/invariants.ts';
import { type Play, cardsHeld } from '../rules/play.ts';
import { war } from '../rules/rulebook.ts';
import { WAR_CONSOLE_WORDS } from '../words/console/words.ts';
import { WAR_WORDS } from '../words/table/words.ts';
import { questionsSchema } from '../../kit/schema/game-schema.ts';
import { violationText } from '../../../host/games/violation-text.ts';
import type { Examples } from '../../../host/games/headless.ts';
import type { AskedState } from '../../../rulebook/questions/types.ts';
import { laidIn } from '../rules/battle.ts';
import type { RoundReport } from '../../../host/games/game-schema.ts';

export const warSchema = questionsSchema<WarHouse, Play>({
  rulebook: war,
  broken: (play) => violations(play).map(violationText),
  report,
  words: (language) => ({
    name: WAR_CONSOLE_WORDS[language].name,
    unit: WAR_WORDS[language].unit,
    card: WAR_WORDS[language].card,
  }),
  demo: { cards: 'dealt' },
});

export const EXAMPLES: Examples = {
  resolve: [
    {
      what: 'War: the card each seat flips, null for none',
      request: '{"rulebook":"war","flips":["AH","KD","AS",null]}',
    },
  ],
  play: [
    {
      what: 'War: the stack of each seat, top card first; "battles" is the most that are fought',
      request:
        '{"rulebook":"war","players":["Anna","Béla"],"stacks":[["AH","2C"],["AS","3D"]],"house":{"variation":"classic"},"battles":5000}',
    },
  ],
};

/** The last battle as an export tells it: what each laid, and what its winner took, the cards that waited not named again. */
export function report({ play, players }: AskedState<WarHouse, Play>): RoundReport | undefined {
  const { last } = play;
  if (last === undefined) return undefined;
  const laid = laidIn(last.battle);
  const { next } = last.battle;
  const held = cardsHeld(play);
  return {
    table: [],
    seats: players.map((player, seat) => ({
      player,
      laid: laid[seat] ?? [],
      took: next.what === 'won' && next.winner === seat ? laid.flat() : [],
      standing: held[seat] === 0 ? 'out' : 'in',
    })),
  };
}
