import type { WarHouse } from '../rules/house.ts';
import type { WarCode } from '../rules/rulebook.ts';
import type { HighlightWhat } from '../rules/highlights.ts';
import type { Goal } from '../rules/lesson.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { saidToAll, type HandLine } from '../../kit/words/hand-line.ts';
import { cardsHeld, isPending, turning, type Play, type State } from '../rules/play.ts';
import { battlesLeft, minutesOf } from '../rules/house.ts';
import type { Language } from '../../../words/language.ts';
import questions from '../../../words/generated/questions.js';
import words from '../../../words/generated/war.js';
import type { AskValues } from '../../../words/rulebook.ts';
import { sayIn, type Ids, type InId } from '../../../words/say.ts';

/** Questions that may be answered by saying that there is no more of it are put otherwise. */
export const askValues: AskValues = ({ options }) => ({
  as: options.some(({ value }) => value === 'none' || value === 'done') ? 'ends' : undefined,
});

/** Who moves what with real cards before the next answer; nobody where the screen deals. */
export function handTasks({ play, players }: State, language: Language): readonly HandLine[] {
  const say = sayIn(language, words);
  const { house } = play;
  if (house.cards === 'dealt') return [];
  const nameOf = (seat: Seat) => players[seat]?.name ?? '';
  if (play.phase === 'playing' && !isPending(play)) {
    const begins = play.said.what === 'cards' && play.said.named === 0;
    const to = turning(play);
    const chosen = house.variation === 'suicide';
    const said = say(chosen ? 'war-hands-war.chosen' : 'war-hands-war', { names: to.map(nameOf) });
    return begins ? [{ said, to, you: say(chosen ? 'war-hands-war.you-chosen' : 'war-hands-war.you') }] : [];
  }
  const out = outNow(play);
  // WR-5: once the time is up nobody begins a battle any more.
  const lay =
    play.phase === 'playing' && play.time === 'runs'
      ? [{ said: say(`war-hands-lay-${house.variation}`), to: turning(play) }]
      : [];
  const gone = out.length > 0 ? [{ said: say('war-hands-out', { names: out.map(nameOf) }), to: [] }] : [];
  return [moved(play, nameOf, language), ...gone, ...lay];
}

/** Where the cards go: dealt, to the winner of the last battle, or nowhere. */
function moved({ last }: Play, nameOf: (seat: Seat) => string, language: Language): HandLine {
  const say = sayIn(language, words);
  const next = last?.battle.next;
  if (next === undefined) return { said: say('war-hands-deal', { first: nameOf(0) }), to: 'dealer' };
  if (next.what !== 'won') return { said: sayIn(language, questions)('questions-hands-wait') };
  const name = nameOf(next.winner);
  return { said: say('war-hands-take', { name }), to: [next.winner], you: say('war-hands-take.you') };
}

/** The same to the whole table. */
export function handLines(state: State, language: Language): readonly string[] {
  return saidToAll(handTasks(state, language));
}

/** Beside the battle's number: when the game ends, but for a clock that runs, and the variation. */
export function headline({ play, asked }: State, language: Language): readonly string[] {
  const say = sayIn(language, words);
  const { house, brought } = play;
  const minutes = minutesOf(house);
  const left = battlesLeft(house, brought.length);
  // The clock begins to run with the first answer.
  const clock = minutes !== undefined && asked === 0 ? [say('war-ends-minutes', { minutes })] : [];
  const limit = left === undefined ? clock : [...clock, say('war-ends-battles-left', { battles: left })];
  const end = minutes === undefined && left === undefined ? [say('war-ends-total')] : limit;
  const over = play.phase === 'over' || play.time === 'up';
  return [...(over ? [] : end), ...(house.variation === 'classic' ? [] : [say(`war-variations-${house.variation}`)])];
}

/** WR-5 */
export function notes({ play }: State, language: Language): readonly string[] {
  return play.phase === 'playing' && play.time === 'up' ? [sayIn(language, words)('war-ends-called')] : [];
}

/** WR-7: who laid the last card in the battle before this one. */
function outNow(play: Play): readonly number[] {
  const held = cardsHeld(play);
  const { clashes = [] } = play.last?.battle ?? {};
  return [...held.keys()].filter((seat) => held[seat] === 0 && clashes.some(({ laid }) => laid[seat]?.length !== 0));
}

// What the game's own codes are called is looked up by them: a code without words is a type error here.
type Worded = Ids['war'];
true satisfies `war-goals-${InId<Goal>}` extends Worded ? true : never;
true satisfies `war-highlights-${HighlightWhat}` extends Worded ? true : never;
true satisfies `war-house-${Exclude<keyof WarHouse, 'cards'>}` extends Worded ? true : never;
true satisfies `war-refused-${InId<WarCode>}` extends Worded ? true : never;
