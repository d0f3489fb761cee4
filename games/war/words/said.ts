import type { Card } from '../../../rulebook/card.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import type { Clash } from '../rules/battle.ts';
import { isShort, type Goal } from '../rules/lesson.ts';
import { isPending, takenIn, type Fought, type Play, type State } from '../rules/play.ts';
import type { Language } from '../../../words/language.ts';
import questions from '../../../words/generated/questions.js';
import words from '../../../words/generated/war.js';
import { rankName } from '../../../words/cards.ts';
import { sayIn, type Say } from '../../../words/say.ts';
import type { OutcomeSaid } from '../../kit/words/said.ts';

/** Clash number `at` of the last battle, in words; the last one says how the battle ended. */
export function sayClash(play: Play, players: readonly Player[], at: number, language: Language): OutcomeSaid {
  const { last } = play;
  const clash = last?.battle.clashes[at];
  if (last === undefined || clash === undefined) throw new RangeError(`no outcome ${at} to tell`);
  const wording = wordingOf(players, language);
  if (at < last.battle.clashes.length - 1) return sayTie(clash, at, wording);
  return sayEnd(last, clash, play.phase === 'over', wording);
}

/** The ties of the battle under way, in words; undefined as long as nothing of it has been entered. */
export function sayUnderWay({ play, players }: State, language: Language): readonly OutcomeSaid[] | undefined {
  if (play.phase === 'over' || isPending(play)) return undefined;
  return play.battle.clashes.map((clash, at) => sayTie(clash, at, wordingOf(players, language)));
}

interface Wording {
  namesOf(seats: readonly Seat[]): readonly string[];
  readonly say: Say<'war' | 'questions'>;
}

function wordingOf(players: readonly Player[], language: Language): Wording {
  return { namesOf: (seats) => seats.map((seat) => players[seat]?.name ?? ''), say: sayIn(language, words, questions) };
}

function sayTie(clash: Clash, at: number, { namesOf, say }: Wording): OutcomeSaid {
  const { forfeits, judged } = clash;
  const card = highestOf(clash, say);
  return {
    stamp: 'tie',
    verdict: say('war-options-war'),
    seats: judged.war,
    why: [
      card === undefined ? say('war-why-tie') : say('war-why-tie.known', { card }),
      ...(forfeits.length === 0 ? [] : [say('war-why-tie-forfeits', { names: namesOf(forfeits) })]),
    ].join(' '),
    clause: forfeits.length === 0 ? 'WR-3' : 'WR-4',
    spoken: say('war-why-tie.spoken', { names: namesOf(judged.war) }),
    goal: (forfeits.length > 0 ? 'forfeit' : at === 0 ? 'war' : 'war within a war') satisfies Goal,
  };
}

function sayEnd(last: Fought, clash: Clash, over: boolean, wording: Wording): OutcomeSaid {
  const { namesOf, say } = wording;
  const { next, clashes } = last.battle;
  switch (next.what) {
    case 'won': {
      const [cards, [winner = '']] = [takenIn(last), namesOf([next.winner])];
      const why = whyWon(clash, clashes.length > 1, winner, wording);
      return {
        stamp: 'takes',
        verdict: say('questions-takes', { cards }),
        seats: [next.winner],
        why: last.waiting === 0 ? why : `${why} ${say('war-waited-too', { waited: last.waiting })}`,
        clause: next.clause,
        spoken: say('questions-takes.spoken', { name: winner, cards }),
        goal: goalAtEnd(last, clash),
      };
    }
    case 'waits': {
      const waiting = last.waiting + clashes.flatMap(({ laid }) => laid.flat()).length;
      return {
        stamp: 'waits',
        verdict: say('questions-nobody'),
        seats: [],
        why: say(over ? 'war-why-waits.over' : 'war-why-waits', { tied: namesOf(next.tied) }),
        clause: next.clause,
        spoken: over ? say('war-why-waits.spoken-over') : say('war-why-waits.spoken', { cards: waiting }),
        ...(!over && { goal: 'waiting cards' satisfies Goal }),
      };
    }
    case 'lay':
      throw new RangeError('a battle that is shown has ended');
    default:
      return next satisfies never;
  }
}

/** The card that decided a clash, by its rank: the highest flipped, as far as it is known. */
function highestOf({ laid, judged }: Clash, { language }: Say<'war' | 'questions'>): string | undefined {
  const card: Card | undefined = laid[judged.winner ?? judged.war[0] ?? 0]?.at(-1);
  return card === '??' ? undefined : card && rankName(card, language);
}

function whyWon(clash: Clash, war: boolean, winner: string, { namesOf, say }: Wording): string {
  if (clash.judged.winner === null) return say('war-why-forfeit', { forfeits: namesOf(clash.forfeits), winner });
  const alone = clash.laid.filter((cards) => cards.length > 0).length === 1;
  if (alone) return say('war-why-alone', { winner });
  const card = highestOf(clash, say);
  if (card === undefined) return say(war ? 'war-why-highest.war' : 'war-why-highest');
  return say(war ? 'war-why-highest.war-known' : 'war-why-highest.known', { card });
}

function goalAtEnd({ battle }: Fought, clash: Clash): Goal | undefined {
  if (clash.judged.winner === null) return 'forfeit';
  if (battle.next.what === 'won' && battle.next.clause === 'WR-2') return 'battle';
  return isShort(clash) ? 'short stack' : undefined;
}
