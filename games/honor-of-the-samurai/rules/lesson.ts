import type { Fought, Play, State } from './play.ts';
import type { Lesson } from '../../../rulebook/rulebook.ts';

/** What of a battle is presented by itself, in this order. */
export type PresentedStep = 'jokers' | 'battle' | 'illegal suit' | 'lost charges' | 'out';

/** HS-5: heads first, then disgraces, then who is out. */
export function presentationOf({ outcome, out }: Fought): readonly PresentedStep[] {
  return [
    ...(outcome.jokers.length > 0 ? (['jokers'] as const) : []),
    'battle',
    ...(outcome.illegal.length > 0 ? (['illegal suit'] as const) : []),
    ...(outcome.lostCharges.length > 0 ? (['lost charges'] as const) : []),
    ...(out.length > 0 ? (['out'] as const) : []),
  ];
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
  goals: ({ play }) => GOALS.filter((goal) => canComeUp(goal, play)),
  met: ({ play }) => goalsMet(play),
};

function canComeUp(goal: Goal, { house, king }: Play): boolean {
  switch (goal) {
    case 'illegal suit':
      return king !== undefined;
    case 'appeal':
      return king !== undefined && house.diplomacy === 'yes';
    case 'lost charge':
      return house.charges === 'yes';
    case 'highest total':
    case 'tie':
    case 'joker in army':
    case 'face card in hand':
    case 'joker in hand':
    case 'out':
      return true;
    default:
      return goal satisfies never;
  }
}

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

export function goalPresented(step: PresentedStep, { last }: Play): Goal | undefined {
  switch (step) {
    case 'jokers':
      return 'joker in army';
    case 'battle':
      return last?.outcome.reason === 'only Jokers' ? 'joker in army' : last?.outcome.reason;
    case 'illegal suit':
      return 'illegal suit';
    case 'lost charges':
      return 'lost charge';
    case 'out':
      return 'out';
    default:
      return step satisfies never;
  }
}
