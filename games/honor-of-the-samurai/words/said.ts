import { highestOf } from '../rules/battle.ts';
import { goalPresented, presentationOf, type PresentedStep } from '../rules/lesson.ts';
import type { House } from '../rules/house.ts';
import type { Fought, State } from '../rules/play.ts';
import { SAMURAI_WORDS } from './words.ts';
import type { SamuraiWords } from './table/en.ts';
import { listIn, type Language } from '../../../words/language.ts';
import type { Said } from '../../kit/words/said.ts';
import { SPOKEN_LONGEST } from '../../../words/reading.ts';

export function sayOutcome({ play, players }: State, at: number, language: Language): Said {
  const { last } = play;
  const presented = last && presentationOf(last)[at];
  if (last === undefined || presented === undefined) throw new RangeError(`no outcome ${at} has been judged`);
  const { step, seats } = presented;
  const words = SAMURAI_WORDS[language];
  const names = listIn(language)(seats.map((seat) => players[seat]?.name ?? ''));
  const said = sayStep(step, last, play.house, words, names);
  const spoken = said.spoken.find(({ length }) => length <= SPOKEN_LONGEST) ?? said.spoken.at(-1) ?? '';
  return { ...said, seats, spoken, goal: goalPresented(step, last) };
}

/** What is spoken may be said in fewer words, the fullest first. */
type Worded = Pick<Said, 'stamp' | 'verdict' | 'why' | 'clause'> & { readonly spoken: readonly string[] };

function sayStep(step: PresentedStep, last: Fought, house: House, words: SamuraiWords, names: string): Worded {
  const { verdicts, why, spoken } = words;
  switch (step) {
    case 'jokers': {
      const shortly = [spoken.loses(names), verdicts.loses];
      return { stamp: 'loses', verdict: verdicts.loses, why: why.joker, clause: 'HS-4', spoken: shortly };
    }
    case 'battle':
      return { ...sayBattle(last, words, names), clause: 'HS-4' };
    case 'illegal suit': {
      const reason = last.illegal === undefined ? '' : why.illegal(last.illegal);
      return { stamp: 'disgrace', verdict: verdicts.disgrace, why: reason, clause: 'HS-6', spoken: disgraced(spoken, names) };
    }
    case 'lost charges':
      return { stamp: 'disgrace', verdict: verdicts.disgrace, why: why.charge, clause: 'HS-8', spoken: disgraced(spoken, names) };
    case 'out': {
      const shortly = [spoken.out(names), spoken.manyOut(last.out.length)];
      const [by, clause] = house.disgracesAsHeads === 'yes' ? [why.outBy.heads, 'HS-7'] : [why.outBy.disgraces, 'HS-2'];
      return { stamp: 'out', verdict: verdicts.out, why: `${by}: ${why.outFor[house.out]}`, clause, spoken: shortly };
    }
    default:
      return step satisfies never;
  }
}

function sayBattle({ outcome }: Fought, { verdicts, why, spoken }: SamuraiWords, name: string): Omit<Worded, 'clause'> {
  const { winner, heads, totals } = outcome;
  const highest = highestOf(totals);
  if (highest === undefined) return { verdict: verdicts.nobody, why: why.onlyJokers, spoken: [spoken.nobody] };
  if (winner === null) return { stamp: 'tie', verdict: verdicts.tie, why: why.tie(highest), spoken: [spoken.nobody] };
  const next = highestOf(totals.filter((_, seat) => seat !== winner));
  const stamp = heads > 0 ? ({ stamp: 'head' } as const) : {};
  return { ...stamp, verdict: verdicts.takes(heads), why: why.wins(highest, next), spoken: [spoken.takes(name, heads)] };
}

function disgraced(spoken: SamuraiWords['spoken'], names: string): readonly string[] {
  return [spoken.disgrace(names), spoken.disgraces];
}
