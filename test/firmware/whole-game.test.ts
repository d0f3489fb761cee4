import { expect, it } from 'vitest';
import { headlessOf } from '../../host/games/index.ts';
import { FakeNights } from '../../host/session/testing/fake-nights.ts';
import type { Event, State } from '../../games/hungarian-war/rules/types.ts';
import { MemoryWorld } from '../serial/fire/memory-world.ts';
import { NightUnderFire, OTHER_SOCKETS } from '../serial/fire/night.ts';
import { RoundUnderFire } from '../serial/fire/round.ts';
import { sized } from '../support/sized.ts';
import { chipDevices } from './chip-devices.ts';

/** A world whose record is read. */
class ReadWorld extends MemoryWorld {
  record = new FakeNights();

  override async host() {
    const parts = await super.host();
    if (parts.folder instanceof FakeNights) this.record = parts.folder;
    return parts;
  }

  /** Of the first game. */
  get events(): readonly Event[] {
    const all = this.record.lines.flatMap((line) => (line.kind === 'step' ? (line.events as Event[]) : []));
    const next = all.findIndex(({ type }, i) => type === 'GameBegun' && i > 0);
    return all.slice(0, next === -1 ? all.length : next);
  }
}

/** What the console was shown of the first game, round by round, and of its end. */
function watched(night: NightUnderFire) {
  const rounds: { readonly judgement: unknown; readonly scores: readonly number[] }[] = [];
  const end: { winners: readonly number[] } = { winners: [] };
  let [before, over]: [unknown, boolean] = [undefined, false];
  night.host.referee.watch('console', ({ table: { game } }) => {
    const state = game?.state as State | undefined;
    if (game === undefined || over || (game.course.phase !== 'shown' && game.course.phase !== 'over')) return;
    if (state?.opening !== undefined && state.opening !== before) {
      rounds.push({ judgement: state.opening.judgement, scores: game.standings.map(({ points }) => points) });
      before = state.opening;
    }
    over = game.course.phase === 'over';
    if (over) end.winners = game.winners.map((id) => night.pads.findIndex((pad) => pad.id === id));
  });
  return { rounds, end, isOver: () => over };
}

const SEATS_AND_SEEDS = [
  [5, 22],
  [2, 21],
  [10, 23],
] as const;

it.each(SEATS_AND_SEEDS.slice(0, sized({ sample: 1, whole: 3 })))(
  'a whole game with %i chips ends as the rules judge the same deck and faces',
  async (seats, seed) => {
    const world = new ReadWorld(seats + OTHER_SOCKETS);
    const night = await NightUnderFire.open(world, seed, seats, chipDevices(seed));
    const { rounds, end, isOver } = watched(night);
    while (!isOver()) await new RoundUnderFire(night, []).play();
    const { events } = world;
    const deck = events.flatMap((event) => (event.type === 'CardsLaid' ? event.cards.map(({ card }) => card) : []));
    const faces = events.flatMap((event) => (event.type === 'FacesOpened' ? [event.faces] : []));
    const players = night.pads.map(({ id }) => id);
    const played = headlessOf('hungarian-war').play?.({ rulebook: 'hungarian-war', players, deck, rounds: faces }, false);
    expect(faces.length).toBe(rounds.length);
    expect(played).toMatchObject({
      ended: true,
      winners: end.winners,
      rounds: rounds.map(({ judgement, scores }) => ({ ...asPlayed(judgement as State['opening']), scores })),
    });
    await night.close();
  },
);

function asPlayed(judgement: unknown) {
  const { centre, sides, eliminated, rejoined } = judgement as {
    readonly centre: Outcome;
    readonly sides: readonly Outcome[];
    readonly eliminated: readonly number[];
    readonly rejoined: readonly number[];
  };
  const outcome = ({ outcome: what, by }: Outcome) => ({ outcome: what, ...(by !== undefined && { by }) });
  return { centre: outcome(centre), sides: sides.map(outcome), eliminated, rejoined };
}

interface Outcome {
  readonly outcome: string;
  readonly by?: number;
}
