import { saidToAll, type HandLine } from '../../kit/words/hand-line.ts';
import type { Ask } from '../../../rulebook/ask.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { isFirst } from '../rules/armies.ts';
import { seatsWhere } from '../rules/battle.ts';
import type { KEEP, NOBODY } from '../rules/appeal.ts';
import type { HandWord } from '../rules/hands.ts';
import type { HighlightWhat } from '../rules/highlights.ts';
import type { House, SamuraiCode } from '../rules/house.ts';
import type { Goal } from '../rules/lesson.ts';
import type { HandReport, Play, State } from '../rules/play.ts';
import type { AskWhat, TURN } from '../rules/questions.ts';
import { headsWorth, isOut, pointsOf, seatsIn } from '../rules/score.ts';
import { suitName } from '../../../words/cards.ts';
import words from '../../../words/generated/honor-of-the-samurai.js';
import type { Language } from '../../../words/language.ts';
import type { AskValues } from '../../../words/rulebook.ts';
import { inId, sayIn, type Ids, type InId, type Say } from '../../../words/say.ts';

/** Who moves what with real cards before the next answer; nobody where the screen deals. */
export function handTasks({ play, players }: State, language: Language): readonly HandLine[] {
  const say = sayIn(language, words);
  if (play.house.cards === 'dealt') return [];
  const seats = seatsIn(play.scores, play.house);
  const replace = { said: say('honor-of-the-samurai-hands-replace'), to: seats };
  switch (play.phase) {
    case 'hands': {
      const last = play.hands.at(-1);
      if (last === undefined) return [{ said: say('honor-of-the-samurai-hands-deal'), to: 'dealer' }];
      if (!last.redrawn || !seats.includes(last.seat)) return [];
      const said = say('honor-of-the-samurai-hands-redraw', { name: players[last.seat]?.name ?? '' });
      return [{ said, to: [last.seat], you: say('honor-of-the-samurai-hands-redraw.you') }];
    }
    case 'charges': {
      const you = say('honor-of-the-samurai-hands-charge.you');
      const charge = { said: say('honor-of-the-samurai-hands-charge'), to: seats, you };
      return play.charging.length === 0 && play.seat === seats[0] ? [replace, charge] : [charge];
    }
    case 'armies':
      return isBeforeArmies(play) ? [replace] : [];
    case 'king':
    case 'illegal suit':
    case 'hand appeal':
    case 'army appeal':
    case 'over':
      return [];
  }
}

/** The same to the whole table. */
export function handLines(state: State, language: Language): readonly string[] {
  return saidToAll(handTasks(state, language));
}

/** Which card of an army a question asks for, where they are asked for one after the other. */
export const samuraiAskValues: AskValues = ({ part }: Ask) => (part === undefined ? {} : { as: 'part', ...part });

/** The armies follow the last hand, and nothing of them is turned up yet. */
function isBeforeArmies(play: Play): boolean {
  return play.phase === 'armies' && isFirst(play.revealed) && play.house.charges === 'no';
}

/** HS-1: whose heads are worth what, where that is a sum. */
export function settlement({ play: { scores, house }, players }: State, language: Language): readonly string[] {
  const sums = players.flatMap(({ name }, seat) => {
    const worth = scores[seat] && headsWorth(pointsOf(scores[seat], house), house.stake);
    return worth === undefined ? [] : [`${name} ${worth}`];
  });
  return sums.length === 0 ? [] : [sayIn(language, words)('honor-of-the-samurai-hands-settle', { worth: sums.join(', ') })];
}

/** What everybody should know before the next answer: what the last hand costs and gives, and who plays again (HS-2, HS-9). */
export function notes({ play, players }: State, language: Language): readonly string[] {
  const say = sayIn(language, words);
  const hand = handReport(play);
  const begins = play.phase === 'hands' && play.hands.length === 0;
  const namesOf = (seats: readonly Seat[]) => seats.map((seat) => players[seat]?.name ?? '');
  if (hand !== undefined) {
    const [name = ''] = namesOf([hand.seat]);
    const out = 'out' in hand && hand.out.length > 0 ? namesOf(hand.out) : undefined;
    return [
      ...sayHand(hand, name, say),
      ...(out === undefined ? [] : [`${say('honor-of-the-samurai-verdicts-out.spoken', { names: out })}.`]),
      ...(begins ? [say('honor-of-the-samurai-all-out')] : []),
    ];
  }
  if (!begins || play.house.out === 'game') return [];
  const back = seatsWhere(play.last?.scores ?? [], (score) => isOut(score, play.house));
  return back.length === 0 ? [] : [say('honor-of-the-samurai-back', { names: namesOf(back) })];
}

type Hand = Omit<HandReport, 'disgraces' | 'out'>;

/** What a declared hand costs and gives; none where it does neither. */
function sayHand({ redrawn, jokers, annulled }: Hand, name: string, say: Say<'honor-of-the-samurai'>): readonly string[] {
  const what = [
    ...(redrawn ? [say('honor-of-the-samurai-hand.redrawn')] : []),
    ...(jokers === annulled + 1 ? [say('honor-of-the-samurai-hand.joker')] : []),
    ...(jokers > annulled + 1 ? [say('honor-of-the-samurai-hand.jokers')] : []),
    ...(annulled > 0 ? [say('honor-of-the-samurai-hand.annulled')] : []),
  ];
  return what.length === 0 ? [] : [say('honor-of-the-samurai-hand', { name, what: what.join('; ') })];
}

function handReport(play: Play): HandReport | Hand | undefined {
  if (play.phase === 'hand appeal') return { ...play.declared, annulled: play.annulled };
  if (play.phase === 'hands') return play.hands.at(-1) ?? play.unfought.at(-1);
  return play.phase === 'charges' || play.phase === 'over' || isBeforeArmies(play) ? play.hands.at(-1) : undefined;
}

/**
 * Beside the round's number: the illegal suit (HS-6), and how a game ended by a hand (HS-5). An end by a battle is told
 * with it.
 */
export function headline({ play }: State, language: Language): readonly string[] {
  const say = sayIn(language, words);
  if (play.phase === 'over' && play.hands.length > 0 && play.ending.reason !== 'ten heads')
    return [say(`honor-of-the-samurai-endings-${inId(play.ending.reason)}`)];
  if (play.king === undefined) return [];
  return [say('honor-of-the-samurai-illegal', { suit: suitName(play.king.illegal, language) })];
}

// What the game's own codes are called is looked up by them: a code without words is a type error here.
type Worded = Ids['honor-of-the-samurai'];
type Answer = HandWord | 'yes' | 'no' | typeof NOBODY | typeof TURN | typeof KEEP;
type Choices = Pick<House, 'out'>;
type HouseValue = { readonly [Key in keyof Choices]: `${Key}.${Choices[Key]}` }[keyof Choices];
true satisfies `honor-of-the-samurai-asks-${InId<AskWhat>}` extends Worded ? true : never;
true satisfies `honor-of-the-samurai-options-${Answer}` extends Worded ? true : never;
true satisfies `honor-of-the-samurai-goals-${InId<Goal>}` extends Worded ? true : never;
true satisfies `honor-of-the-samurai-highlights-${HighlightWhat}` extends Worded ? true : never;
true satisfies `honor-of-the-samurai-refused-${InId<SamuraiCode>}` extends Worded ? true : never;
true satisfies `honor-of-the-samurai-house-${Exclude<keyof House, 'cards'> | HouseValue}` extends Worded ? true : never;
