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
  /** The numbers of the lines, by attempt. */
  readonly #commitments = new Map<number, number>();
  /** By their number. */
  readonly #lines: (Line | Buffer)[] = [];
  /** By the step that was the last one. */
  readonly #last = new WeakMap<NonNullable<Done>, RoundProof | undefined>();

  /** Call with every line that was folded, and with its bytes where it was read: they take less room. */
  note(line: Line, bytes?: Buffer): void {
    // Reveals are looked for and proven on request: doing all of a long night would delay its opening.
    this.#lines[line.n] = bytes ?? line;
    if (line.kind === 'commitments') this.#commitments.set(line.attempt, line.n);
  }

  /** The fingerprint of an attempt's commitments; undefined if there are none or they were not written. */
  fingerprint(attempt: number): string | undefined {
    const hash = this.#committed(attempt)?.hash;
    // A line that was not written has no hash.
    return hash === undefined || hash === '' ? undefined : makeFingerprint(hash);
  }

  /** The reveal in line `n`; undefined if that line is none. */
  reveal(n: number): Chained<StepLine> | undefined {
    const line = this.#line(n);
    return line?.kind === 'step' && facesOf(line) !== undefined ? line : undefined;
  }

  /** The proof of the last reveal that was not undone. */
  last({ done }: Timeline<GameEvent, NightState>): RoundProof | undefined {
    let link = done;
    while (link !== undefined && !this.#last.has(link) && this.reveal(link.head.n) === undefined) link = link.rest;
    const proof = link && (this.#last.has(link) ? this.#last.get(link) : this.#proofOf(link.head));
    if (done !== undefined) this.#last.set(done, proof);
    return proof;
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

  #line(n: number): Line | undefined {
    const kept = this.#lines[n];
    // Only bytes of lines that were checked are noted.
    return Buffer.isBuffer(kept) ? (JSON.parse(kept.toString()) as Line) : kept;
  }

  #committed(attempt: number): Chained<CommitmentsLine> | undefined {
    const line = this.#line(this.#commitments.get(attempt) ?? 0);
    return line?.kind === 'commitments' ? line : undefined;
  }

  #revealAt(done: Done): Done {
    let link = done;
    while (link !== undefined && this.reveal(link.head.n) === undefined) link = link.rest;
    return link;
  }

  #proofOf({ n, after: { game } }: Step<GameEvent, NightState>): RoundProof | undefined {
    const line = this.reveal(n);
    const seats = line && seatProofs(line, { get: (attempt) => this.#committed(attempt) });
    if (line === undefined || seats === undefined || game === undefined) return undefined;
    const book = rulebookOf(game.rulebook);
    const committed = line.proof && this.#committed(line.proof.attempt);
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
