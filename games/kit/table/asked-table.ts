import type { GameView } from '../../../host/contract/view.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { listIn, type Language } from '../../../words/language.ts';
import { pairIn, sentenceIn } from '../../../words/room.ts';
import type { AskedPlay, AskedState } from '../../../rulebook/questions/game.ts';
import questions from '../../../words/generated/questions.js';
import { askWords, gameSay } from '../../../words/rulebook.ts';
import { inId, sayIn } from '../../../words/say.ts';
import type { MapProps, OutcomeHeard, PartProps, TableUi } from '../../../renderer/room/table/ui.ts';
import { NOT_PRESENTING } from '../../../renderer/room/table/progress.ts';
import { bound } from '../../../renderer/ui/bound.ts';
import type { CardGame } from './card-game.ts';
import { CARD_MAP_WIDTH } from './card-layout.ts';
import CardGuide from './CardGuide.svelte';
import LastCards from './LastCards.svelte';
import CardMap from './CardMap.svelte';
import PresentedCard from './PresentedCard.svelte';
import { inFull, spokenOf, type OutcomeSaid } from '../words/said.ts';
import { marksOf, type CardsShown } from './shown.ts';

/** The table display of a game of questions and answers. */
export function askedTable<State>(own: CardGame<State>): TableUi {
  const shown: typeof own.shown = (state, progress, language) => withGone(own.shown(state, progress, language), state, language);
  const cards: CardGame<State> = { ...own, shown };
  /** The state in a view: the host sends it as it is. */
  const stateOf = (game: GameView) => game.state as State;
  const given = { cards: cards as CardGame<unknown> };
  const say = (language: Language) => gameSay(cards.catalogue, language);
  return {
    id: cards.id,
    Map: bound<typeof given, MapProps>(CardMap, given),
    Outcome: bound<typeof given, PartProps>(PresentedCard, given),
    hands: (game, language) => cards.hands(stateOf(game), language),
    atEnd: (game, language) => cards.atEnd?.(stateOf(game), language) ?? [],
    Last: bound<typeof given, PartProps>(LastCards, given),
    Guide: bound<typeof given, PartProps>(CardGuide, given),
    heard: (game, at, language) =>
      heardOf(at < game.outcomes ? cards.say(stateOf(game), at, language) : undefined, game, language),
    underWay: (game, language) => cards.underWay?.(stateOf(game), language)?.map((said) => heardOf(said, game, language)),
    mapWidth: () => CARD_MAP_WIDTH,
    question: (game, language) => game.ask && askWords(cards.catalogue, language, cards.askValues).ask(game.ask, namesIn(game)),
    why: ({ ask, round }, language) => (ask && round === 0 ? say(language).known(`whys-${inId(ask.what)}`) : undefined),
    round: (game, round, language) => cards.round(stateOf(game), round, language),
    stepSaid: (type, language) => sayIn(language, questions).known(`questions-steps-${type}`),
    headline: (game, language) => cards.headline(stateOf(game), language),
    notes: (game, language) => cards.notes(stateOf(game), language),
    standingsAt(game, progress) {
      const shown = cards.points?.(stateOf(game), progress);
      return game.standings.map((standing, seat) => ({ ...standing, points: shown?.[seat] ?? standing.points }));
    },
    unit: (game, language) => cards.unit?.(stateOf(game), language) ?? say(language).known('unit'),
    worth: (language) => say(language).known('worth'),
    highlight: ({ what }, language) => say(language)(`highlights-${what}`),
    marks: (game, progress, language) => cards.shown(stateOf(game), progress, language).seats.map(marksOf),
    presences: (game, progress) => cards.shown(stateOf(game), progress, 'en').seats.map(({ presence }) => presence),
    lying: (game, language) => lyingIn(cards, stateOf(game), language),
  };
}

function namesIn({ seats }: GameView): readonly string[] {
  return seats.map(({ player }) => player.name);
}

/** By seat, the open cards before it in words. */
function lyingIn<State>({ shown, cardName }: CardGame<State>, state: State, language: Language): readonly string[][] {
  const { seats } = shown(state, NOT_PRESENTING, language);
  return seats.map(({ cards }) => cards.flatMap(({ card }) => (card === 'back' ? [] : [cardName(card, language)])));
}

/** The map with a word at the seats of players who have left. */
function withGone(shown: CardsShown, state: unknown, language: Language): CardsShown {
  const { gone } = state as Pick<AskedState<AskedPlay>, 'gone'>;
  if (gone === undefined || gone.length === 0) return shown;
  const label = sayIn(language, questions)('questions-absence-gone');
  return { ...shown, seats: shown.seats.map((seat, at) => (gone.includes(at) ? { ...seat, presence: 'away', label } : seat)) };
}

/** An outcome by ear, from what is shown of it. */
function heardOf(said: OutcomeSaid | undefined, game: GameView, language: Language): OutcomeHeard {
  if (said === undefined) return { stamps: [], said: '', announced: '' };
  const { stamp, verdict, seats } = said;
  const names = namesIn(game);
  const nameOf = (of: readonly Seat[]) => listIn(language)(of.map((seat) => names[seat] ?? ''));
  const who = nameOf(seats);
  return {
    stamps: stamp === undefined ? [] : [stamp],
    said: spokenOf(said, nameOf, language),
    announced: `${sentenceIn(language, pairIn(language, who, verdict))} ${inFull(said, nameOf, language)}`,
  };
}
