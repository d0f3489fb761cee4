import { highestOf } from '../rules/battle.ts';
import { goalPresented, presentationOf, type PresentedStep } from '../rules/lesson.ts';
import type { House } from '../rules/house.ts';
import type { Fought, State } from '../rules/play.ts';
import { suitName } from '../../../words/cards.ts';
import words from '../../../words/generated/honor-of-the-samurai.js';
import type { Language } from '../../../words/language.ts';
import { SPOKEN_LONGEST } from '../../../words/reading.ts';
import { sayIn, type Say } from '../../../words/say.ts';
import type { OutcomeSaid } from '../../kit/words/said.ts';

export function sayOutcome({ play, players }: State, at: number, language: Language): OutcomeSaid {
  const { last } = play;
  const presented = last && presentationOf(last)[at];
  if (last === undefined || presented === undefined) throw new RangeError(`no outcome ${at} has been judged`);
  const { step, seats } = presented;
  const names = seats.map((seat) => players[seat]?.name ?? '');
  const said = sayStep(step, last, play.house, sayIn(language, words), names);
  const spoken = said.spoken.find(({ length }) => length <= SPOKEN_LONGEST) ?? said.spoken.at(-1) ?? '';
  return { ...said, seats, spoken, goal: goalPresented(step, last) };
}

type SamuraiSay = Say<'honor-of-the-samurai'>;

/** What is spoken may be said in fewer words, the fullest first. */
type Worded = Pick<OutcomeSaid, 'stamp' | 'verdict' | 'why' | 'clause'> & { readonly spoken: readonly string[] };

function sayStep(step: PresentedStep, last: Fought, house: House, say: SamuraiSay, names: readonly string[]): Worded {
  switch (step) {
    case 'jokers': {
      const verdict = say('honor-of-the-samurai-verdicts-loses');
      const spoken = [say('honor-of-the-samurai-verdicts-loses.spoken', { names }), verdict];
      return { stamp: 'loses', verdict, why: say('honor-of-the-samurai-why-joker'), clause: 'HS-4', spoken };
    }
    case 'battle':
      return { ...sayBattle(last, say, names), clause: 'HS-4' };
    case 'illegal suit': {
      const suit = last.illegal && suitName(last.illegal, say.language);
      const why = suit === undefined ? '' : say('honor-of-the-samurai-why-illegal', { suit });
      return { ...sayDisgrace(say, names), why, clause: 'HS-6' };
    }
    case 'lost charges':
      return { ...sayDisgrace(say, names), why: say('honor-of-the-samurai-why-charge'), clause: 'HS-8' };
    case 'out': {
      const shortly = say('honor-of-the-samurai-verdicts-out.shortly', { players: last.out.length });
      const spoken = [say('honor-of-the-samurai-verdicts-out.spoken', { names }), shortly];
      const said = { stamp: 'out', verdict: say('honor-of-the-samurai-verdicts-out'), spoken } as const;
      if (house.disgracesAsHeads === 'yes') return { ...said, why: say('honor-of-the-samurai-why-out.heads'), clause: 'HS-7' };
      const why = house.out === 'game' ? say('honor-of-the-samurai-why-out.game') : say('honor-of-the-samurai-why-out');
      return { ...said, why, clause: 'HS-2' };
    }
    default:
      return step satisfies never;
  }
}

function sayBattle({ outcome }: Fought, say: SamuraiSay, [name = '']: readonly string[]): Omit<Worded, 'clause'> {
  const { winner, heads, totals } = outcome;
  const total = highestOf(totals);
  const nobody = say('honor-of-the-samurai-verdicts-nobody');
  if (total === undefined) return { verdict: nobody, why: say('honor-of-the-samurai-why-only-jokers'), spoken: [nobody] };
  if (winner === null) {
    const why = say('honor-of-the-samurai-why-tie', { total });
    return { stamp: 'tie', verdict: say('honor-of-the-samurai-verdicts-tie'), why, spoken: [nobody] };
  }
  const next = highestOf(totals.filter((_, seat) => seat !== winner));
  const why =
    next === undefined
      ? say('honor-of-the-samurai-why-wins.alone', { total })
      : say('honor-of-the-samurai-why-wins', { total, next });
  if (heads === 0) {
    const spoken = [say('honor-of-the-samurai-verdicts-takes.spoken-none', { name })];
    return { verdict: say('honor-of-the-samurai-verdicts-takes.none'), why, spoken };
  }
  const spoken = [say('honor-of-the-samurai-verdicts-takes.spoken', { name, heads })];
  return { stamp: 'head', verdict: say('honor-of-the-samurai-verdicts-takes', { heads }), why, spoken };
}

function sayDisgrace(say: SamuraiSay, names: readonly string[]): Omit<Worded, 'why' | 'clause'> {
  const shortly = say('honor-of-the-samurai-verdicts-disgrace.shortly');
  const spoken = [say('honor-of-the-samurai-verdicts-disgrace.spoken', { names }), shortly];
  return { stamp: 'disgrace', verdict: say('honor-of-the-samurai-verdicts-disgrace'), spoken };
}
