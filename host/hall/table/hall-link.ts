import type { Clock } from '../../clock/clock.ts';
import type { HallClock } from '../../contract/hall-clock.ts';
import type { FoundHall, HallLinkView, JoinRefusal } from '../../contract/hall-link.ts';
import type { HallLink } from '../../session/port.ts';
import { defined } from '../../session/views/table-view.ts';
import { lookOnNetwork, type LookForHalls } from '../mdns/mdns.ts';
import { parseAddress, type HallAddress } from '../wire/address.ts';
import { parseCardLine, parseJoinCode, type JoinCode } from '../wire/join-code.ts';
import { BrokerConnection, JoinRefused } from './broker-connection.ts';
import { HallMember } from './hall-member.ts';
import { HallFile, type KeptHall } from './kept-hall.ts';

interface HallLinkParts {
  /** Of the nights; the private file lies there as well. */
  readonly folder: string;
  readonly clock: Clock;
  readonly lookForHalls?: LookForHalls;
}

/** The table's side of a hall. Nothing of it is awaited by a round. */
export class TableHallLink implements HallLink {
  readonly #parts: Required<HallLinkParts>;
  readonly #changed: () => void;
  readonly #file: HallFile;
  readonly #ready: Promise<void>;
  #member: HallMember | undefined;
  #found: readonly FoundHall[] | undefined;
  #notSearched: string | undefined;
  #endLook: () => void = () => undefined;
  #joining = false;
  #refused: JoinRefusal | undefined;
  #closed = false;

  constructor(parts: HallLinkParts, changed: () => void) {
    this.#parts = { lookForHalls: lookOnNetwork, ...parts };
    this.#changed = changed;
    this.#file = new HallFile(parts.folder);
    this.#ready = this.#resume();
  }

  get view(): HallLinkView {
    const joining = this.#joining ? (true as const) : undefined;
    const [found, notSearched, refused] = [this.#found, this.#notSearched, this.#refused];
    return defined({ found, notSearched, refused, joining, joined: this.#member?.view });
  }

  get clock(): HallClock | undefined {
    return this.#member?.clock;
  }

  look(on: boolean): void {
    this.#endLook();
    this.#refused = undefined;
    this.#notSearched = undefined;
    this.#found = on ? [] : undefined;
    this.#endLook = on ? this.#beginLook() : () => undefined;
  }

  join(found: string, typed: string): ReturnType<HallLink['join']> {
    const { address = found, code } = parseCardLine(typed);
    const [at, card] = [parseAddress(address), parseJoinCode(code)];
    if (at === undefined) return 'hall address';
    if (card === undefined) return 'join code';
    if (this.#member !== undefined || this.#joining) return 'in a hall';
    this.#joining = true;
    this.#refused = undefined;
    void this.#join(address.trim(), at, card);
    return undefined;
  }

  call(on: boolean): void {
    this.#member?.call(on);
  }

  confirm(n: number): void {
    this.#member?.confirm(n);
  }

  async leave(): Promise<void> {
    this.#member?.leave();
    this.#member = undefined;
    await this.#file.keep(undefined);
    this.#changed();
  }

  flushed(file: string, lines: number): void {
    if (this.#member !== undefined) this.#member.flushed(file, lines);
    else void this.#ready.then(() => this.#member?.flushed(file, lines));
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#endLook();
    await this.#ready;
    this.#member?.leave();
    // Resolves once everything that was kept before is written.
    await this.#file.change({});
  }

  async #resume(): Promise<void> {
    await this.#file.read();
    this.#follow();
  }

  #follow(): void {
    const { joined } = this.#file;
    if (joined !== undefined && !this.#closed) {
      this.#member = new HallMember(joined, { ...this.#parts, file: this.#file, changed: this.#changed });
    }
    this.#changed();
  }

  async #join(address: string, at: HallAddress, code: JoinCode): Promise<void> {
    await this.#ready;
    // A dealer who is faster than the private file finds out here that this table has joined.
    const joined = this.#member === undefined ? await this.#ask(address, at, code) : undefined;
    if (typeof joined === 'string') this.#refused = joined;
    else if (joined !== undefined) await this.#file.keep(joined);
    this.#joining = false;
    if (this.#member === undefined) this.#follow();
    else this.#changed();
  }

  async #ask(address: string, at: HallAddress, { table, secret, mark }: JoinCode): Promise<KeptHall | JoinRefusal> {
    const { clock } = this.#parts;
    const announced = this.#found?.find((hall) => hall.address === address)?.certificate;
    try {
      const known = { mark, certificate: mark && announced };
      const connection = await BrokerConnection.open(at, known, { clock, table, secret, heard: () => undefined });
      connection.close();
      const certificate = mark === undefined ? '' : connection.certificate;
      return { address, table, name: '', secret, certificate, since: clock.now(), seen: 0, nights: [] };
    } catch (error) {
      return error instanceof JoinRefused ? error.why : 'no answer';
    }
  }

  #beginLook(): () => void {
    return this.#parts.lookForHalls(
      (found) => {
        this.#found = found;
        this.#changed();
      },
      (code) => {
        this.#notSearched = code;
        this.#changed();
      },
    );
  }
}
