import type { PossibleRefusal, Answerer, CalledOff, SeatInput } from '../contract/view.ts';
import { openAsk, type Ask } from '../../rulebook/ask.ts';
import { PACES } from './pace.ts';
import type { QuestionCourse, QuestionRound } from './question-course.ts';

/** An open question: the dealer answers it for people, the host for bots. Before one that is counted there may be a count. */
export class OpenCourse implements QuestionCourse {
  readonly #round: QuestionRound;

  constructor(round: QuestionRound) {
    this.#round = round;
  }

  /** Only what is counted can have been called off. */
  put(calledOff?: CalledOff): void {
    this.#ask(false, this.refuseCount() === undefined ? calledOff : undefined);
  }

  refuseCount(): PossibleRefusal {
    return openAsk(this.#round.table.state.question)?.counted ? undefined : { code: 'wrong phase', params: { phase: 'asking' } };
  }

  halted(): void {
    this.#ask(false);
  }

  countEnded(): void {
    this.#ask(true);
  }

  /** Now the question may be a bot's, or no longer. */
  inputChanged(): void {
    const phase = this.#round.phase();
    if (phase.kind !== 'asking') return;
    this.#round.leave();
    this.#ask(phase.counted);
  }

  /** A running count goes on, because whatever would change the question is refused meanwhile. */
  outdated(): boolean {
    return this.#round.phase().kind !== 'counting' || this.#round.table.state.question === undefined;
  }

  #ask(counted: boolean, calledOff?: CalledOff): void {
    const { table } = this.#round;
    const { question, inputs, choices } = table.state;
    const autoplay = autoplayOf(openAsk(question), inputs, counted);
    const act = () => (autoplay === 'count' ? this.#round.count() : void this.#answer());
    const cancel = autoplay === 'nothing' ? () => undefined : table.clock.after(PACES[choices.pace].thinking, act);
    this.#round.enter({ kind: 'asking', counted, cancel, ...(calledOff && { calledOff }) });
  }

  /** If the disk refuses the answer, it is tried again after the same pause. */
  async #answer(): Promise<void> {
    const asking = this.#round.phase();
    const done = await this.#round.table.answerForBot();
    if (!done && this.#round.phase() === asking && asking.kind === 'asking') this.#ask(asking.counted);
  }
}

/** `inputs` by seat. A bot answers for its own seat; people answer a question for the whole table, if any of them play. */
export function answererOf(ask: Ask | undefined, inputs: readonly SeatInput[]): Answerer | undefined {
  if (ask === undefined) return undefined;
  if (inputs.every(({ kind }) => kind === 'bot')) return { kind: 'all bots' };
  return ask.seat !== undefined && inputs[ask.seat]?.kind === 'bot' ? { kind: 'bot', seat: ask.seat } : { kind: 'dealer' };
}

/** What the host does by itself; `counted`: the count before the question has ended. It starts no count if people play. */
function autoplayOf(ask: Ask | undefined, inputs: readonly SeatInput[], counted: boolean): 'count' | 'answer' | 'nothing' {
  const answerer = answererOf(ask, inputs);
  if (answerer === undefined || answerer.kind === 'dealer') return 'nothing';
  if (ask?.counted !== true || counted) return 'answer';
  return answerer.kind === 'all bots' ? 'count' : 'nothing';
}
