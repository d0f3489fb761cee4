import { seededRandom, type Random } from '../../../rulebook/random.ts';
import { openAsk } from '../../../rulebook/ask.ts';
import { rulebookOf, type RulebookId } from '../../../rulebook/rulebooks.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import { GENESIS, makeLine } from '../../record/chain.ts';
import { RECORD_FORMAT } from '../../record/line.ts';
import { chanceOf } from '../../session/random.ts';

/** When the first line of a fake night was recorded, ms since 1970. */
const BEGUN_AT = Date.UTC(2026, 0, 10, 20);

interface FakeNight {
  readonly rulebook?: RulebookId;
  readonly players: readonly Player[];
  /** Answers of bots; the game may be over before. */
  readonly answers?: number;
  readonly seed?: number;
  readonly house?: object;
  /** Steps that are undone at the end. */
  readonly undone?: number;
}

/** For tests: lines as a table records them. */
export class NightLines {
  /** Each with its newline. */
  readonly texts: string[] = [];
  #hash = GENESIS;
  readonly #steps: number[] = [];

  readonly #begunAt: number;

  /** @param begunAt when its first line is recorded, ms since 1970 */
  constructor(header: object = {}, begunAt = BEGUN_AT) {
    this.#begunAt = begunAt;
    const startedAt = new Date(begunAt).toISOString();
    this.add({ record: 'hungarian-war-referee', format: RECORD_FORMAT, app: 'fake', startedAt, ...header });
  }

  get id(): string {
    return this.hashAfter(1).slice(0, 32);
  }

  get text(): string {
    return this.texts.join('');
  }

  hashAfter(lines: number): string {
    return /"hash":"([0-9a-f]{64})"\}\n$/.exec(this.texts[lines - 1] ?? '')?.[1] ?? '';
  }

  /** An old copy: the first so many lines, which other ones may follow. */
  upTo(lines: number): NightLines {
    const copy = new NightLines({}, this.#begunAt);
    copy.texts.splice(0, 1, ...this.texts.slice(0, lines));
    copy.#hash = copy.hashAfter(lines);
    return copy;
  }

  /** @param at a time that a table would not write */
  add(content: object, at?: string): void {
    const n = this.texts.length;
    const { text, line } = makeLine({ ...content, ...(at && { at }) }, n, this.#begunAt + n * 1_000, this.#hash);
    this.#hash = line.hash;
    this.texts.push(`${text}\n`);
  }

  step(rulebook: RulebookId, events: readonly unknown[]): void {
    this.#steps.push(this.texts.length);
    this.add({ kind: 'step', rulebook, command: {}, events });
  }

  undo(): void {
    this.add({ kind: 'undo', step: this.#steps.pop() });
  }
}

/** A game that bots play, as lines of a night. */
export function playNight({
  rulebook = 'hungarian-war',
  players,
  answers = 10,
  seed = 5,
  house = {},
  undone = 0,
}: FakeNight): NightLines {
  const lines = new NightLines();
  playGame(lines, { rulebook, players, answers, seed, house });
  for (let n = 0; n < undone; n += 1) lines.undo();
  return lines;
}

/** One more game of that night. */
export function playGame(
  lines: NightLines,
  { rulebook = 'hungarian-war', players, answers = 10, seed = 5, house = {} }: FakeNight,
): void {
  const random = seededRandom(seed);
  const book = rulebookOf(rulebook);
  const begun = book.begin({ players, house }, chanceOf({ below: random }));
  if (!begun.ok) throw new Error(begun.refusal.code);
  let { state } = begun;
  lines.step(rulebook, begun.events);
  for (let n = 0; n < answers; n += 1) {
    const decided = botDecision(rulebook, state, random);
    if (decided === undefined) return;
    lines.step(rulebook, decided.events);
    ({ state } = decided);
  }
}

interface BotDecision {
  readonly events: readonly unknown[];
  readonly state: unknown;
  /** By seat, if the question was one for faces. */
  readonly faces?: readonly (number | null)[];
}

/** What follows if bots answer the question that the game waits for; undefined if it is over. */
export function botDecision(rulebook: RulebookId, state: unknown, random: Random): BotDecision | undefined {
  const book = rulebookOf(rulebook);
  const question = book.next(state);
  if (question === undefined) return undefined;
  const ask = openAsk(question);
  const asked = (seat: Seat) => book.bot(state, question, random, seat);
  const faces = book
    .players(state)
    .map((_, seat) => (question.kind === 'sealed' && question.seats.includes(seat) ? Number(asked(seat)) : null));
  const answer =
    ask === undefined
      ? ({ kind: 'sealed', faces } as const)
      : ({ kind: 'open', given: String(asked(ask.seat ?? 0)), confirm: true } as const);
  const decided = book.decide(state, book.answer(question.n, answer), chanceOf({ below: random }));
  if (!decided.ok) throw new Error(decided.refusal.code);
  return { events: decided.events, state: decided.state, ...(ask === undefined && { faces }) };
}
