/** A table in a process of its own, which plays a round when it is told to. */
import '../../support/games.ts';
import { answerQuestions } from './child.ts';
import { RoundTable } from './round-table.ts';

/** What the bench asks. */
export type ToRound =
  /** With a hall whose broker is at that port, or without one. */
  | { readonly type: 'open'; readonly port: number | undefined }
  /** Answers with the ms that it took. */
  | { readonly type: 'round' }
  /** Answers with the number of lines that the hall has not confirmed. */
  | { readonly type: 'close' };

let table: RoundTable | undefined;

answerQuestions<ToRound>(async (asked) => {
  switch (asked.type) {
    case 'open':
      table = await RoundTable.open(asked.port);
      return;
    case 'round':
      return table?.round();
    case 'close': {
      const { behind = 0 } = table ?? {};
      await table?.close();
      return behind;
    }
    default:
      return asked satisfies never;
  }
});
