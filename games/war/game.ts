import { questionsGame } from '../kit/schema/questions-game.ts';
import { UNKNOWN, type Card } from '../../rulebook/card.ts';
import { deckSize, mayLieBeside } from '../../rulebook/deck.ts';
import { DECK } from './rules/table.ts';
import { laidIn, winnerOf } from './rules/battle.ts';
import { cardsHeld, type Play } from './rules/play.ts';
import { war } from './rules/rulebook.ts';
import { play } from './schema/play.ts';
import { resolve } from './schema/resolve.ts';
import { askValues, handTasks } from './words/hands.ts';
import rules from './words/rules.json';
import { sayClash } from './words/said.ts';
import words from '../../words/generated/war.js';
import { sayIn } from '../../words/say.ts';

export const WAR = questionsGame<Play>({
  rulebook: war,
  catalogue: words,
  say: ({ play, players }, at, language) => sayClash(play, players, at, language),
  askValues,
  hands: handTasks,
  rests: ({ play }, seat, language) => (cardsHeld(play)[seat] === 0 ? sayIn(language, words)('war-seat-out') : undefined),
  rules,
  broken,
  report,
  demo: { cards: 'dealt' },
  headless: {
    resolve,
    play,
    examples: {
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
        {
          what: 'War by commands: the cards that are flipped',
          request: '{"rulebook":"war","players":["Anna","Béla"],"commands":["KH","9D"]}',
        },
      ],
    },
  },
});

/** What each laid in the last battle, and what its winner took; cards that waited are not named again. */
function report(state: Play) {
  if (state.last === undefined) return undefined;
  const { battle } = state.last;
  const laid = laidIn(battle);
  return cardsHeld(state).map((held, seat) => ({
    laid: laid[seat] ?? [],
    took: winnerOf(battle) === seat ? laid.flat() : [],
    standing: held === 0 ? ('out' as const) : ('in' as const),
  }));
}

/** What does not hold after any event: there are always 52 cards, and each of them once. */
export function broken(play: Play): readonly string[] {
  const { stacks, waiting } = play.table;
  const cards = [...stacks.flat(), ...waiting, ...(play.phase === 'playing' ? laidIn(play.battle).flat() : [])];
  const found: string[] = [];
  const held = cards.length + play.strayed;
  if (held !== deckSize(DECK) || play.strayed < 0) found.push(`WR-1: cards in all, held ${held}, strayed ${play.strayed}`);
  const seen: Card[] = [];
  for (const card of cards) {
    if (!mayLieBeside(card, seen, DECK)) found.push(`WR-1: card too often, card ${card}`);
    if (card !== UNKNOWN) seen.push(card);
  }
  return found;
}
