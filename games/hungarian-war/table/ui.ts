import words from '../../../words/generated/hungarian-war.js';
import questions from '../../../words/generated/questions.js';
import { sayIn } from '../../../words/say.ts';
import { roomSay } from '../../../words/room.ts';
import type { TableUi } from '../../../renderer/room/table/ui.ts';
import { ringLayout } from '../../../renderer/room/table/ring.ts';
import Guide from './lesson/Guide.svelte';
import { sayHands } from '../words/hands.ts';
import { sayNotes } from './notes.ts';
import { hearStep } from './heard.ts';
import { sayHighlight } from '../words/said.ts';
import { drawMap } from './table-map.ts';
import TableMap from './TableMap.svelte';
import { standingsAt, stateOf, withShortNames } from './presented.ts';
import PresentedRound from './PresentedRound.svelte';

/** Letters that leave the dealer's sentence its room, divided by the seats whose standings need some. */
const LETTERS_OF_HANDS = 450;

export const tableUi: TableUi = {
  id: 'hungarian-war',
  Map: TableMap,
  heard: (game, at, language) => hearStep(stateOf(game), at, language),
  mapWidth: (seats) => ringLayout(seats).width,
  Outcome: PresentedRound,
  hands: (game, language) =>
    sayHands(withShortNames(stateOf(game)), language, game.lesson === undefined ? LETTERS_OF_HANDS / game.seats.length : 0),
  Guide,
  round: (_, round, language) => roomSay(language)('room-round', { round }),
  stepSaid: (type, language) =>
    sayIn(language, words).known(`hungarian-war-steps-${type}`) ?? sayIn(language, questions).known(`questions-steps-${type}`),
  headline(game, language) {
    const state = stateOf(game);
    const say = sayIn(language, words);
    const isLast = state.phase === 'playing' && state.lastRound;
    return [isLast ? say('hungarian-war-last-round') : say('hungarian-war-deck-left', { left: state.deck })];
  },
  notes: sayNotes,
  standingsAt,
  highlight: sayHighlight,
  presences: (game, progress) => drawMap(game, progress).seats.map(({ presence }) => presence),
};
