import type { ConsoleView } from '../../../host/contract/view.ts';
import type { Ask } from '../../../rulebook/ask.ts';
import type { Language } from '../../../words/language.ts';
import type { AskedCommand } from '../../../rulebook/questions/game.ts';
import { HELD, command, refused, type Action, type Buffered, type Desk } from './desk.ts';
import { isEnter, letterOf, signOf, type KeyPress } from './key-press.ts';
import { readRecall, takeLastBack } from './history-keys.ts';
import { partOf, type AnswerInput } from './card-keys.ts';
import { inShort, nextKeys, unused } from './key-labels.ts';
import { keyedOptions, optionOf } from './keyed-options.ts';
import { eraseWritten, isConfirmed, partGiven } from './naming-keys.ts';
import type { QuestionUi } from './ui.ts';

/**
 * A key while the table waits for an answer, or while outcomes are presented and the next answer is typed already. Keys that
 * come while an answer is on its way, a bot's too, wait for the questions after it.
 */
export function readAsking(desk: Desk, press: KeyPress): Action | undefined {
  const { asking } = desk.ui;
  if (desk.view.table.game === undefined || asking === undefined) return undefined;
  if (press.code === 'Escape') return eraseAll(desk) ?? readRecall(desk, press);
  if (press.code === 'Backspace') return backspace(desk);
  if (letterOf(press) === 'W') return readRecall(desk, press);
  if (press.code === 'Space') return likeliestAnswer(desk);
  if (!mayAnswer(press, desk, asking)) return undefined;
  return inTurn(desk, { kind: 'key', press }, (ask) => {
    const input = answerIn(ask, desk, press, asking);
    return input === undefined ? unused(press, keysFor(ask, desk, asking)) : answered(ask, desk, input, asking);
  });
}

/** A button that gives an answer; `label` says it while it waits in the input buffer. */
export function answerWith(desk: Desk, input: AnswerInput, label: string): Action {
  const { asking } = desk.ui;
  if (asking === undefined) return HELD;
  return inTurn(desk, { kind: 'button', input, label }, (ask) => answered(ask, desk, input, asking));
}

/** An input for the question that the dealer answers now, or for those that are still to come. */
function inTurn(desk: Desk, input: Buffered, answer: (ask: Ask) => Action): Action {
  const { view, waiting, awaiting } = desk;
  const ask = dealersAsk(view);
  if (ask !== undefined && !awaiting) return answer(ask);
  const follows = ask !== undefined || view.answerer?.kind === 'bot';
  return follows ? { kind: 'buffer', waiting: [...waiting, input] } : HELD;
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
export function readEarlyAnswer(desk: Desk, press: KeyPress): Action | undefined {
  const { asking } = desk.ui;
  if (asking === undefined || isEnter(press) || !mayAnswer(press, desk, asking)) return undefined;
  return refused('round under way', { phase: 'counting' });
}

/** Whether a key can be part of an answer in this game: every digit and letter but the desk's own. */
export function mayAnswer(
  press: KeyPress,
  { onControl, language }: Pick<Desk, 'onControl' | 'language'>,
  asking: QuestionUi,
): boolean {
  if (isEnter(press)) return !onControl;
  const sign = signOf(press);
  if (sign === undefined || sign === 'U' || sign === 'W') return false;
  return (sign !== 'M' && sign !== 'V') || belongsToCard(sign, asking, language);
}

/** Whether a letter is part of a card or an option in this game. */
export function belongsToCard(letter: string, { alphabet, optionKeys }: QuestionUi, language: Language): boolean {
  const { ranks, suits, specials } = alphabet(language);
  const signs = [...ranks, ...suits, ...specials];
  return signs.some(({ keys }) => keys.includes(letter)) || Object.values(optionKeys).includes(letter);
}

/** Space: the count, where one may come first; else the answer that is likeliest. */
export function likeliestAnswer(desk: Desk): Action {
  const { view } = desk;
  const course = view.table.game?.course;
  if (course?.phase !== 'asking' || desk.awaiting || desk.settling) return HELD;
  if (mayCount(view)) return command({ type: 'count', step: course.step });
  const ask = dealersAsk(view);
  const likeliest = ask && likeliestOf(ask);
  return ask === undefined || likeliest === undefined ? HELD : answer(ask, likeliest, desk);
}

/** The answer that Space gives, where one is likelier than all others. */
export function likeliestOf(ask: Ask): string | undefined {
  return ask.kind === 'card' ? ask.expected : ask.standard;
}

/** What a key says to a question; undefined where it says nothing. */
function answerIn(ask: Ask, { written, language }: Desk, press: KeyPress, asking: QuestionUi): AnswerInput | undefined {
  const option = written === '' ? optionOf(keyedOptions(ask, asking, language), press) : undefined;
  if (option !== undefined) return { kind: 'option', value: option.value };
  const reading = { alphabet: asking.alphabet(language), suitMayBeUnknown: false };
  return ask.kind === 'card' ? partOf(reading, written, press) : undefined;
}

/** The keys that mean something to a question. */
function keysFor(ask: Ask, { written, language }: Desk, asking: QuestionUi): string {
  const options = inShort(keyedOptions(ask, asking, language).map(({ key }) => key));
  return ask.kind === 'card' ? nextKeys(asking.alphabet(language), written, options) : options;
}

function answered(ask: Ask, desk: Desk, input: AnswerInput, asking: QuestionUi): Action {
  if (input.kind === 'option')
    return ask.options.some(({ value }) => value === input.value) ? answer(ask, input.value, desk) : HELD;
  if (ask.kind === 'option') return HELD;
  const gone = (card: string) => asking.gone(desk.view.table.game?.state, card);
  return partGiven({ rankOnly: ask.rankOnly === true, gone }, desk, input, (card) => answer(ask, card, desk)) ?? HELD;
}

function answer({ n }: Ask, given: string, desk: Desk): Action {
  const sent: AskedCommand = { type: 'answer', n, given, ...(isConfirmed(desk, n, given) && { confirm: true }) };
  return { kind: 'command', command: { type: 'table', command: sent }, naming: { id: n, card: given } };
}

/** Esc: what is half typed, and after it what waits in the buffer. Undefined where there is neither. */
function eraseAll(desk: Desk): Action | undefined {
  const erased = eraseWritten(desk);
  if (erased !== HELD) return erased;
  return desk.waiting.length > 0 ? { kind: 'buffer', waiting: [] } : undefined;
}

/** Backspace: the last key, and with nothing typed the last answer. */
function backspace(desk: Desk): Action {
  const erased = eraseLast(desk);
  return erased === HELD ? takeLastBack(desk) : erased;
}

/** The last input that is not given yet. */
export function eraseLast(desk: Desk): Action {
  const { waiting } = desk;
  return waiting.length > 0 ? { kind: 'buffer', waiting: waiting.slice(0, -1) } : eraseWritten(desk);
}
