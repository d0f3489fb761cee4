import type { LineAt, RoundProof } from '../contract/proof.ts';
import type { CommitmentsLine, Line, StepLine, Chained } from '../record/line.ts';
import { seatProofs } from '../record/proof.ts';
import { rulebookOf } from '../../rules/rulebooks.ts';
import type { NightState } from '../../rules/series.ts';
import type { Timeline } from '../../rules/timeline.ts';
import type { GameEvent } from '../../rules/series.ts';

/** What proves the faces of the last round, from the lines that were folded: no face is known here before its reveal. */
export class LastProof {
  readonly #commitments = new Map<number, Chained<CommitmentsLine>>();
  /** By the number of the line. */
  readonly #reveals = new Map<number, Chained<StepLine>>();
  #made: { readonly n: number; readonly proof: RoundProof | undefined } | undefined;

  /** Call with every line that was folded. */
  note(line: Line): void {
    if (line.kind === 'commitments') this.#commitments.set(line.attempt, line);
    if (line.kind === 'step' && seatProofs(line, this.#commitments) !== undefined) this.#reveals.set(line.n, line);
  }

  /** Of the last reveal that was not undone. */
  of({ done }: Timeline<GameEvent, NightState>): RoundProof | undefined {
    let link = done;
    while (link !== undefined && !this.#reveals.has(link.head.n)) link = link.rest;
    if (link === undefined) return undefined;
    const { n, after } = link.head;
    if (this.#made?.n !== n) this.#made = { n, proof: this.#make(n, after) };
    return this.#made.proof;
  }

  #make(n: number, { game }: NightState): RoundProof | undefined {
    const line = this.#reveals.get(n);
    const seats = line && seatProofs(line, this.#commitments);
    if (line === undefined || seats === undefined || game === undefined) return undefined;
    const book = rulebookOf(game.rulebook);
    const committed = line.proof && this.#commitments.get(line.proof.attempt);
    return {
      game: game.number,
      round: book.round(game.state),
      players: book.players(game.state),
      revealed: lineAt(line),
      ...(committed && { committed: lineAt(committed) }),
      // A line that was not written has no hash.
      recorded: line.hash !== '',
      seats,
    };
  }
}

function lineAt({ n, at }: Line): LineAt {
  return { line: n + 1, at };
}
