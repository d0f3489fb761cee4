import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoundChoices, SeatInput } from '../contract/view.ts';
import type { Ask, Question } from '../../rulebook/ask.ts';
import type { Seat } from '../../rulebook/seat.ts';
import { seededRandom } from '../../rulebook/random.ts';
import { STANDARD_CHOICES } from '../record/seating.ts';
import { courseOf } from './course-view.ts';
import type { Opened } from './opened.ts';
import { openingIn, toType } from './opening.ts';
import { BEGINNING, reduce } from './reduce.ts';
import { refuse } from './refuse.ts';
import type { RoundContext } from './round-step.ts';
import type { RoundEffect, Phase, RoundCommand, RoundEvent, RoundState } from './state.ts';

/** As ARCHITECTURE.md draws them; where nobody seals, an opening is closed and open at once. */
const LEADS_TO: Readonly<Record<Phase['kind'], readonly Phase['kind'][]>> = {
  choosing: ['choosing', 'asking', 'counting', 'opening', 'over'],
  asking: ['asking', 'choosing', 'counting', 'shown', 'over'],
  counting: ['choosing', 'asking', 'closed', 'opening'],
  closed: ['choosing', 'opening'],
  opening: ['choosing', 'asking', 'opening', 'shown', 'over'],
  shown: ['choosing', 'asking', 'shown', 'opening', 'over'],
  over: ['choosing', 'asking', 'opening', 'over'],
};
const SEATS = [0, 1, 2] as const;
const FACES = [1, 2, 3, 4, 5, 6] as const;
const SEALED = (seats: readonly Seat[]): Ask<Question> => ({ kind: 'sealed', n: 0, seats, faces: FACES, clause: 'HW-6' });

/** A round under random events, as sealers, disk, clock, dealer and game send them: late, twice, in any order. */
class RandomRound {
  state: RoundState = BEGINNING;
  readonly phases = new Set<string>();
  /** What any face is shown by, instead of itself: the same round with other faces. */
  readonly #turned: number;
  readonly #pick: <One>(from: readonly One[]) => One;
  #number = 0;
  #now = 0;
  #context: RoundContext;
  #judged: Opened[] = [];
  /** No game is on the table. */
  #stopped = true;

  constructor(pick: <One>(from: readonly One[]) => One, turned: number) {
    this.#pick = pick;
    this.#turned = turned;
    this.#context = this.#setting();
  }

  get course(): string {
    return JSON.stringify(courseOf(this.state, false, () => undefined));
  }

