import type { Lesson } from '../../../rulebook/rulebook.ts';
import type { BattleLine } from './house.ts';
import type { Kind } from './kind.ts';
import { lastOf, type Fought, type Play, type Played, type State } from './play.ts';

export type Goal =
  | Kind
  | 'higher sum'
  | 'equal battle'
  | 'jester meets others'
  | 'jester'
  | 'highest card'
  | 'equal highest'
  | 'horse';

const GOALS: Readonly<Record<BattleLine, readonly Goal[]>> = {
  simple: ['higher sum', 'equal battle'],
  combined: [
    'number sum',
    'mixed',
    'thirteen',
    'pair',
    'elite partners',
    'elite pair',
    'jester partner',
    'jester meets others',
    'equal battle',
  ],
  bellum: ['highest card', 'equal highest', 'jester', 'horse'],
};

/** A first game of any line: whatever comes up is shown. */
export const lesson: Lesson<State> = {
  goals: ({ play }) => GOALS[play.house.line],
  met: ({ play }) => goalsMet(play),
};

/** What of it the last battle or trick shows best: what is rare about it, else what took it. */
export function goalShown(play: Play): Goal | undefined {
  const goals = goalsMet(play);
  const last = lastOf(play);
  if (last?.kind !== 'battle' || last.outcome.kind === 'simple') return goals.at(-1);
  const { kinds, winner } = last.outcome;
  const rare = goals.find((goal) => goal === 'equal battle' || goal === 'jester meets others');
  return rare ?? kinds[winner ?? 0];
}

function goalsMet(play: Play): readonly Goal[] {
  const last = lastOf(play);
  if (last === undefined) return [];
  return last.kind === 'battle' ? metInBattle(last) : metInTrick(last);
}

function metInBattle({ outcome, aside }: Fought): readonly Goal[] {
  const equal: readonly Goal[] = aside.length > 0 || outcome.winner === null ? ['equal battle'] : [];
  if (outcome.kind === 'simple') return [...(outcome.winner === null ? [] : ['higher sum' as const]), ...equal];
  const [one, other] = outcome.kinds;
  // CB-6: where a jester partner meets another kind, other laws hold.
  const jester: readonly Goal[] = one !== other && outcome.kinds.includes('jester partner') ? ['jester meets others'] : [];
  return [...new Set([one, other, ...jester, ...equal])];
}

function metInTrick({ outcome, attacker, fights }: Played): readonly Goal[] {
  const horse: readonly Goal[] = attacker === null ? [] : ['horse'];
  if (outcome.clause === 'CB-8') return ['jester', ...horse];
  if (attacker === null && fights.length > 0) return ['equal highest'];
  return outcome.reason === 'highest card' ? ['highest card'] : horse;
}
