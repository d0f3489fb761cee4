import type { House } from '../rules/house.ts';
import { violations } from '../rules/invariants.ts';
import type { Play } from '../rules/play.ts';
import { hyrule } from '../rules/rulebook.ts';
import { HYRULE_CONSOLE_WORDS } from '../words/console/words.ts';
import { HYRULE_WORDS } from '../words/table/words.ts';
import { questionsSchema } from '../../kit/schema/game-schema.ts';
import type { Examples } from '../../../host/games/headless.ts';
import type { AskedState } from '../../../rulebook/questions/types.ts';
import type { RoundReport } from '../../../host/games/game-schema.ts';

export const hyruleSchema = questionsSchema<House, Play>({
  rulebook: hyrule,
  broken: violations,
  report,
  words: (language) => ({
    name: HYRULE_CONSOLE_WORDS[language].name,
    unit: HYRULE_WORDS[language].unit,
    card: HYRULE_WORDS[language].card,
  }),
  demo: { cards: 'dealt' },
});

const HANDS = '"hands":[["2D","3D","4D","5D","6D","7D","8D"],["2C","3C","4C","5C","6C","7C","8C"]]';

export const EXAMPLES: Examples = {
  resolve: [{ what: 'Hyrule: the card each seat lays', request: '{"rulebook":"hyrule","cards":["KH","QD","2C"]}' }],
  play: [
    {
      what: 'Hyrule by chance: seven cards each; each turn has a card from each seat',
      request: `{"rulebook":"hyrule","players":["Anna","Béla"],"house":{"turns":"chance"},${HANDS},"turns":[["2D","3C"]]}`,
    },
    {
      what: 'Hyrule by strategy: the stock too, top card first; a turn is the cards that all lay, or a card that the leader swaps',
      request: `{"rulebook":"hyrule","players":["Anna","Béla"],"house":{"turns":"strategy","tallest":1},"stock":["9H"],${HANDS},"turns":[{"swap":"4C"},{"cards":["2D","9H"]}]}`,
    },
  ],
};

/** The last turn as an export tells it: what each laid, and what its winner took; cards that waited are not named again. */
export function report({ play, players }: AskedState<House, Play>): RoundReport | undefined {
  const turn = play.turns.at(-1);
  if (turn === undefined) return undefined;
  const { cards, judged } = turn;
  return {
    table: [],
    seats: players.map((player, seat) => {
      const card = cards[seat] ?? null;
      return {
        player,
        laid: card === null ? [] : [card],
        took: judged.winner === seat ? cards.flatMap((one) => one ?? []) : [],
        standing: card === null ? 'out' : 'in',
      };
    }),
  };
}