  /** Does something that may happen now. Returns what was to be done for it. */
  go(): readonly RoundEffect[] {
    this.#now += this.#pick([0, 1, 500, 3_000]);
    const event = this.#event();
    if (['begin', 'tableChanged', 'turned', 'roundEnded'].includes(event.type)) this.#context = this.#setting();
    if (event.type === 'inputChanged')
      this.#context = { ...this.#context, table: { ...this.#context.table, inputs: this.#inputs() } };
    if (event.type === 'retype') this.#context = { ...this.#context, table: { ...this.#context.table, question: SEALED(SEATS) } };
    this.#stopped = event.type === 'stop';
    if (!isCommand(event) || refuse(this.state, event, this.#context.table) === undefined) {
      const { state, effects } = reduce(this.state, event, { ...this.#context, now: this.#now });
      if (state.step !== this.state.step) this.phases.add(`${this.state.phase.kind} → ${state.phase.kind}`);
      else if (event.type !== 'stop') expect(state.phase.kind).toBe(this.state.phase.kind);
      expect(state.step).toBeGreaterThanOrEqual(this.state.step);
      this.state = state;
      this.#judged.push(...effects.flatMap((one) => (one.type === 'judge' ? [one.opened] : [])));
      return effects;
    }
    return [];
  }

  /** Not while a count or an opening runs: the table refuses to change then. */
  get #rests(): boolean {
    const { phase } = this.state;
    if (phase.kind === 'opening') return phase.opening.retaken && phase.opening.stage !== 'judging';
    return phase.kind !== 'counting' && phase.kind !== 'closed';
  }

  #setting(): RoundContext {
    const pick = this.#pick;
    const asked = pick([SEATS, SEATS, [0, 2], [1]]);
    const question = pick<Ask<Question> | undefined>([
      SEALED(asked),
      SEALED(SEATS),
      { kind: 'card', what: 'turned', n: 0, seat: pick(SEATS), options: [], ...pick([{ counted: true as const }, {}]) },
      undefined,
    ]);
    const inputs = this.#inputs();
    const choices: RoundChoices = {
      ...STANDARD_CHOICES,
      start: pick(['dealer', 'ready'] as const),
      missing: pick(['wait', 'noDie'] as const),
    };
    const table = { question, circle: ['a', 'b', 'c'], inputs, dealer: 0, choices, verdicts: [] };
    return { now: 0, table, keysRest: pick([true, false, false]), letters: () => [20, 40] };
  }

  #inputs(): readonly SeatInput[] {
    return SEATS.map(() => this.#pick<SeatInput>([{ kind: 'die' }, { kind: 'keys', cluster: 0 }, { kind: 'bot' }]));
  }

  /** What comes next if nothing goes wrong. */
  #next(): RoundEvent | undefined {
    const { phase, step } = this.state;
    if (phase.kind === 'choosing') return this.#pick([{ type: 'count', step }, undefined]);
    if (phase.kind !== 'closed' && phase.kind !== 'opening') return { type: 'time', of: 'phase' };
    const { opening } = phase;
    if (opening.stage === 'committing') return this.#pick([{ type: 'committed', opening: opening.id, fingerprint: undefined }]);
    if (opening.stage === 'judging') return { type: 'landed', opening: opening.id };
    const waits = opening.seats.find(({ at }) => at.kind !== 'open' && at.kind !== 'closed');
    const [seat = waits?.seat] = toType(opening);
    if (waits?.at.kind === 'closing') {
      return { type: 'closed', seat: waits.seat, seal: { seal: 1, commitment: 'c'.repeat(32) } };
    }
    const face = { face: this.#face(), nonce: 'e'.repeat(16) };
    if (waits?.at.kind === 'revealing') return { type: 'opened', seat: waits.seat, face };
    if (seat === undefined) return undefined;
    return { type: waits === undefined ? 'type' : 'byHand', seat, digit: this.#face(), step };
  }

  #face(): number {
    return ((this.#pick(FACES) + this.#turned) % 6) + 1;
  }

  #event(): RoundEvent {
    const pick = this.#pick;
    const { step, attempt, phase } = this.state;
    const seat: Seat = pick(SEATS);
    const id = openingIn({ phase })?.id ?? 0;
    const seal = { seal: 1, commitment: 'c'.repeat(32) };
    const meant = pick([step, step, step, step, step - 1]);
    const digit = this.#face();
    const happens: RoundEvent[] = [
      { type: 'reserved', seats: attempt.seats.map((one) => one.seat), number: ++this.#number },
      { type: 'sealed', seat },
      { type: 'sealed', seat: pick(SEATS) },
      { type: pick(['withdrawn', 'seatHalted', 'closedItself']), seat },
      { type: 'closed', seat, seal: pick([seal, seal, seal, 'none', 'lost']) },
      { type: 'closed', seat: pick(SEATS), seal },
      { type: 'opened', seat, face: { face: this.#face(), nonce: 'e'.repeat(16) } },
      { type: 'opened', seat: pick(SEATS), face: { face: this.#face(), nonce: 'e'.repeat(16) } },
      { type: pick(['sealLost', 'sealLost', 'mismatch']), seat },
      { type: 'committed', opening: pick([id, id, id - 1]), fingerprint: pick(['ABCD', undefined]) },
      { type: pick(['landed', 'landed', 'unjudged']), opening: pick([id, id, id - 1]) },
      { type: 'answered', step: meant, done: pick([true, false]) },
      { type: 'time', of: pick(['phase', 'phase', 'fingerprint', 'late']) },
      { type: 'deadline', gone: pick([[], [seat]]) },
      { type: pick(['count', 'count', 'halt', 'skip', 'askAgain', 'callOff']), step: meant },
      { type: 'type', seat, digit, step: meant },
      { type: 'untype', seat, step: meant },
      { type: 'byHand', seat, digit, step: meant },
      { type: pick(['keysTurned', 'woke']) },
      { type: 'jumped', by: pick([-5_000, 5_000]) },
    ];
    const [last] = this.#judged.slice(-1);
    const changes: RoundEvent[] = [
      { type: pick(['begin', 'stop', 'tableChanged', 'turned', 'tableChanged']) },
      { type: 'inputChanged', seat },
      ...(last === undefined || phase.kind === 'asking' ? [] : [{ type: 'retype', undone: last } as const]),
      ...(phase.kind === 'asking' || (phase.kind === 'shown' && this.state.answered === 'open')
        ? [{ type: 'roundEnded' } as const]
        : []),
    ];
    if (this.#stopped) return { type: 'begin' };
    const next = this.#next();
    return next !== undefined && pick([true, true, false])
      ? next
      : pick([...happens, ...(this.#rests ? [...changes, ...changes] : [])]);
  }
}

function isCommand(event: RoundEvent): event is RoundCommand {
  return ['count', 'halt', 'skip', 'askAgain', 'callOff', 'type', 'untype', 'byHand'].includes(event.type);
}

function randomRound(seed: number, turned = 0): RandomRound {
  const random = seededRandom(seed);
  return new RandomRound((from) => from[random(from.length)] as (typeof from)[number], turned);
}

describe('a round, whatever happens in whatever order', () => {
  const rounds = Array.from({ length: 150 }, (_, seed) => {
    const round = randomRound(seed);
    return { round, moves: Array.from({ length: 150 }, () => ({ done: round.go(), state: round.state })) };
  });
  const moves = rounds.flatMap((one) => one.moves);

  it('takes no way out of a phase but those drawn, and takes each of them', () => {
    const drawn = Object.entries(LEADS_TO).flatMap(([from, to]) => to.map((one) => `${from} → ${one}`));
    expect([...new Set(rounds.flatMap(({ round }) => [...round.phases]))].sort()).toEqual(drawn.sort());
  });

  it('asks for no face before the commitments of all seals are recorded', () => {
    let asked = 0;
    for (const { moves: all } of rounds) {
      let recorded: readonly Seat[] = [];
      for (const { done, state } of all)
        for (const effect of done) {
          if (effect.type === 'commit') recorded = effect.seals.map(({ seat }) => seat);
          if (effect.type !== 'reveal' || effect.seats.length === 0) continue;
          asked += 1;
          expect(done.some(({ type }) => type === 'commit')).toBe(false);
          expect(effect.seats.filter((seat) => !recorded.includes(seat))).toEqual([]);
          expect(openingIn(state)?.stage).not.toBe('committing');
        }
    }
    expect(asked).toBeGreaterThan(300);
  });

  it('has the faces of one opening at a time judged, and none before all are in', () => {
    let judged = 0;
    for (const { done, state } of moves) {
      const judges = done.filter(({ type }) => type === 'judge');
      if (judges.length === 0) continue;
      judged += 1;
      expect(judges).toHaveLength(1);
      const opening = openingIn(state);
      expect(opening).toMatchObject({ stage: 'judging' });
      expect(opening?.seats.every(({ at }) => at.kind === 'open')).toBe(true);
      expect(opening?.typing.digits).toHaveLength(opening?.typing.order.length ?? -1);
    }
    expect(judged).toBeGreaterThan(200);
  });

  it('wipes every seal when it is called off', () => {
    let wiped = 0;
    for (const [n, { done, state }] of moves.entries()) {
      const before = moves[n - 1]?.state;
      if (before?.attempt.seats.length === 0 || state.phase.kind !== 'choosing' || state.step === before?.step) continue;
      if (state.phase.after?.calledOff === undefined) continue;
      wiped += 1;
      expect(done.some(({ type }) => type === 'drop')).toBe(true);
    }
    expect(wiped).toBeGreaterThan(50);
  });

  it('shows the same whatever the faces are, and does the same, until it has been judged', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 5 }), (seed, turned) => {
        const [one, other] = [randomRound(seed), randomRound(seed, turned)];
        for (let n = 0; n < 150; n += 1) {
          const [done, alike] = [one.go(), other.go()].map((effects) => effects.map(({ type }) => type));
          expect(alike).toEqual(done);
          expect(other.course).toBe(one.course);
        }
      }),
      { seed: 35, numRuns: 50 },
    );
  });
});
