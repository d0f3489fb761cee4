import { seededRandom } from '../../rulebook/random.ts';
import type { Random } from '../../rulebook/random.ts';
import { commitment } from '../../firmware-protocol/codec/seal.ts';
import { cardsToName } from '../../games/hungarian-war/rules/cards.ts';
import { hungarianWar } from '../../games/hungarian-war/rules/rulebook.ts';
import type { Command, Event, DieFace, State } from '../../games/hungarian-war/rules/types.ts';
import { schemaOf } from '../../host/games/index.ts';
import type { Entry } from '../../host/record/line.ts';
import { chanceOf } from '../../host/session/random.ts';
import { rankOf } from '../../rulebook/card.ts';
import type { Player } from '../../rulebook/seat.ts';

const HOST_NONCE = '0123456789abcdef';
const NONCE = 'fedcba9876543210';

/** One line of a night after its header, and what of a round it is. */
export interface BotLine {
  readonly what: 'begun' | 'commitments' | 'reveal' | 'named' | 'undone';
  readonly entry: Entry;
}

interface BotNight {
  readonly players: readonly Player[];
  readonly seed?: number;
  /** One name of a card in so many is undone, and the card named anew; none if undefined. */
  readonly undone?: number;
}

/**
 * The lines of a night without end: game after game of sealing bots, every captured card named by its rank, as a table that
 * plays with sealed seats records them.
 */
export function* botNight({ players, seed = 1, undone }: BotNight): Generator<BotLine, never> {
  const random = seededRandom(seed);
  const chance = chanceOf({ below: random });
  let lines = 1;
  const line = (what: BotLine['what'], entry: Entry): BotLine => {
    lines += 1;
    return { what, entry };
  };
  let state: State | undefined;
  for (let attempt = 1; ; attempt += 1) {
    if (state === undefined || state.phase === 'over') {
      const begun = hungarianWar.begin({ players, house: {} }, chance);
      if (!begun.ok) throw new Error(begun.refusal.code);
      yield line('begun', step({ type: 'begin' }, begun.events));
      state = after(undefined, begun.events);
    }
    const faces = chosen(state, random);
    yield line('commitments', { kind: 'commitments', attempt, seals: sealsOf(attempt, faces) });
    const opened = decided(state, { type: 'open', faces });
    state = after(state, opened);
    const shown = schemaOf('hungarian-war').shown(state);
    const proof = { attempt, nonces: faces.map((face) => face && NONCE) };
    yield line('reveal', step({ type: 'open', faces }, opened, { shown, proof }));
    for (const id of cardsToName(state)) {
      const name = () => {
        const rank = rankOf(chance.draw(['AC', '5C', '9C', 'QC', 'KC'])) ?? 'A';
        return decided(state as State, { type: 'name', id, card: `${rank}?`, confirm: true });
      };
      if (undone !== undefined && random(undone) === 0) {
        yield line('named', step({ type: 'name', id }, name()));
        yield line('undone', { kind: 'undo', step: lines - 1 });
      }
      const named = name();
      yield line('named', step({ type: 'name', id }, named));
      state = after(state, named);
    }
  }

  function decided(before: State, command: Command): readonly Event[] {
    const decision = hungarianWar.decide(before, command, chance);
    if (!decision.ok) throw new Error(decision.refusal.code);
    return decision.events;
  }
}

function step(command: unknown, events: readonly Event[], more: object = {}): Entry {
  return { kind: 'step', rulebook: 'hungarian-war', command, events, ...more };
}

function chosen(state: State, random: Random): (DieFace | null)[] {
  const choosing = hungarianWar.next(state)?.seats ?? [];
  return state.seats.map((_, seat) => (choosing.includes(seat) ? ((random(6) + 1) as DieFace) : null));
}

function sealsOf(attempt: number, faces: readonly (DieFace | null)[]) {
  return faces.flatMap((face, seat) => {
    if (face === null) return [];
    const by = `bot-${seat}`;
    const made = commitment({ id: by, attempt, hostNonce: HOST_NONCE, face, nonce: NONCE });
    return [{ seat, kind: 'bot' as const, by, hostNonce: HOST_NONCE, commitment: made }];
  });
}

function after(state: State | undefined, events: readonly Event[]): State {
  return events.reduce<State>((before, event) => hungarianWar.evolve(before, event), state as State);
}
