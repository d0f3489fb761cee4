import { beginCommand, die } from '../../host/session/testing/memory-table.ts';
import { STANDARD_CHOICES } from '../../host/record/seating.ts';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { consoleLink, enterConsole, resumeConsole, sessionOf } from '../support/console-access.ts';
import { startInBrowser, type Started } from '../support/start.ts';
import { DealersLine } from './dealers-line.ts';
import { raw, type Reply } from './raw.ts';

/** Three players with real dice. One name is hostile, as any name may be. */
export const BEGIN = beginCommand([die, die, die], {
  players: ['Anna', 'Béla', '<img/src=x>'].map((name, seat) => ({ id: `p${seat}`, name })),
  choices: { ...STANDARD_CHOICES, count: 2, pace: 'quick' },
});

/** After this time the LAN server accepts as many requests again, ms. */
const TURNSTILE_MS = 1_000;

/** One way in: where it listens, and what a valid request to it looks like. */
export interface Way {
  readonly name: 'dealer' | 'room';
  readonly port: number;
  readonly host: string;
  readonly origin: string;
  readonly page: string;
  readonly views: string;
}

/**
 * The real referee in a process of its own, a game under way, and its dealer, who stays connected throughout. The
 * room is served on this computer's own address, so that the suite needs no network.
 */
export class UnderAttack {
  readonly nights = mkdtempSync(join(tmpdir(), 'referee-doors-'));
  readonly running: Started;
  #sent = 0;
  #parts: { dealer: DealersLine; session: string; ways: readonly [Way, Way]; said: string } | undefined;

  /** `env` is added to the environment of the referee. */
  static async begin(env: Readonly<Record<string, string>> = {}): Promise<UnderAttack> {
    const at = new UnderAttack(env);
    const consoleUrl = new URL(await consoleLink(at.running));
    const roomUrl = new URL((await at.running.waitFor(/http:\/\/127\.0\.0\.1:\d+\/[0-9a-z]{16}\/(?= )/))[0]);
    // The picture of the address is printed last.
    await at.running.waitFor(/▀{20,}\n/);
    const ways = [
      wayTo('dealer', consoleUrl, '/table', '/live/table'),
      wayTo('room', roomUrl, roomUrl.pathname, `${roomUrl.pathname}live/table`),
    ] as const;
    const socket = enterConsole(consoleUrl.href);
    const [session, dealer] = await Promise.all([sessionOf(socket), DealersLine.open(socket)]);
    at.#parts = { dealer, session, ways, said: withoutLinks(at.running.said()) };
    await dealer.do(BEGIN);
    // An answer may overtake the view of what it answers.
    await dealer.until(({ table: { game } }) => game !== undefined);
    return at;
  }

  private constructor(env: Readonly<Record<string, string>>) {
    const room = ['--lan', '--lan-port', '0', '--lan-address', '127.0.0.1'];
    this.running = startInBrowser(['--no-open', '--http-port', '0', '--nights', this.nights, ...room], env);
  }

  get dealer(): DealersLine {
    return this.#open.dealer;
  }

  /** The two ways in: the dealer's, and the room's. */
  get ways(): readonly [Way, Way] {
    return this.#open.ways;
  }

  /** The session of the dealer's browser. */
  get session(): string {
    return this.#open.session;
  }

  /** Another console of the dealer's browser. */
  consoleAgain(): Promise<DealersLine> {
    return DealersLine.open(resumeConsole(this.ways[0].origin, this.session));
  }

  /** A link by which another browser may enter. */
  consoleLink(): Promise<string> {
    return consoleLink(this.running, 2);
  }

  /** The night's file as it stands. */
  get record(): string {
    const [night] = readdirSync(this.nights).filter((name) => name.endsWith('.jsonl'));
    return night === undefined ? '' : readFileSync(join(this.nights, night), 'utf8');
  }

  /** Makes an attack, which must change nothing; then the dealer, connected all the time, plays a whole round. */
  async unharmedBy(attack: () => Promise<void>): Promise<void> {
    const { record } = this;
    await attack();
    expect(this.record).toBe(record);
    expect(withoutLinks(this.running.said())).toBe(this.#open.said);
    expect(this.running.child.exitCode).toBeNull();
    await this.dealer.playRound();
    expect(this.record.length).toBeGreaterThan(record.length);
  }

  /** Another address of this computer each time, if it has many: the room counts by address. */
  from(): string {
    this.#sent += 1;
    return process.platform === 'linux' ? `127.0.0.${2 + (this.#sent % 250)}` : '127.0.0.1';
  }

  /**
   * Sends a request to one of the ways. The room answers only so many in a second and closes on the rest: so that this hides
   * nothing, requests come from many addresses, and a request without an answer is sent again.
   */
  async send(way: Way, bytes: string | Buffer): Promise<Reply> {
    const from = this.from();
    const reply = await raw(way.port, bytes, from);
    if (reply.status !== undefined || way.name === 'dealer') return reply;
    await new Promise((resolve) => setTimeout(resolve, TURNSTILE_MS));
    return raw(way.port, bytes, from);
  }

  async end(): Promise<void> {
    this.#parts?.dealer.close();
    await this.running.stop();
    rmSync(this.nights, { recursive: true });
  }

  get #open() {
    if (this.#parts === undefined) throw new Error('the referee has not started yet');
    return this.#parts;
  }
}

/** Whenever a browser enters, another link is printed. */
function withoutLinks(said: string): string {
  return said.replaceAll(/.*\/console#.*\n/g, '');
}

function wayTo(name: Way['name'], url: URL, page: string, views: string): Way {
  return { name, port: Number(url.port), host: url.host, origin: url.origin, page, views };
}
