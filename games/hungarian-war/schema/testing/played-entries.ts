import { commitment } from '../../../../firmware-protocol/codec/seal.ts';
import { hungarianWar } from '../../rules/rulebook.ts';
import type { Event, DieFace, State } from '../../rules/types.ts';
import type { Chance } from '../../../../rulebook/rulebook.ts';
import type { CommitmentsLine, Entry, StepLine } from '../../../../host/record/line.ts';
import { shown } from '../report.ts';

const HOST_NONCE = '0123456789abcdef';
const NONCE = 'fedcba9876543210';
const PLAYERS = ['Anna', 'Béla', 'Cili'].map((name, seat) => ({ id: `p${seat}`, name }));
/** Always the first unseen card: ace of clubs, two of clubs and so on. */
const FIRST: Chance = { draw: (from) => from[0] ?? '??' };

/** For tests: the entries of a night with one game and these rounds of three players who play by keys, all sealed. */
export function playedEntries(rounds: readonly (readonly DieFace[])[]): Entry[] {
  const setup = { players: PLAYERS, house: { cards: 'dealt' } } as const;
  const begun = hungarianWar.begin(setup, FIRST);
  if (!begun.ok) throw new Error(begun.refusal.code);
  let state = after(undefined, begun.events);
  const settings: Entry = {
    kind: 'settings',
    inputs: PLAYERS.map((_, cluster) => ({ kind: 'keys', cluster })),
    dealer: 0,
    choices: { count: 3, missing: 'wait', start: 'dealer', pace: 'normal' },
  };
  const entries: Entry[] = [settings, { kind: 'step', rulebook: 'hungarian-war', command: {}, events: begun.events }];
  for (const [i, faces] of rounds.entries()) {
    const opened = hungarianWar.decide(state, { type: 'open', faces }, FIRST);
    if (!opened.ok) throw new Error(opened.refusal.code);
    state = after(state, opened.events);
    entries.push(commitments(i + 1, faces), reveal(i + 1, faces, opened.events, state));
  }
  return entries;
}

function commitments(attempt: number, faces: readonly DieFace[]): CommitmentsLine {
  const seals = faces.map((face, seat) => {
    const by = `keys-${seat}`;
    const sealed = commitment({ id: by, attempt, hostNonce: HOST_NONCE, face, nonce: NONCE });
    return { seat, kind: 'keys' as const, by, hostNonce: HOST_NONCE, commitment: sealed };
  });
  return { kind: 'commitments', attempt, seals };
}

function reveal(attempt: number, faces: readonly DieFace[], events: readonly Event[], state: State): StepLine {
  return {
    kind: 'step',
    rulebook: 'hungarian-war',
    command: { type: 'open', faces },
    events,
    shown: shown(state),
    proof: { attempt, nonces: faces.map(() => NONCE) },
  };
}

function after(state: State | undefined, events: readonly Event[]): State {
  return events.reduce<State>((before, event) => hungarianWar.evolve(before, event), state as State);
}
