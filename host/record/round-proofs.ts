import { makeFingerprint } from '../contract/fingerprint.ts';
import type { LineAt, RoundProof } from '../contract/proof.ts';
import { rulebookOf } from '../../rulebook/rulebooks.ts';
import type { GameEvent, NightState } from '../../rulebook/series.ts';
import type { Chain, Step, Timeline } from '../../rulebook/timeline.ts';
import type { Chained, CommitmentsLine, Line, StepLine } from './line.ts';
import { facesOf, seatProofs } from './proof.ts';

type Done = Chain<Step<GameEvent, NightState>>;

/** The proofs of each round's faces, from folded lines only: no face is known here before its reveal. */
export class RoundProofs {
  readonly #commitments = new Map<number, Chained<CommitmentsLine>>();
  /** By their number. */
  readonly #lines: Line[] = [];
  #last: { readonly n: number; readonly proof: RoundProof | undefined } | undefined;

  /** Call with every line that was folded. */
  note(line: Line): void {
    // Reveals are looked for and proven on request: doing all of a long night would delay its opening.
    this.#lines[line.n] = line;
    if (line.kind === 'commitments') this.#commitments.set(line.attempt, line);
  }

  /** The fingerprint of an attempt's commitments; undefined if there are none or they were not written. */
  fingerprint(attempt: number): string | undefined {
    const hash = this.#commitments.get(attempt)?.hash;
    // A line that was not written has no hash.
    return hash === undefined || hash === '' ? undefined : makeFingerprint(hash);
  }

  /** The reveal in line `n`; undefined if that line is none. */
  reveal(n: number): Chained<StepLine> | undefined {
    const line = this.#lines[n];
    return line?.kind === 'step' && facesOf(line) !== undefined ? line : undefined;
  }

  /** The proof of the last reveal that was not undone. */
  last({ done }: Timeline<GameEvent, NightState>): RoundProof | undefined {
    const link = this.#revealAt(done);
    if (link === undefined) return undefined;
    const { n } = link.head;
    if (this.#last?.n !== n) this.#last = { n, proof: this.#proofOf(link.head) };
    return this.#last.proof;
  }

  /** The proof of every reveal that was not undone, oldest first. */
  all({ done }: Timeline<GameEvent, NightState>): readonly RoundProof[] {
    const proofs: RoundProof[] = [];
    for (let link = this.#revealAt(done); link !== undefined; link = this.#revealAt(link.rest)) {
      const proof = this.#proofOf(link.head);
      if (proof !== undefined) proofs.push(proof);
    }
    return proofs.reverse();
  }

  #revealAt(done: Done): Done {
    let link = done;
    while (link !== undefined && this.reveal(link.head.n) === undefined) link = link.rest;
    return link;
  }

  #proofOf({ n, after: { game } }: Step<GameEvent, NightState>): RoundProof | undefined {
    const line = this.reveal(n);
    const seats = line && seatProofs(line, this.#commitments);
    if (line === undefined || seats === undefined || game === undefined) return undefined;
    const book = rulebookOf(game.rulebook);
    const committed = line.proof && this.#commitments.get(line.proof.attempt);
    const fingerprint = committed && this.fingerprint(committed.attempt);
    return {
      game: game.number,
      round: book.round(game.state),
      players: book.players(game.state),
      revealed: lineAt(line),
      ...(committed && { committed: lineAt(committed) }),
      ...(fingerprint !== undefined && { fingerprint }),
      // A line that was not written has no hash.
      recorded: line.hash !== '',
      seats,
    };
  }
}

function lineAt({ n, at }: Line): LineAt {
  return { line: n + 1, at };
}
