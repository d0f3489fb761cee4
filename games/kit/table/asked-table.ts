import type { GameView } from '../../../host/contract/view.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { Language } from '../../../words/language.ts';
import { ROOM_WORDS } from '../../../words/room/words.ts';
import type { MapProps, OutcomeHeard, PartProps, TableUi } from '../../../renderer/room/table/ui.ts';
import { bound } from '../../../renderer/ui/bound.ts';
import type { CardGame } from './card-game.ts';
import { CARD_MAP_WIDTH } from './card-layout.ts';
import CardGuide from './CardGuide.svelte';
import CardHands from './CardHands.svelte';
import CardMap from './CardMap.svelte';
import PresentedCard from './PresentedCard.svelte';
import { roundName } from './round-name.ts';
import { marksOf } from './shown.ts';
import { inFull } from './said.ts';

const NOTHING: OutcomeHeard = { stamps: [], said: '', announced: '' };

/** The table display of a game of questions and answers. */
export function askedTable<State>(id: string, cards: CardGame<State>): TableUi {
  /** The state in a view: the host sends it as it is. */
  const stateOf = (game: GameView) => game.state as State;
  const given = { cards: cards as CardGame<unknown> };
  return {
    id,
    Map: bound<typeof given, MapProps>(CardMap, given),
    Outcome: bound<typeof given, PartProps>(PresentedCard, given),
    Hands: bound<typeof given, PartProps>(CardHands, given),
    Guide: bound<typeof given, PartProps>(CardGuide, given),
    outcomes: (game) => cards.outcomes(stateOf(game)),
    heard: (game, at, language) => hear(cards, game, { at, language }),
    mapWidth: () => CARD_MAP_WIDTH,
    question: ({ ask, seats }, language) =>
      ask &&
      cards.asks(language).ask(
        ask,
        seats.map(({ player }) => player.name),
      ),
    round: (game, round, language) => roundName(cards, stateOf(game), round, language),
    headline: (game, language) => cards.headline(stateOf(game), language),
    notes: (game, language) => cards.notes(stateOf(game), language),
    standingsAt(game, progress) {
      const told = cards.points?.(stateOf(game), progress);
      return game.standings.map((standing, seat) => ({ ...standing, points: told?.[seat] ?? standing.points }));
    },
    ...(cards.unit && { unit: (language: Language) => cards.unit?.(language) ?? '' }),
    highlight: (highlight, language) => cards.highlight?.(highlight, language) ?? '',
    marks: (game, progress, language) => cards.shown(stateOf(game), progress, language).seats.map(marksOf),
    presences: (game, progress) => cards.shown(stateOf(game), progress, 'en').seats.map(({ presence }) => presence),
  };
}

/** An outcome by ear, from what is shown of it. */
function hear<State>(
  cards: CardGame<State>,
  game: GameView,
  { at, language }: { readonly at: number; readonly language: Language },
): OutcomeHeard {
  const state = game.state as State;
  if (at >= cards.outcomes(state)) return NOTHING;
  const said = cards.say(state, at, language);
  const { stamp, verdict, seats, spoken } = said;
  const nameOf = (of: readonly Seat[]) => ROOM_WORDS[language].list(of.map((seat) => game.seats[seat]?.player.name ?? ''));
  const who = nameOf(seats);
  return {
    stamps: stamp === undefined ? [] : [stamp],
    said: spoken,
    announced: `${who === '' ? verdict : `${who}: ${verdict}`}. ${inFull(said, nameOf)}`,
  };
}
