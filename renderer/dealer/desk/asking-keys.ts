import type { ConsoleView } from '../../../host/contract/view.ts';
import type { Ask } from '../../../rulebook/ask.ts';
import type { ConsoleUi } from './ui.ts';
import { HELD, command, refused, type Action, type Buffered, type Desk } from './desk.ts';
import { letterOf, type KeyPress } from './key-press.ts';
import { readRecall } from './recall-keys.ts';
import { isEnter, partOf, signOf, withPart, type AnswerInput } from './card-keys.ts';
import type { QuestionUi } from './ui.ts';
import { commandOf } from './command.ts';
import { keyedOptions, optionOf } from './keyed-options.ts';

/**
 * A key while the table waits for an answer, or while outcomes are presented and the next answer is typed already. What
 * comes while an answer is on its way, a bot's too, waits for the questions after it.
 */
export function readAsking(view: ConsoleView, desk: Desk, press: KeyPress, ui: ConsoleUi): Action | undefined {
  const { game } = view.table;
  const { asking } = ui;
  if (game === undefined || asking === undefined) return undefined;
  if (press.code === 'Escape') return erase(desk) ?? readRecall(view, desk, press);
  if (press.code === 'Backspace') return eraseLast(desk);
  if (letterOf(press) === 'W') return readRecall(view, desk, press);
  if (press.code === 'Space') return likeliestAnswer(view, desk);
  if (!mayAnswer(press, desk, asking)) return undefined;
  return inTurn(view, desk, { kind: 'key', press }, (ask) => {
    const input = answerIn(ask, desk, press, asking);
    return input === undefined ? HELD : answered({ ask, state: game.state }, desk, input, asking);
  });
}

/** A button that gives an answer; `label` says it while it waits in the input buffer. */
export function answerWith(
  view: ConsoleView,
  desk: Desk,
  { input, label }: { readonly input: AnswerInput; readonly label: string },
  { asking }: ConsoleUi,
): Action {
  const { game } = view.table;
  if (game === undefined || asking === undefined) return HELD;
  return inTurn(view, desk, { kind: 'button', input, label }, (ask) => answered({ ask, state: game.state }, desk, input, asking));
}

/** An input for the question that the dealer answers now, or for those that are still to come. */
function inTurn(view: ConsoleView, desk: Desk, input: Buffered, answer: (ask: Ask) => Action): Action {
  const ask = dealersAsk(view);
  if (ask !== undefined) return desk.awaiting ? buffer(desk, input) : answer(ask);
  return view.answerer?.kind === 'bot' ? buffer(desk, input) : HELD;
}

/** The question that the dealer answers now; undefined where nothing is asked, or a bot answers. */
export function dealersAsk({ answerer, table }: ConsoleView): Ask | undefined {
  return answerer?.kind === 'dealer' ? table.game?.ask : undefined;
}

/** Whether everybody may turn the cards at once now: a count before this question has not run. */
export function mayCount({ table: { game } }: ConsoleView): boolean {
  return game?.course.phase === 'asking' && game.ask?.counted === true;
}

/** An answer's key while a count runs: it is not taken in passing, and says so. */
export function readEarlyAnswer(desk: Desk, press: KeyPress, { asking }: ConsoleUi): Action | undefined {
  if (asking === undefined || isEnter(press) || !mayAnswer(press, desk, asking)) return undefined;
  return refused('round under way', { phase: 'counting' });
}

/** Whether a key can be part of an answer in this game: every digit and letter but the desk's own. */
export function mayAnswer(press: KeyPress, { onControl }: Pick<Desk, 'onControl'>, asking: QuestionUi): boolean {
  if (isEnter(press)) return !onControl;
  const sign = signOf(press);
  if (sign === undefined || sign === 'U' || sign === 'W') return false;
  return (sign !== 'M' && sign !== 'V') || belongsToCard(sign, asking);
}

/** Whether a letter is part of a card or an option in this game. */
export function belongsToCard(letter: string, { alphabet, optionKeys }: QuestionUi): boolean {
  const signs = [...alphabet.ranks, ...alphabet.suits, ...alphabet.specials];
  return signs.some(({ keys }) => keys.includes(letter)) || Object.values(optionKeys).includes(letter);
}

/** Space: the count, where one may come first; else the answer that is likeliest. */
export function likeliestAnswer(view: ConsoleView, desk: Desk): Action {
  const course = view.table.game?.course;
  if (course?.phase !== 'asking' || desk.awaiting) return HELD;
  if (desk.now < desk.settlesAt) return HELD;
  if (mayCount(view)) return command({ type: 'count', step: course.step });
  const ask = dealersAsk(view);
  const likeliest = ask && likeliestOf(ask);
  return ask === undefined || likeliest === undefined ? HELD : answer(ask, likeliest, desk);
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

/** What a key says to a question; undefined where it says nothing. */
function answerIn(ask: Ask, desk: Desk, press: KeyPress, asking: QuestionUi): AnswerInput | undefined {
  const option = desk.written === '' ? optionOf(keyedOptions(ask, asking), press) : undefined;
  if (option !== undefined) return { kind: 'option', value: option.value };
  const reading = { alphabet: asking.alphabet, suitMayBeUnknown: false };
  return ask.kind === 'card' ? partOf(reading, desk.written, press) : undefined;
}

function answered({ ask, state }: Asked, desk: Desk, input: AnswerInput, asking: QuestionUi): Action {
  if (input.kind === 'option')
    return ask.options.some(({ value }) => value === input.value) ? answer(ask, input.value, desk) : HELD;
  if (ask.kind === 'option') return HELD;
  const reading = { rankOnly: ask.rankOnly === true, gone: (card: string) => asking.gone(state, card) };
  const naming = withPart(reading, desk.written, input);
  switch (naming?.type) {
    case undefined:
      return HELD;
    case 'unclear':
      return { kind: 'unclear', key: naming.key };
    case 'written':
      return { kind: 'write', written: naming.written };
    case 'named':
      return answer(ask, naming.card, desk);
    default:
      return naming satisfies never;
  }
}

/** The same card again, after it was said that it cannot be there, confirms it. */
function answer({ n }: Ask, given: string, { confirmation }: Desk): Action {
  const confirm = confirmation?.id === n && confirmation.card === given;
  const sent = commandOf({ type: 'answer', n, given, ...(confirm && { confirm }) });
  return { kind: 'command', command: { type: 'table', command: sent }, naming: { id: n, card: given } };
}

function buffer({ waiting }: Desk, input: Buffered): Action {
  return { kind: 'buffer', waiting: [...waiting, input] };
}

/** Esc: what is half typed, and after it what waits in the buffer. */
function erase({ written, confirmation, waiting }: Desk): Action | undefined {
  if (written !== '' || confirmation !== undefined) return { kind: 'write', written: '' };
  return waiting.length > 0 ? { kind: 'buffer', waiting: [] } : undefined;
}

/** Backspace: the last input. */
export function eraseLast({ written, confirmation, waiting }: Desk): Action {
  if (waiting.length > 0) return { kind: 'buffer', waiting: waiting.slice(0, -1) };
  return written === '' && confirmation === undefined ? HELD : { kind: 'write', written: '' };
}
