import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { Answer, ConsoleView } from '../../../host/contract/view.ts';

/**
 * How many dice are typed as the dealer's fingers know it: a quick hand is ahead of the views, and each digit must name
 * the seat it is meant for.
 */
export class TypedAhead {
  #step: number | undefined;
  #seen = 0;
  #to: number | undefined;
  #unanswered = 0;

  /** Undefined where the view is as far. */
  get to(): number | undefined {
    return this.#to;
  }

  follow({ table: { game }, typed }: ConsoleView): void {
    if (game?.course.step !== this.#step || this.#unanswered === 0) this.#to = undefined;
    this.#step = game?.course.step;
    this.#seen = typed.length;
  }

  sent(command: ConsoleCommand): void {
    if (!isTyping(command)) return;
    this.#unanswered += 1;
    this.#to = (this.#to ?? this.#seen) + (command.type === 'type' ? 1 : -1);
  }

  answered(command: ConsoleCommand, answer: Answer): void {
    if (!isTyping(command)) return;
    this.#unanswered -= 1;
    if (!answer.ok) this.#to = undefined;
  }
}

function isTyping({ type }: ConsoleCommand): boolean {
  return type === 'type' || type === 'untype';
}
