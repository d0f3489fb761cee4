import { expect, test } from 'vitest';
import { begun, drawnHand, cards } from '../rules/testing/played.ts';
import { evolveNight, type GameEvent, type NightState } from '../../../rulebook/series.ts';
import { EMPTY_TIMELINE, push, type Timeline } from '../../../rulebook/timeline.ts';
import { storyOf } from '../../../host/session/state/story.ts';

const HAND = drawnHand('chance').play.turns.flatMap((turn) => turn.cards.flatMap((card) => card ?? []));
const RUN_OFF = ['2D 2C', '3D 3C', '4C 4D', '6C 6D', '7C 7D', '8C 8D', '9D 9C'].flatMap(cards);

/** The race of a game of three by chance after these answers, by seat. */
function raceOf(answers: readonly string[]) {
  const {
    players,
    play: { house },
  } = begun(3);
  const first = { type: 'GameBegun', rulebook: 'hyrule', version: 1, house, players };
  const events: readonly GameEvent[] = [first, ...answers.map((given) => ({ type: 'Answered', given }))];
  const night = events.reduce<Timeline<GameEvent, NightState>>(
    (so, event, n) => push(so, n + 1, [event], evolveNight),
    EMPTY_TIMELINE,
  );
  const story = storyOf(night.done);
  return { rounds: story?.rounds, race: story?.race.map(({ points }) => points) };
}

test('HY-7: a game that was played off has the race of its run-off', () => {
  expect(raceOf([...HAND, 'share'])).toEqual({
    rounds: [0, 1, 2, 3, 4, 5, 6, 7],
    race: [
      [0, 3, 3, 6, 6, 9, 9, 9],
      [0, 0, 0, 0, 0, 0, 0, 3],
      [0, 0, 3, 3, 6, 6, 9, 9],
    ],
  });
  expect(raceOf([...HAND, 'play off', ...RUN_OFF])).toEqual({
    rounds: [0, 1, 2, 3, 4, 5, 6, 7],
    race: [
      [0, 2, 4, 4, 4, 4, 4, 6],
      [0, 0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 2, 4, 6, 8, 8],
    ],
  });
});
