import type { House } from '../rules/house.ts';
import { violations } from '../rules/invariants.ts';
import { type Play, lastOf, type Fought } from '../rules/play.ts';
import { chartaBellica } from '../rules/rulebook.ts';
import { nameCard } from '../words/table/card-name.ts';
import { CHARTA_BELLICA_CONSOLE_WORDS } from '../words/console/words.ts';
import { CHARTA_BELLICA_WORDS } from '../words/table/words.ts';
import { questionsSchema } from '../../kit/schema/game-schema.ts';
import { violationText } from '../../../host/games/violation-text.ts';
import type { Examples } from '../../../host/games/headless.ts';
import type { AskedState } from '../../../rulebook/questions/types.ts';
import type { Card } from '../rules/card.ts';
import { ownerOf } from '../rules/seen.ts';
import { gainsOf } from '../rules/points.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { RoundReport } from '../../../host/games/game-schema.ts';

export const chartaBellicaSchema = questionsSchema<House, Play>({
  rulebook: chartaBellica,
  broken: (play) => violations(play).map(violationText),
  report,
  words: (language) => ({
    name: CHARTA_BELLICA_CONSOLE_WORDS[language].name,
    card: (card) => nameCard(card, CHARTA_BELLICA_WORDS[language].card),
  }),
  demo: {},
});

export const EXAMPLES: Examples = {
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
};

/** The last battle or trick as an export tells it. An alliance's cards are with its leader of that battle. */
export function report({ play, players }: AskedState<House, Play>): RoundReport | undefined {
  const last = lastOf(play);
  if (last === undefined) return undefined;
  const gains = gainsOf(last, players.length);
  return {
    table: [],
    seats: players.map((player, seat) => ({
      player,
      laid: last.kind === 'battle' ? laidIn(last, seat) : gains.flat().filter((card) => ownerOf(card) === seat),
      took: gains[seat] ?? [],
      standing: 'in',
    })),
  };
}

/** CB-2, CB-3: the leader's card, or the partner's last one. */
function laidIn({ leaders, partners, pairs }: Fought, seat: Seat): readonly Card[] {
  const [leads, aids] = [leaders.indexOf(seat), partners.indexOf(seat)];
  const card = leads >= 0 ? pairs[leads]?.[0] : pairs[aids]?.[1];
  return card === undefined ? [] : [card];
}
