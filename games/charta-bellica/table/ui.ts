import { BATTLES } from '../rules/alliances.ts';
import { lastOf, type State } from '../rules/play.ts';
import { allianceOf, pointsOf, worth, gainsOf } from '../rules/points.ts';
import { nameCard } from '../words/card-name.ts';
import words from '../../../words/generated/charta-bellica.js';
import type { Seat } from '../../../rulebook/seat.ts';
import type { Language } from '../../../words/language.ts';
import { sayIn } from '../../../words/say.ts';
import { askedTable } from '../../kit/table/asked-table.ts';
import { cardGame } from '../../kit/table/card-game.ts';
import { isPending, type Progress } from '../../../renderer/room/table/progress.ts';
import NationCard from './deck/NationCard.svelte';
import { sayHands } from '../words/hands.ts';
import { sayLast, sayUnderWay } from '../words/said.ts';
import { shownAt } from './shown.ts';

export const chartaBellicaCards = cardGame<State>({
  id: 'charta-bellica',
  catalogue: words,
  Card: NationCard,
  cardName: nameCard,
  shown: shownAt,
  say: (state, _at, language) => sayLast(state, language),
  underWay: sayUnderWay,
  hands: sayHands,
  round: ({ play: { house } }, number, language) =>
    sayIn(language, words)(`charta-bellica-${house.line === 'bellum' ? 'trick' : 'battle'}`, { number }),
  headline,
  notes,
  points: pointsAt,
});

export const tableUi = askedTable(chartaBellicaCards);

function headline({ play }: State, language: Language): readonly string[] {
  const say = sayIn(language, words);
  if (play.kind === 'no alliances yet') return [say(`charta-bellica-lines-${play.house.line}`)];
  if (play.phase === 'won' || play.phase === 'counted') return [];
  if (play.kind === 'bellum') return [say('charta-bellica-in-hand', { cards: play.holdings[0]?.hand ?? 0 })];
  return [say('charta-bellica-battles-left', { battles: BATTLES - play.battles })];
}

function notes({ play }: State, language: Language): readonly string[] {
  const say = sayIn(language, words);
  if (play.phase === 'leading' && play.battles === BATTLES - 1) return [say('charta-bellica-last-battle')];
  return play.phase === 'turning' && play.holdings.every(({ hand }, seat) => hand === (play.turned[seat] === undefined ? 1 : 0))
    ? [say('charta-bellica-last-trick')]
    : [];
}

/** By seat, without what the last round brings until it is shown. */
function pointsAt({ play, players }: State, progress: Progress): readonly number[] {
  const [last, points] = [lastOf(play), pointsOf(play)];
  if (!isPending(progress) || last === undefined) return points;
  const gains = gainsOf(last, players.length).map(worth);
  // An alliance has its points together.
  const isTogether = (one: Seat, other: Seat) => play.kind === 'alliances' && allianceOf(play, one) === allianceOf(play, other);
  const brought = (seat: Seat) => gains.filter((_, other) => other === seat || isTogether(other, seat));
  return points.map((count, seat) => brought(seat).reduce((left, gain) => left - gain, count));
}
