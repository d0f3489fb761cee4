import { BATTLES } from '../rules/alliances.ts';
import { lastOf, type State } from '../rules/play.ts';
import { allianceOf, pointsOf, worth, gainsOf } from '../rules/points.ts';
import { nameCard } from '../words/card-name.ts';
import { CHARTA_BELLICA_WORDS } from '../words/words.ts';
import type { Language } from '../../../words/language.ts';
import { askedTable } from '../../kit/table/asked-table.ts';
import { cardGame } from '../../kit/table/card-game.ts';
import { isPending, type Progress } from '../../../renderer/room/table/progress.ts';
import NationCard from './deck/NationCard.svelte';
import { sayHands } from './hands.ts';
import { sayLast } from './said.ts';
import { shownAt } from './shown.ts';

export const chartaBellicaCards = cardGame<State>({
  id: 'charta-bellica',
  words: CHARTA_BELLICA_WORDS,
  Card: NationCard,
  cardName: (card, language) => nameCard(card, CHARTA_BELLICA_WORDS[language].card),
  shown: shownAt,
  say: (state, _at, language) => sayLast(state, language),
  hands: sayHands,
  round: ({ play: { house } }, number, language) => CHARTA_BELLICA_WORDS[language].round(house.line, number),
  headline,
  notes,
  points: pointsAt,
});

export const tableUi = askedTable(chartaBellicaCards);

function headline({ play }: State, language: Language): readonly string[] {
  const words = CHARTA_BELLICA_WORDS[language];
  switch (play.phase) {
    case 'lots':
    case 'allying':
      return [words.lines[play.house.line]];
    case 'leading':
    case 'aiding':
    case 'drawing':
      return [words.battlesLeft(BATTLES - play.battles)];
    case 'turning':
    case 'horse':
    case 'fighting':
      return [words.inHand(play.holdings[0]?.hand ?? 0)];
    case 'won':
    case 'counted':
      return [];
    default:
      return play satisfies never;
  }
}

function notes({ play }: State, language: Language): readonly string[] {
  const words = CHARTA_BELLICA_WORDS[language];
  if (play.phase === 'leading' && play.battles === BATTLES - 1) return [words.lastBattle];
  return play.phase === 'turning' && play.holdings.every(({ hand }, seat) => hand === (play.turned[seat] === undefined ? 1 : 0))
    ? [words.lastTrick]
    : [];
}

/** By seat, without what the last round brings until it is shown. */
function pointsAt({ play, players }: State, progress: Progress): readonly number[] {
  const [last, points] = [lastOf(play), pointsOf(play)];
  if (!isPending(progress) || last === undefined) return points;
  const gains = gainsOf(last, players.length).map(worth);
  const brought = (seat: number): number =>
    play.kind === 'alliances'
      ? gains.filter((_, other) => allianceOf(play, other) === allianceOf(play, seat)).reduce((sum, gain) => sum + gain, 0)
      : (gains[seat] ?? 0);
  return points.map((count, seat) => count - brought(seat));
}
