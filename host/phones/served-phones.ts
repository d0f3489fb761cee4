import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { Received } from '../../firmware-protocol/phone/endpoint.ts';
import type { PhoneEntry } from '../../firmware-protocol/phone/handshake.ts';
import { joinKey, type RandomBytes } from '../../firmware-protocol/phone/secret.ts';
import { cleanName, faultOf, lookAlike } from '../../rulebook/name.ts';
import {
  fromPhoneSchema,
  type FromPhone,
  type Joining,
  type JoiningView,
  type Phoneless,
  type PhonesView,
} from '../contract/phones.ts';
import { PHONE_CLOSED } from '../contract/phone-socket.ts';
import type { Player, Seat } from '../../rulebook/seat.ts';
import { offered } from '../lan/addresses.ts';
import { listenAt, type Listener, type Upgrade } from '../lan/listener.ts';
import { OwnListeners, type LanParts } from '../lan/own-listeners.ts';
import type { Sealer, SealerListener } from '../sealing/sealer.ts';
import type { Phones, RefereePort } from '../session/port.ts';
import { defined } from '../session/views/table-view.ts';
import { pageAlone, readPages } from '../web/pages.ts';
import { POLICY } from '../web/socket.ts';
import { BoundPhones } from './bound-phones.ts';
import { NamelessPhones } from './nameless-phones.ts';
import { PageFeed } from './page-feed.ts';
import { PhoneConnection, Ticker } from './phone-connection.ts';
import { PhoneRoster, phoneView, type JoinedPhone } from './phone-roster.ts';
import { toldSchema } from './phone-sealer.ts';
import { PhoneSite } from './phone-site.ts';
import { rulesPage, seatOf } from './seat-page.ts';

const USUAL_PORT = 4711;
/** WebSocket close code: this host ends. */
const GOING_AWAY = 1001;

type Join = Extract<FromPhone, { readonly type: 'join' }>;

interface PhonesParts extends LanParts {
  readonly random?: RandomBytes;
}

/** Serves the phones that play as pads, in every private network that this computer is in. Off until the dealer wants them. */
export class ServedPhones implements Phones {
  readonly #parts: PhonesParts;
  readonly #random: RandomBytes;
  readonly #changed: () => void;
  readonly #roster: PhoneRoster;
  readonly #bound: BoundPhones;
  readonly #nameless: NamelessPhones;
  readonly #feed: PageFeed;
  readonly #ticker: Ticker;
  readonly #listeners: OwnListeners;
  #site: PhoneSite | undefined;
  #phoneless: readonly Phoneless[] = [];

