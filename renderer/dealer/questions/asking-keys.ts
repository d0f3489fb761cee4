import type { ConsoleView } from '../../../host/contract/view.ts';
import type { Ask } from '../../../rulebook/ask.ts';
import type { ConsoleBook } from '../desk/book.ts';
import { HELD, command, local, refused, type Action, type Desk } from '../desk/desk.ts';
import { letterOf, type KeyPress } from '../desk/key-press.ts';
import { readRecall } from '../desk/recall-keys.ts';
import { answererOf, mayCount } from './answerer.ts';
import { isEnter, readCard, signOf } from './card-keys.ts';
import type { AskingBook } from './asking-book.ts';
import { commandOf } from './command.ts';
import { keyedOptions, optionOf } from './keyed-options.ts';

/**
 * A key while the table waits for an answer, or while outcomes are told and the next answer is typed already. What comes
 * while an answer is on its way, a bot's too, is kept for the questions after it.
 */
export function readAsking(view: ConsoleView, desk: Desk, press: KeyPress, book: ConsoleBook): Action | undefined {
  const { game } = view.table;
  if (game === undefined || book.asking === undefined) return undefined;
  if (press.code === 'Escape') return erase(desk) ?? readRecall(view, desk, press);
  if (press.code === 'Backspace') return eraseLast(desk);
  if (letterOf(press) === 'W') return readRecall(view, desk, press);
  if (press.code === 'Space') return readSpace(view, desk);
  if (!mayAnswer(press, desk, book.asking)) return undefined;
  const answerer = answererOf(view);
  switch (answerer.by) {
    case 'nobody':
    case 'bots':
      return HELD;
    case 'bot':
      return keep(desk, press);
    case 'dealer':
      return desk.awaiting ? keep(desk, press) : readAnswer({ ask: answerer.ask, state: game.state }, desk, press, book.asking);
    default:
      return answerer satisfies never;
  }
}

/** An answer's key while a count runs: it is not taken in passing, and says so. */
export function readEarlyAnswer(desk: Desk, press: KeyPress, { asking }: ConsoleBook): Action | undefined {
  if (asking === undefined || isEnter(press) || !mayAnswer(press, desk, asking)) return undefined;
  return refused('round under way', { phase: 'counting' });
}

/** Whether a key can be part of an answer in this game: every digit and letter but the desk's own. */
export function mayAnswer(
  press: KeyPress,
  { onControl }: Pick<Desk, 'onControl'>,
  { alphabet, optionKeys }: AskingBook,
): boolean {
  if (isEnter(press)) return !onControl;
  const sign = signOf(press);
  if (sign === undefined || sign === 'U' || sign === 'W') return false;
  if (sign !== 'M' && sign !== 'V') return true;
  const signs = [...alphabet.ranks, ...alphabet.suits, ...alphabet.specials];
  return signs.some(({ keys }) => keys.includes(sign)) || Object.values(optionKeys).includes(sign);
}

/** Space: the count, where one may come first; else the answer that is likeliest. */
function readSpace(view: ConsoleView, desk: Desk): Action {
  const course = view.table.game?.course;
  if (course?.phase !== 'asking' || desk.awaiting) return HELD;
  if (desk.now < desk.settlesAt) return HELD;
  if (mayCount(view)) return command({ type: 'count', step: course.step });
  const answerer = answererOf(view);
  const likeliest = answerer.by === 'dealer' ? likeliestOf(answerer.ask) : undefined;
  return answerer.by === 'dealer' && likeliest !== undefined ? answer(answerer.ask, likeliest, desk) : HELD;
}

/** The answer that Space gives, where one is likelier than all others. */
export function likeliestOf(ask: Ask): string | undefined {
  switch (ask.kind) {
    case 'card':
      return ask.expected;
    case 'option':
      return ask.standard;
    default:
      return ask satisfies never;
  }
}

interface Asked {
  readonly ask: Ask;
  readonly state: unknown;
}

function readAnswer({ ask, state }: Asked, desk: Desk, press: KeyPress, asking: AskingBook): Action {
  const option = desk.written === '' ? optionOf(keyedOptions(ask, asking), press) : undefined;
  if (option !== undefined) return answer(ask, option.value, desk);
  if (ask.kind === 'option') return HELD;
  const { alphabet, gone } = asking;
  const reading = {
    alphabet,
    rankOnly: ask.rankOnly === true,
    suitMayBeUnknown: false,
    gone: (card: string) => gone(state, card),
  };
  const naming = readCard(reading, desk.written, press);
  switch (naming?.type) {
    case undefined:
      return HELD;
    case 'unclear':
      return local({ type: 'unclear', key: press.key });
    case 'written':
      return local({ type: 'write', written: naming.written });
    case 'named':
      return answer(ask, naming.card, desk);
    default:
      return naming satisfies never;
  }
}

/** The same card again, after it was said that it cannot be there, confirms it. */
function answer({ n }: Ask, given: string, { confirmation }: Desk): Action {
  const confirm = confirmation?.id === n && confirmation.card === given;
  const answered = commandOf({ type: 'answer', n, given, ...(confirm && { confirm }) });
  return { type: 'command', command: { type: 'table', command: answered }, naming: { id: n, card: given } };
}

function keep({ kept }: Desk, press: KeyPress): Action {
  return local({ type: 'kept', kept: [...kept, press] });
}

/** Esc: what is half typed, and after it what is kept. */
function erase({ written, confirmation, kept }: Desk): Action | undefined {
  if (written !== '' || confirmation !== undefined) return local({ type: 'write', written: '' });
  return kept.length > 0 ? local({ type: 'kept', kept: [] }) : undefined;
}

/** Backspace: the key typed last. */
function eraseLast({ written, confirmation, kept }: Desk): Action {
  if (kept.length > 0) return local({ type: 'kept', kept: kept.slice(0, -1) });
  return written === '' && confirmation === undefined ? HELD : local({ type: 'write', written: '' });
}
