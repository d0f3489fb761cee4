import { questionsGame } from '../kit/schema/questions-game.ts';
import { violations } from './rules/invariants.ts';
import type { Play } from './rules/play.ts';
import { hyrule } from './rules/rulebook.ts';
import { play } from './schema/play.ts';
import { resolve } from './schema/resolve.ts';
import { HYRULE_CONSOLE } from './words/console/words.ts';
import { HYRULE_WORDS } from './words/words.ts';

const HANDS = '"hands":[["2D","3D","4D","5D","6D","7D","8D"],["2C","3C","4C","5C","6C","7C","8C"]]';

export const HYRULE = questionsGame<Play>({
  rulebook: hyrule,
  words: (language) => ({ name: HYRULE_CONSOLE[language].name, unit: HYRULE_WORDS[language].unit }),
  broken: violations,
  report,
  demo: { cards: 'dealt' },
  headless: {
    resolve,
    play,
    examples: {
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
    },
  },
});

/** What each laid in the last turn, and what its winner took; cards that waited are not named again. */
function report({ turns }: Play) {
  const turn = turns.at(-1);
  return turn?.cards.map((card, seat) => ({
    laid: card === null ? [] : [card],
    took: turn.judged.winner === seat ? turn.cards.flatMap((one) => one ?? []) : [],
    standing: card === null ? ('out' as const) : ('in' as const),
  }));
}
