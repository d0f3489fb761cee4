import { seededRandom } from '../../app/cli/chance.ts';
import { chanceOf } from '../../host/session/random.ts';
import { GENESIS, makeLine } from '../../host/record/chain.ts';
import type { Entry, Header } from '../../host/record/line.ts';
import { commitment } from '../../firmware-protocol/codec/seal.ts';
import { rankOf } from '../../rulebook/card.ts';
import { hungarianWar } from '../../games/hungarian-war/rules/rulebook.ts';
import { cardsToName } from '../../games/hungarian-war/rules/cards.ts';
import type { Command, Event, Face, State } from '../../games/hungarian-war/rules/types.ts';
import { schemaOf } from '../../host/games/index.ts';
import { NAMES } from './names.ts';

const AT = Date.UTC(2026, 10, 21, 20);
const HOST_NONCE = '0123456789abcdef';
const NONCE = 'fedcba9876543210';

export interface Length {
  readonly rounds: number;
  readonly seats: number;
}

/** A night's file of this many rounds: game after game of sealing bots, every captured card named by its rank. */
export function longNight({ rounds, seats }: Length): string {
  const players = NAMES.slice(0, seats).map((name, seat) => ({ id: `p${seat}`, name }));
  const random = seededRandom(1);
  const chance = chanceOf({ below: random });
  const texts: string[] = [];
  let hash = GENESIS;
  const put = (content: Header | Entry): void => {
    const { text, line } = makeLine(content, texts.length, AT + texts.length * 1_000, hash);
    hash = line.hash;
    texts.push(`${text}\n`);
  };
  const step = (command: unknown, events: readonly Event[], more: object = {}): void =>
    put({ kind: 'step', rulebook: 'hungarian-war', command, events, ...more });
  const decided = (state: State, command: Command): readonly Event[] => {
    const decision = hungarianWar.decide(state, command, chance);
    if (!decision.ok) throw new Error(decision.refusal.code);
    return decision.events;
  };

  put({ record: 'hungarian-war-referee', format: 1, app: '0.1.0', startedAt: new Date(AT).toISOString() });
  let state: State | undefined;
  for (let attempt = 1; attempt <= rounds; attempt += 1) {
    if (state === undefined || state.phase === 'over') {
      const begun = hungarianWar.begin({ players, house: {} }, chance);
      if (!begun.ok) throw new Error(begun.refusal.code);
      step({ type: 'begin' }, begun.events);
      state = after(undefined, begun.events);
    }
    const faces = chosen(state, random);
    put({ kind: 'commitments', attempt, seals: sealsOf(attempt, faces) });
    const opened = decided(state, { type: 'open', faces });
    state = after(state, opened);
    const shown = schemaOf('hungarian-war').shown(state);
    step({ type: 'open', faces }, opened, { shown, proof: { attempt, nonces: faces.map((face) => face && NONCE) } });
    for (const id of cardsToName(state)) {
      const rank = rankOf(chance.draw(['AC', '5C', '9C', 'QC', 'KC'])) ?? 'A';
      const named = decided(state, { type: 'name', id, card: `${rank}?`, confirm: true });
      step({ type: 'name', id }, named);
      state = after(state, named);
    }
  }
  return texts.join('');
}

function chosen(state: State, random: (below: number) => number): (Face | null)[] {
  const choosing = hungarianWar.next(state)?.seats ?? [];
  return state.seats.map((_, seat) => (choosing.includes(seat) ? ((random(6) + 1) as Face) : null));
}

function sealsOf(attempt: number, faces: readonly (Face | null)[]) {
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
