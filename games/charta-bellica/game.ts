import { questionsGame } from '../kit/schema/questions-game.ts';
import { RANKS } from './rules/card.ts';
import { lastOf, type Fought, type Play } from './rules/play.ts';
import { gainsOf } from './rules/points.ts';
import { chartaBellica } from './rules/rulebook.ts';
import { ownerOf, seenIn } from './rules/seen.ts';
import { resolve, roundJson } from './schema/resolve.ts';
import { handTasks } from './words/hands.ts';
import { nameCard } from './words/card-name.ts';
import rules from './words/rules.json';
import { sayLast } from './words/said.ts';
import words from '../../words/generated/charta-bellica.js';

export const CHARTA_BELLICA = questionsGame<Play>({
  rulebook: chartaBellica,
  catalogue: words,
  cardName: nameCard,
  say: (state, _at, language) => sayLast(state, language),
  hands: handTasks,
  rules,
  broken,
  report,
  round(play, reasons) {
    const last = lastOf(play);
    return last === undefined ? {} : roundJson(last, reasons);
  },
  headless: {
    resolve,
    examples: {
      resolve: [
        {
          what: 'Charta Bellica, two alliances: the pair of each; "line" is simple or combined',
          request: '{"rulebook":"charta-bellica","line":"combined","pairs":[["mH","pP"],["cG","4T"]]}',
        },
        {
          what: 'Charta Bellica, Bellum: the card of each player; "left" is what each still holds',
          request: '{"rulebook":"charta-bellica","line":"bellum","cards":["9H","TG","4T"],"left":9}',
        },
      ],
      play: [
        {
          what: 'Charta Bellica, Bellum: the card of each player, whether a horse attacks, and the card it draws',
          request:
            '{"rulebook":"charta-bellica","players":["Anna","Béla"],"house":{"line":"bellum"},"commands":["TH","9G","attack","3H"]}',
        },
        {
          what: 'Charta Bellica, two alliances: the lots, an ally, two leaders’ cards and two allies’; equal, so they draw from each other',
          request:
            '{"rulebook":"charta-bellica","players":["Anna","Béla","Cili","Dani"],"dealer":3,"house":{"line":"simple"},"commands":["H","G","T","seat 2","9H","9G","5T","5P","mP","2T"]}',
        },
      ],
    },
  },
});

/** An alliance's cards are with its leader of that battle. */
function report(play: Play) {
  const last = lastOf(play);
  return (
    last &&
    gainsOf(last, play.holdings.length).map((took, seat, gains) => ({
      laid: last.kind === 'battle' ? laidIn(last, seat) : gains.flat().filter((card) => ownerOf(play, card) === seat),
      took,
    }))
  );
}

/** CB-2, CB-3: the leader's card, or the ally's last one. */
function laidIn({ leaders, allies, pairs }: Fought, seat: number): readonly string[] {
  const [leads, aids] = [leaders.indexOf(seat), allies.indexOf(seat)];
  const card = leads >= 0 ? pairs[leads]?.[0] : pairs[aids]?.[1];
  return card === undefined ? [] : [card];
}

/** CB-1, CB-7: each nation's 14 cards are all somewhere, and no hand or pile is negative. */
export function broken(play: Play): readonly string[] {
  const seen = seenIn(play);
  const twice = new Set(play.nations).size < play.nations.length ? ['CB-1: a nation drawn twice'] : [];
  const miscounted = play.holdings.flatMap(({ pile, hand, back }, seat) => {
    const cards = pile + hand - back.length + seen.filter(({ card }) => ownerOf(play, card) === seat).length;
    return [
      ...(cards === RANKS.length ? [] : [`CB-1: cards of a nation, seat ${seat}, cards ${cards}`]),
      ...(pile >= 0 && hand >= back.length ? [] : [`CB-1: cards held, seat ${seat}, pile ${pile}, hand ${hand}`]),
    ];
  });
  return [...twice, ...miscounted];
}
