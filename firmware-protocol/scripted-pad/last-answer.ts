import type { Framed, HostMessage, PadMessage } from '../codec/message.ts';

export type Command = Exclude<HostMessage, { readonly type: 'ack' }>;

/** The pad's memory of its last command. PROTOCOL.md, "Commands and answers". */
export class LastAnswer {
  #last: { readonly type: Command['type']; readonly seq: number; readonly answer: PadMessage } | undefined;

  /** The same type and sequence again repeats the answer; only a hello is always answered afresh, and forgets. */
  once({ seq, message }: Framed<Command>, answerTo: (message: Command) => PadMessage): PadMessage {
    if (message.type === 'hello') {
      this.forget();
      return answerTo(message);
    }
    if (this.#last?.type === message.type && this.#last.seq === seq) return this.#last.answer;
    const answer = answerTo(message);
    this.#last = { type: message.type, seq, answer };
    return answer;
  }

  forget(): void {
    this.#last = undefined;
  }
}
