import { questionsGame } from '../kit/schema/questions-game.ts';
import { deckSize } from '../../rulebook/deck.ts';
import { DECK, HAND } from './rules/house.ts';
import { seenIn } from './rules/seen.ts';
import type { Play } from './rules/play.ts';
import { hyrule } from './rules/rulebook.ts';
import { play } from './schema/play.ts';
import { resolve } from './schema/resolve.ts';
import { handTasks } from './words/hands.ts';
import rules from './words/rules.json';
import { sayTurn } from './words/said.ts';
import words from '../../words/generated/hyrule.js';
import { sayIn } from '../../words/say.ts';

const HANDS = '"hands":[["2D","3D","4D","5D","6D","7D","8D"],["2C","3C","4C","5C","6C","7C","8C"]]';

export const HYRULE = questionsGame<Play>({
  rulebook: hyrule,
  catalogue: words,
  say: ({ play, players }, _at, language) => sayTurn(play, players, language),
  hands: handTasks,
  rests({ play }, seat, language) {
    const { seats } = play.phase === 'measuring' ? play : play.course;
    return play.hand === 0 || seats.includes(seat) ? undefined : sayIn(language, words)('hyrule-seat-not-in-run-off');
  },
  rules,
  broken,
  report,
  demo: { cards: 'dealt' },
  headless: {
    resolve,
    play,
    examples: {
      resolve: [{ what: 'Hyrule: the card each seat lays', request: '{"rulebook":"hyrule","cards":["KH","QD","2C"]}' }],
      play: [
        {
          what: 'Hyrule by commands: the cards that are laid',
          request: '{"rulebook":"hyrule","players":["Anna","Béla"],"house":{"turns":"chance"},"commands":["KH","2D"]}',
        },
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

/** What does not hold in a state though it must after any answer, as clause and words. */
export function broken(play: Play): readonly string[] {
  if (play.phase === 'measuring') return [];
  const { course, discards, turns, hand } = play;
  const turned = turns.filter((turn) => turn.hand === hand);
  const laid = play.phase === 'laying' ? play.laid.length : 0;
  const dealt = HAND * (course.seats.length + (course.left ?? 0));
  const played = turned.flatMap(({ cards }) => cards).filter((card) => card !== null).length;
  const held = seenIn(play).length + dealt - played - laid + course.stock;
  const captured = played - course.captures.waiting;
  const taken = turned.reduce((sum, turn) => sum + turn.taken, 0);
  return [
    ...(held === deckSize(DECK) ? [] : [`HY-1: ${held} cards in all`]),
    ...(course.stock >= 0 && course.stock + discards.length === deckSize(DECK) - dealt
      ? []
      : [`HY-5: ${course.stock} cards in the stock`]),
    ...(taken === captured ? [] : [`HY-3: ${taken} cards taken of ${captured}`]),
    ...(course.turns <= HAND && course.turns === turned.length ? [] : [`HY-1: ${course.turns} turns`]),
  ];
}
