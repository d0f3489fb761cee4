import type { Lesson } from '../../../rulebook/rulebook.ts';
import { warsIn, type Clash } from './battle.ts';
import type { Fought, State } from './play.ts';

export const GOALS = ['battle', 'war', 'war within a war', 'short stack', 'forfeit', 'waiting cards'] as const;
export type Goal = (typeof GOALS)[number];

function shownBy({ battle }: Fought, over: boolean): readonly Goal[] {
  const shown: Readonly<Record<Goal, boolean>> = {
    battle: battle.next.what === 'won' && battle.next.clause === 'WR-2',
    war: battle.next.what === 'won' && warsIn(battle) > 0,
    'war within a war': warsIn(battle) > 1,
    'short stack': battle.clashes.some(isShort),
    forfeit: battle.clashes.some(({ forfeits }) => forfeits.length > 0),
    // What nobody is left to win is a draw.
    'waiting cards': battle.next.what === 'waits' && !over,
  };
  return GOALS.filter((goal) => shown[goal]);
}

/** WR-3 to WR-7 come up by themselves, as the cards fall. Cards wait only where somebody is left to win them (WR-4). */
export const lesson: Lesson<State> = {
  goals: ({ players }) => GOALS.filter((goal) => goal !== 'waiting cards' || players.length > 2),
  met: ({ play }) => (play.last === undefined ? [] : shownBy(play.last, play.phase === 'over')),
};

/** WR-4, WR-6: somebody laid fewer cards than others in the same clash. */
export function isShort({ laid }: Clash): boolean {
  return new Set(laid.map(({ length }) => length).filter((count) => count > 0)).size > 1;
}
