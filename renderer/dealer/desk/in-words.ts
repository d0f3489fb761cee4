import type { ConsoleView, GameView, HistoryStep, Stall } from '../../../host/contract/view.ts';
import { winTogether, type Seat } from '../../../rulebook/seat.ts';
import { effectPhrases, inShort, pairIn, stepNamed, winnersPhrase } from '../../../words/room.ts';
import { titled } from '../../../words/language.ts';
import questions from '../../../words/generated/questions.js';
import { sayIn } from '../../../words/say.ts';
import { inId } from '../../../words/say.ts';
import { endedTitle, isOpen } from '../../room/ending/acts.ts';
import { calledOffSaid, haltedSaid, roundName } from '../../room/table/moment.ts';
import { TABLE_UIS } from '../../room/table/ui.ts';
import { padMayAnswer } from '../../ui/stalls.ts';
import { likeliestOf } from './asking-keys.ts';
import type { Desk } from './desk.ts';
import type { DeskSay } from './desk-say.ts';
import { phoneOf } from './phones.ts';

type Sight = Pick<Desk, 'view' | 'ui' | 'language' | 'say'>;

/** The name of the player in that seat now. */
export function nameOf({ table: { game } }: ConsoleView, seat: number): string {
  return game?.seats[seat]?.player.name ?? String(seat + 1);
}

/** The name of the round that is played or presented; empty without a game. */
export function roundNow({ view, language }: Pick<Desk, 'view' | 'language'>): string {
  const { game } = view.table;
  return game === undefined ? '' : roundName(game, language);
}

/**
 * A step of the time line as undo and redo say it: what it was, the round it belongs to, if any, and of what it changes as
 * much as fits in `room` letters. On a screen that shows the table, the room reads no change before the presentation shows it.
 */
export function stepSaid(
  { view, ui, language, settings }: Sight & { readonly settings: { readonly showsTable: boolean } },
  { what, effect }: Omit<HistoryStep, 'n'>,
  room: number,
): string {
  const { game } = view.table;
  const discreet = settings.showsTable && game?.course.phase === 'shown';
  const round = game === undefined || effect.round === 0 ? undefined : ui.round(game.state, effect.round, language);
  const step = stepNamed(language, TABLE_UIS.of(ui.id).stepSaid(what, language), effect.changes, round);
  const changes = discreet ? '' : inShort(language, effectPhrases(effect, language), room - step.length);
  return changes === '' ? step : pairIn(language, step, changes);
}

/** What is asked now, in words. */
interface AskedNow {
  readonly question: string;
  /** Why, as long as the first round is played. */
  readonly why?: string | undefined;
  /** The answer that Space gives, as a button says it. */
  readonly likeliest?: string;
}

/** Undefined where nothing is asked. */
export function askedNow({ view, ui: { asking, cardName }, language }: Sight): AskedNow | undefined {
  const say = sayIn(language, questions);
  const { answerer, table } = view;
  switch (answerer?.kind) {
    case undefined:
      return undefined;
    case 'all bots':
      return { question: say('questions-strip-alone') };
    case 'bot':
      return { question: say('questions-strip-thinking', { name: nameOf(view, answerer.seat) }) };
    case 'dealer': {
      const ask = table.game?.ask;
      if (asking === undefined || ask === undefined) return undefined;
      const names = table.game?.seats.map(({ player }) => player.name) ?? [];
      const words = asking.words(language);
      const value = likeliestOf(ask);
      const option = ask.options.find((one) => one.value === value);
      // Named only after a count, and only a card that by all that has lain open can be no other.
      const likeliest = option === undefined ? value && titled(cardName(value, language)) : words.option(option, ask, names);
      const why = table.game?.round === 0 ? asking.why(ask, language) : undefined;
      return { question: words.ask(ask, names), why, ...(likeliest !== undefined && { likeliest }) };
    }
  }
}

/** The phase in words: what holds now, and beneath it what the dealer should know of it. */
interface Headline {
  readonly main: string;
  readonly sub: readonly string[];
}

