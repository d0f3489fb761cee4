import type { Lesson } from '../../../rulebook/rulebook.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { highestOf, seatsWhere } from './battle.ts';
import type { Fought, Play, State } from './play.ts';

/** The outcomes of a battle, in the order in which they are presented: heads, disgraces, then the players who are out (HS-5). */
export type PresentedStep = 'jokers' | 'battle' | 'illegal suit' | 'lost charges' | 'out';

/** A step with the seats it falls to, ascending. */
export interface Presented {
  readonly step: PresentedStep;
  readonly seats: readonly Seat[];
}

export function presentationOf({ outcome: { jokers, totals, illegal, lostCharges }, out }: Fought): readonly Presented[] {
  const highest = highestOf(totals);
  const steps: readonly Presented[] = [
    { step: 'jokers', seats: jokers },
    { step: 'battle', seats: seatsWhere(totals, (total) => total === highest) },
    { step: 'illegal suit', seats: illegal },
    { step: 'lost charges', seats: lostCharges },
    { step: 'out', seats: out },
  ];
  return steps.filter(({ step, seats }) => step === 'battle' || seats.length > 0);
}

/** Outcomes of the last battle; none before the first. */
export function outcomes({ last }: Play): number {
  return last === undefined ? 0 : presentationOf(last).length;
}

export const GOALS = [
  'highest total',
  'tie',
  'joker in army',
  'face card in hand',
  'joker in hand',
  'out',
  'illegal suit',
  'lost charge',
  'appeal',
] as const;
export type Goal = (typeof GOALS)[number];

export const lesson: Lesson<State> = {
  goals({ play: { house, king } }) {
    const canComeUp: Readonly<Partial<Record<Goal, boolean>>> = {
      'illegal suit': king !== undefined,
      appeal: king !== undefined && house.diplomacy === 'yes',
      'lost charge': house.charges === 'yes',
    };
    return GOALS.filter((goal) => canComeUp[goal] ?? true);
  },
  met: ({ play }) => goalsMet(play),
};

function goalsMet({ last }: Play): readonly Goal[] {
  if (last === undefined) return [];
  const { outcome, hands, replaced, out } = last;
  const met: Readonly<Record<Goal, boolean>> = {
    'highest total': outcome.reason === 'highest total',
    tie: outcome.reason === 'tie',
    'joker in army': outcome.jokers.length > 0,
    'face card in hand': hands.some(({ redrawn }) => redrawn),
    'joker in hand': hands.some(({ jokers }) => jokers > 0),
    out: out.length > 0 || hands.some((hand) => hand.out.length > 0),
    'illegal suit': outcome.illegal.length > 0,
    'lost charge': outcome.lostCharges.length > 0,
    appeal: replaced.length > 0 || hands.some(({ annulled }) => annulled > 0),
  };
  return GOALS.filter((goal) => met[goal]);
}

const GOAL_OF = {
  jokers: 'joker in army',
  'illegal suit': 'illegal suit',
  'lost charges': 'lost charge',
  out: 'out',
} as const satisfies Partial<Record<PresentedStep, Goal>>;

export function goalPresented(step: PresentedStep, { outcome: { reason } }: Fought): Goal {
  if (step !== 'battle') return GOAL_OF[step];
  return reason === 'only Jokers' ? 'joker in army' : reason;
}
