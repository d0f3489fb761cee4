import { FACES } from '../../games/hungarian-war/rules/house.ts';
import { apply, playedBy, seeded, type Play } from '../../games/hungarian-war/table/testing/states.ts';
import { seatsInGame } from '../../games/hungarian-war/rules/seats.ts';
import { presentationOf } from '../../games/hungarian-war/rules/judgement.ts';
import type { CentreReason, Opening, SideReason, State } from '../../games/hungarian-war/rules/types.ts';
import type { Chance } from '../../rulebook/rulebook.ts';

/** Every outcome that is presented alone, by its reason; `back` is HW-14. */
export const OUTCOMES = [
  'lone taker',
  'two takers',
  'blocker wins',
  'lone blocker',
  'two blockers',
  'centre: everybody blocks',
  'centre: block stands, takers out',
  'centre: block stands, blockers out',
  'centre: lone taker',
  'centre: several takers',
  'centre: nobody takes',
  'back',
] as const satisfies readonly (Exclude<SideReason, 'nobody'> | `centre: ${CentreReason}` | 'back')[];
export type PresentedOutcome = (typeof OUTCOMES)[number];

/** How many rounds of bots and of random faces are tried; the rarest outcome comes up long before. */
const GAMES = 6;
const TRIES = 400;
const CHANCE: Chance = { draw: ([first = '??']) => first };

export interface OpeningAt {
  readonly state: State;
  /** Which of the outcomes of its opening it is. */
  readonly index: number;
}

/** Which step of the presentation has this outcome; -1 if none has. */
function stepWith({ judgement }: Opening, outcome: PresentedOutcome): number {
  return presentationOf(judgement).findIndex((step) => {
    if (step.what === 'rejoin') return outcome === 'back';
    if (step.place === 'centre') return outcome === `centre: ${judgement.centre.reason}`;
    return judgement.sides[step.place]?.reason === outcome;
  });
}

/** A round with this outcome; undefined if there are too few seats for it (HW-9 needs two at one card). */
export function openingWith(play: Omit<Play, 'seed'>, outcome: PresentedOutcome): OpeningAt | undefined {
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = seeded(seed);
    for (const before of playedBy({ ...play, seed })) {
      if (before.phase === 'over' || before.round < 1) continue;
      for (let n = 0; n < TRIES / GAMES; n++) {
        const inGame = seatsInGame(before);
        const faces = before.seats.map((_, seat) => (inGame.includes(seat) ? (FACES[random(FACES.length)] ?? null) : null));
        const state = apply(before, { type: 'open', faces }, CHANCE);
        const index = state.opening === undefined ? -1 : stepWith(state.opening, outcome);
        if (index >= 0) return { state, index };
      }
    }
  }
  return undefined;
}