export function headline(desk: Sight): Headline {
  const { view } = desk;
  const { say } = desk;
  const { game } = view.table;
  if (game === undefined) return { main: say('console-waiting-for-host'), sub: [] };
  const { course } = game;
  switch (course.phase) {
    case 'choosing':
      return choosing(desk, course);
    case 'asking':
      return { main: askedNow(desk)?.question ?? '', sub: interrupted(desk, course) };
    case 'counting':
      return { main: say('console-counting'), sub: [] };
    case 'closed':
      return { main: say('console-closed'), sub: [] };
    case 'opening':
      return opening(view, course, say);
    case 'shown':
      return { main: say('console-shown', { round: roundNow(desk) }), sub: [] };
    case 'over':
      return { main: over(game, say), sub: [endedTitle(game, desk.language)].filter((why) => why !== undefined) };
  }
}

type Phase<Name> = Extract<GameView['course'], { phase: Name }>;

function choosing(desk: Sight, course: Phase<'choosing'>): Headline {
  const { say } = desk;
  const { ready, of, late } = course;
  const main =
    of === 0 ? say('console-hands-up') : ready === of ? say('console-all-ready') : say('room-ready-count', { ready, of });
  const sub = interrupted(desk, course);
  const names = late.map((seat) => nameOf(desk.view, seat));
  return { main, sub: names.length > 0 ? [...sub, say('console-late', { names })] : sub };
}

/** What ended the last count or opening, as the table display says it. */
function interrupted(
  { view, say }: Sight,
  { calledOff, halted }: Pick<Phase<'choosing'>, 'calledOff' | 'halted'>,
): readonly string[] {
  const nameIn = (seat: Seat) => nameOf(view, seat);
  return [calledOff && calledOffSaid(calledOff, nameIn, say), halted && haltedSaid(halted, nameIn, say)].filter(
    (line) => line !== undefined,
  );
}

function stallSaid(view: ConsoleView, { seat, why }: Stall, say: DeskSay): string {
  const name = nameOf(view, seat);
  const onPhone = phoneOf(view, view.inputs[seat]) !== undefined && (why === 'no answer' || why === 'gone');
  return onPhone ? say(`console-stalled-${inId(why)}.phone`, { name }) : say(`console-stalled-${inId(why)}`, { name });
}

function opening(view: ConsoleView, { stalled, toType, unjudged, retaken }: Phase<'opening'>, say: DeskSay): Headline {
  const [first, ...others] = stalled;
  if (first !== undefined) {
    const also = (of: readonly Stall[], id: 'console-also-decide' | 'console-also-stalled') =>
      of.length === 0 ? [] : [say(id, { names: of.map(({ seat }) => nameOf(view, seat)) })];
    const decided = others.filter((stall) => !padMayAnswer(stall));
    const sub = [...(padMayAnswer(first) ? [] : [say('console-decide')]), ...also(decided, 'console-also-decide')];
    const main = stallSaid(view, first, say);
    return { main, sub: [...sub, ...also(others.filter(padMayAnswer), 'console-also-stalled')] };
  }
  if (unjudged) return { main: say('console-unjudged'), sub: [say('console-unjudged.hint')] };
  const next = toType[0];
  if (next !== undefined) return { main: say('console-typing', { name: nameOf(view, next) }), sub: [say('console-typing.hint')] };
  return retaken
    ? { main: say('console-retaken'), sub: [say('console-retaken.hint')] }
    : { main: say('console-opening'), sub: [] };
}

/** The winners in words, or that nobody has won, or that nobody has won yet. */
function over({ standings, winners, sides = [] }: GameView, say: DeskSay): string {
  const names = standings.filter(({ player }) => winners.includes(player.id)).map(({ player }) => player.name);
  if (names.length > 0) return winnersPhrase(names, winTogether(winners, sides), say);
  return isOpen({ winners, standings }) ? say('console-points-open') : say('console-nobody-won');
}
