import type { GameView } from '../../../host/contract/view.ts';
import { presentationOf, type PresentedStep } from '../rules/judgement.ts';
import { cardAt } from '../rules/place.ts';
import { captures } from '../rules/standings.ts';
import type { Opening, Place, State } from '../rules/types.ts';
import type { Standing } from '../../../rulebook/rulebook.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { namesBeside } from '../../../renderer/room/table/short-name.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';

/** The one place where the state in a view becomes this rulebook's own: the host sent it for a game of this id. */
export function stateOf(game: { readonly state: unknown }): State {
  return game.state as State;
}

/** A state whose players have the names that sentences beside the map have. */
export function withShortNames(state: State): State {
  const short = (players: readonly Player[]) => {
    const names = namesBeside(players.map(({ name }) => name));
    return players.map((player, at) => ({ ...player, name: names[at] ?? player.name }));
  };
  const players = short(state.seats.map(({ player }) => player));
  return {
    ...state,
    seats: state.seats.map((seat, at) => ({ ...seat, player: players[at] ?? seat.player })),
    ...(state.opening && { opening: { ...state.opening, players: short(state.opening.players) } }),
  };
}

/** An opening while its outcomes are presented. */
export interface PresentedOpening {
  readonly opening: Opening;
  /** Shown so far, the present one last, which stays until choosing opens; empty while the dice land. */
  readonly shown: readonly PresentedStep[];
}

/** The last opening as far as it has been shown; undefined while nothing is presented. */
export function presentationAt(game: GameView, progress: Progress): PresentedOpening | undefined {
  const { opening } = stateOf(game);
  if (progress.kind === 'none' || opening === undefined) return undefined;
  return { opening, shown: presentationOf(opening.judgement).slice(0, progress.shown) };
}

export function isPresented({ shown }: PresentedOpening, place: Place): boolean {
  return shown.some((step) => step.what === 'place' && step.place === place);
}

/** The standings without what is still to be shown, so that no score gives an outcome away. */
export function standingsAt(game: GameView, progress: Progress): readonly Standing[] {
  const presentation = presentationAt(game, progress);
  if (presentation === undefined) return game.standings;
  const state = stateOf(game);
  const { opening, shown } = presentation;
  const known = new Set(shown.map((step) => (step.what === 'place' ? cardAt(opening.table, step.place) : null)));
  const later = opening.taken.filter(({ card }) => !known.has(card));
  return game.standings.map((standing) => {
    const points = later.filter(({ player }) => player.id === standing.player.id).map(({ card }) => captures.points(state, card));
    const open = points.filter((value) => value === undefined).length;
    return {
      ...standing,
      points: points.reduce<number>((sum, value) => sum - (value ?? 0), standing.points),
      open: standing.open - open,
    };
  });
}