  constructor(parts: PhonesParts, table: Pick<RefereePort, 'watch'>, changed: () => void) {
    this.#parts = parts;
    this.#random = parts.random ?? randomBytes;
    this.#changed = changed;
    this.#roster = new PhoneRoster(parts.folder, parts.clock, this.#random);
    this.#bound = new BoundPhones(parts.clock);
    this.#feed = new PageFeed(table, parts.clock);
    this.#ticker = new Ticker(parts.clock);
    this.#nameless = new NamelessPhones(parts.clock, changed);
    this.#listeners = new OwnListeners({
      ...parts,
      usualPort: USUAL_PORT,
      kept: this.#roster,
      listen: (address, port) => this.#listenAt(address, port),
      looking: () => this.#followUse(),
      changed,
    });
    void this.#listeners.inTurn(() => this.#resume());
  }

  get view(): PhonesView {
    const { on, all, refused, outside } = this.#listeners;
    const { joining, secret, phones } = this.#roster.now;
    const { silent } = this.#nameless;
    return {
      on,
      joining,
      addresses: joining === 'open' ? offered(all, (host) => `http://${host}/#${secret}`) : [],
      phones: phones.map((phone) => phoneView(phone, this.#bound.link(phone.id))),
      ...defined({ refused, outside, silent: silent || undefined }),
    };
  }

  get joining(): JoiningView | undefined {
    const { on, joining, addresses, phones, outside } = this.view;
    const phoneless = this.#phoneless;
    if (!on || (joining === 'closed' && phones.length + phoneless.length === 0)) return undefined;
    return {
      joining,
      ...(phoneless.length > 0 && { phoneless }),
      phones: phones.map(({ id: _, ...phone }) => phone),
      ...defined({ url: addresses[0]?.url, outside }),
    };
  }

  sealer(seat: Seat, id: string, listener: SealerListener): Sealer {
    return this.#bound.sealer(seat, id, listener);
  }

  identify(id: string): boolean {
    this.#bound.identify(id);
    return this.#roster.find(id) !== undefined;
  }

  serve(on: boolean): Promise<void> {
    return this.#listeners.inTurn(async () => {
      if (on === this.#listeners.on && this.#listeners.refused === undefined) return;
      if (on) await this.#roster.turnOn();
      else await this.#forgetAll();
      await this.#listen(on);
    });
  }

  join(joining: Joining): Promise<void> {
    return this.#listeners.inTurn(async () => {
      if (!this.#listeners.on || (joining === 'closed' && this.#roster.now.joining === 'closed')) return;
      if (joining === 'closed') this.#nameless.clear(PHONE_CLOSED.unknown);
      if (joining === 'open') this.#phoneless = [];
      await this.#roster.join(joining);
      this.#show();
    });
  }

  seatPhoneless(people: readonly Phoneless[]): void {
    this.#phoneless = people;
    this.#show();
  }

  async unbind(id: string): Promise<boolean> {
    if (this.#roster.find(id) === undefined) return false;
    await this.#forget(id);
    this.#show();
    return true;
  }

  close(): Promise<void> {
    return this.#listeners.inTurn(async () => {
      this.#cutOff(GOING_AWAY);
      this.#feed.end();
      await this.#listeners.serve(false);
    });
  }

  /** After a restart of the host, the phones of this evening find it where it was. */
  async #resume(): Promise<void> {
    await this.#roster.read();
    if (this.#roster.now.on) await this.#listen(true);
  }

  async #listen(on: boolean): Promise<void> {
    if (on) this.#feed.begin();
    else this.#feed.end();
    await this.#listeners.serve(on);
    this.#show();
  }

  async #followUse(): Promise<void> {
    if (this.#bound.count > 0 || this.#isPlayedWith) return this.#roster.use();
    if (!this.#roster.stale) return;
    await this.#roster.renew();
    this.#show();
  }

  /** While a phone has a seat in the game under way, the evening is not over, however far the clock was set. */
  get #isPlayedWith(): boolean {
    const { seen } = this.#feed;
    if (seen?.table.game === undefined || seen.table.game.course.phase === 'over') return false;
    return this.#roster.now.phones.some(({ id }) => seatOf(id, seen.inputs) !== undefined);
  }

  async #forgetAll(): Promise<void> {
    this.#cutOff(PHONE_CLOSED.unknown);
    await this.#roster.clear();
  }

  async #forget(id: string): Promise<void> {
    this.#bound.detach(id)?.close(PHONE_CLOSED.unknown);
    await this.#roster.remove(id);
  }

  #cutOff(code: number): void {
    for (const connection of this.#bound.detachAll()) connection.close(code);
    this.#nameless.clear(code);
  }

  async #listenAt(address: string, port: number): Promise<Listener> {
    this.#site ??= new PhoneSite({
      files: pageAlone(await readPages(this.#parts.pages), '/phone.html'),
      clock: this.#parts.clock,
      opened: (socket, upgrade) => this.#opened(socket, upgrade),
    });
    return listenAt(address, port, this.#site);
  }

  #opened(socket: WebSocket, { remote, stays }: Upgrade): void {
    const { clock } = this.#parts;
    void new PhoneConnection(socket, {
      clock,
      ticker: this.#ticker,
      random: this.#random,
      remote,
      stays,
      listener: {
        keyFor: (entry) => this.#keyFor(entry),
        proved: (connection) => this.#proved(connection),
        heard: (connection, received) => this.#heard(connection, received),
        ticked: (connection) => this.#ticked(connection),
        asked: (connection) => this.#bound.asked(connection),
        linked: () => this.#show(),
        closed: (connection) => this.#closed(connection),
      },
    });
  }

  #keyFor(entry: PhoneEntry): Uint8Array | undefined {
    const { joining, secret } = this.#roster.now;
    if (entry.kind === 'join') return joining === 'closed' ? undefined : joinKey(secret);
    const phone = this.#roster.find(entry.id);
    return phone && Buffer.from(phone.key, 'hex');
  }

  #proved(connection: PhoneConnection): void {
    const { entry } = connection;
    if (entry.kind === 'resume') {
      if (this.#roster.find(entry.id) === undefined) return connection.close(PHONE_CLOSED.unknown);
      return this.#attach(entry.id, connection);
    }
    if (this.#roster.now.joining === 'closed') return connection.close(PHONE_CLOSED.unknown);
    this.#nameless.add(connection);
  }

  #attach(id: string, connection: PhoneConnection): void {
    this.#bound.attach(id, connection)?.close(PHONE_CLOSED.replaced);
    this.#show();
  }

  #heard(connection: PhoneConnection, { state, messages }: Received): void {
    const told = v.safeParse(v.optional(toldSchema), state);
    const said = v.safeParse(v.array(fromPhoneSchema), messages);
    if (!told.success || !said.success) return connection.close(POLICY);
    if (told.output !== undefined) this.#bound.heard(connection, told.output);
    for (const message of said.output) this.#obey(connection, message);
  }

  #obey(connection: PhoneConnection, message: FromPhone): void {
    const phone = this.#phoneOn(connection);
    if (message.type === 'join') return void this.#join(connection, message);
    if (phone === undefined) return;
    switch (message.type) {
      case 'language':
        this.#roster.speak(phone.id, message.language);
        return this.#feed.changed();
      case 'here':
        if (this.#roster.seat(phone.id)) this.#show();
        return;
      case 'rules':
        connection.wantsRules = true;
        return;
      default:
        message satisfies never;
    }
  }

  async #join(connection: PhoneConnection, { name: typed, language }: Join): Promise<void> {
    if (!this.#nameless.has(connection)) return;
    const name = cleanName(typed);
    const fault = faultOf(name);
    if (fault !== undefined) return connection.message({ type: 'refused', why: fault });
    const as = lookAlike(
      name,
      [...this.#roster.now.phones, ...this.#seated].map((other) => other.name),
    );
    if (as !== undefined) return connection.message({ type: 'refused', why: 'looks the same', as });
    const known = this.#roster.named(name);
    // Also while its screen is dark: else a neighbour could take its name before the game.
    if (known !== undefined) return connection.message({ type: 'refused', why: 'name taken' });
    if (this.#roster.full) return connection.message({ type: 'refused', why: 'full' });
    this.#nameless.delete(connection);
    const { id, key } = await this.#roster.add(name, language, connection.words);
    // While it was being written, the phone may have gone, or been forgotten.
    if (!connection.isOpen || this.#roster.find(id) === undefined) return connection.close(PHONE_CLOSED.unknown);
    connection.message({ type: 'bound', id, key });
    this.#attach(id, connection);
  }

  get #seated(): readonly Player[] {
    return this.#feed.seen?.table.game?.seats.map(({ player }) => player) ?? [];
  }

  #ticked(connection: PhoneConnection): void {
    const phone = this.#phoneOn(connection);
    if (phone === undefined) return;
    this.#feed.send(connection, phone, this.#roster.now.joining);
    if (!connection.wantsRules || connection.waiting > 0) return;
    connection.wantsRules = false;
    connection.message(rulesPage(phone, this.#feed.seen));
  }

  #phoneOn({ id }: PhoneConnection): JoinedPhone | undefined {
    return id === undefined ? undefined : this.#roster.find(id);
  }

  #closed(connection: PhoneConnection): void {
    this.#nameless.delete(connection);
    if (connection.id === undefined) return;
    this.#bound.detach(connection.id);
    this.#show();
  }

  #show(): void {
    this.#feed.changed();
    this.#changed();
  }
}
