import { clothView, storyOf } from '../../host/session/state/story.ts';
import type { TableView } from '../../host/contract/view.ts';
import { gameView, NOW, seeded, tableView } from '../../games/hungarian-war/table/testing/states.ts';
import { hungarianWar } from '../../games/hungarian-war/rules/rulebook.ts';
import type { House } from '../../games/hungarian-war/rules/house.ts';
import type { Event, State } from '../../games/hungarian-war/rules/types.ts';
import type { Chance } from '../../rulebook/rulebook.ts';
import { evolveNight, seriesScores, type GameEvent, type NightState } from '../../rulebook/series.ts';
import { current, EMPTY_TIMELINE, push, type Timeline } from '../../rulebook/timeline.ts';

export interface PlayedNight {
  readonly names: readonly string[];
  readonly seed: number;
  readonly games: number;
  readonly house?: Partial<House>;
  /** The dealer ends the last game after so many rounds. */
  readonly endedAfter?: number;
}

/** A night of bots played to the end of its last game, as the host would fold it. */
export function playedNight({
  names,
  seed,
  games,
  house = { cards: 'dealt' },
  endedAfter,
}: PlayedNight): Timeline<GameEvent, NightState> {
  const random = seeded(seed);
  const chance: Chance = { draw: (from) => from[random(from.length)] ?? '??' };
  const players = names.map((name, seat) => ({ id: `p${seat}`, name }));
  let night: Timeline<GameEvent, NightState> = EMPTY_TIMELINE;
  let n = 0;
  const step = (decision: { readonly ok: boolean; readonly events?: readonly Event[] }) => {
    if (decision.events === undefined) throw new Error('refused');
    night = push(night, (n += 1), decision.events, evolveNight);
    return current(night)?.game?.state as State;
  };
  for (let game = 0; game < games; game++) {
    let state = step(hungarianWar.begin({ players, house }, chance));
    for (let ask = hungarianWar.next(state); ask !== undefined; ask = hungarianWar.next(state)) {
      if (game === games - 1 && state.round === endedAfter) {
        state = step(hungarianWar.decide(state, { type: 'timeUp', early: true }, chance));
        continue;
      }
      const [playing, asked] = [state, ask];
      const faces = players.map((_, seat) =>
        asked.seats.includes(seat) ? hungarianWar.bot(playing, asked, random, seat) : null,
      );
      state = step(hungarianWar.decide(state, { type: 'open', faces }, chance));
    }
  }
  return night;
}

/** What the room sees `after` ms since its last game ended. */
export function endingView(night: Timeline<GameEvent, NightState>, after: number): TableView {
  const state = current(night);
  const story = storyOf(night.done);
  if (state?.game === undefined || story === undefined) throw new Error('no game has ended');
  const scores = seriesScores(state.finished, state.game.rulebook);
  const game = gameView(
    state.game.state as State,
    { phase: 'over', step: 400 },
    {
      story: { since: NOW - after, ...story },
      game: state.game.number,
      ...(scores.length > 0 && { series: scores.map(({ player, points, gamesWon }) => ({ player, before: points, gamesWon })) }),
    },
  );
  const cloth = clothView(state, 1_760_000_000_000 + state.game.number);
  return { ...tableView(game), ...(cloth && { cloth }) };
}
