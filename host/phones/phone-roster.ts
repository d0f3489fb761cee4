import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { MOST_SEATS, nameSchema, whole } from '../../rulebook/schemas.ts';
import { makeSecret, type RandomBytes } from '../../firmware-protocol/phone/secret.ts';
import type { Clock } from '../clock/clock.ts';
import { languageSchema } from '../contract/command.ts';
import type { Joining, PhoneView } from '../contract/phones.ts';
import { isSameName } from '../../rulebook/name.ts';
import type { Language } from '../../words/language.ts';
import { keptPortSchema, PrivateFile, readPrivate } from '../record/private-file.ts';

/** As many as the largest game has players: one more is told so before it has joined. */
const MOST_PHONES = MOST_SEATS;
/** Phones and a secret that nobody used for this long belong to another evening, ms. */
const LIFE_MS = 12 * 3_600_000;
/** How often it is recorded that phones are in use, ms. */
const USED_MS = 600_000;

const phoneSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^phone-\d{1,10}$/)),
  name: nameSchema,
  /** 64 hex digits. */
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  words: v.string(),
  language: languageSchema,
  place: v.optional(whole),
});
const keptSchema = v.strictObject({
  port: keptPortSchema,
  /** When a phone was last connected or the dealer last changed anything, ms since 1970. */
  used: v.number(),
  on: v.boolean(),
  joining: v.picklist(['closed', 'open', 'seating'] as const satisfies readonly Joining[]),
  secret: v.pipe(v.string(), v.regex(/^[0-9a-hjkmnp-tv-z]{26}$/)),
  /** The number of the last phone; none is given twice, since a seat may still be bound to it. */
  last: whole,
  phones: v.pipe(v.array(phoneSchema), v.maxLength(MOST_PHONES)),
});

export type JoinedPhone = Readonly<v.InferOutput<typeof phoneSchema>>;
type Kept = Readonly<v.InferOutput<typeof keptSchema>>;

/** The phones that have joined, kept with the nights so that they come back by themselves after a restart of the host. */
export class PhoneRoster {
  readonly #path: string;
  readonly #file: PrivateFile;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #random: RandomBytes;
  #kept: Kept;

  constructor(folder: string, clock: Pick<Clock, 'now'>, random: RandomBytes = randomBytes) {
    this.#path = join(folder, 'phones.json');
    this.#file = new PrivateFile(this.#path);
    this.#clock = clock;
    this.#random = random;
    this.#kept = this.#fresh({ port: undefined, last: 0 });
  }

  get now(): Omit<Kept, 'used' | 'last'> {
    return this.#kept;
  }

  /** Reads what an earlier run has kept. */
  async read(): Promise<void> {
    const kept = await readPrivate(this.#path, keptSchema);
    if (kept !== undefined) this.#kept = this.#isStale(kept) ? this.#fresh(kept) : kept;
  }

  find(id: string): JoinedPhone | undefined {
    return this.#kept.phones.find((phone) => phone.id === id);
  }

  /** The first phone of that name, in whichever case it is written. */
  named(name: string): JoinedPhone | undefined {
    return this.#kept.phones.find((phone) => isSameName(phone.name, name));
  }

  async port(): Promise<number | undefined> {
    return this.#kept.port;
  }

  async keepPort(port: number): Promise<void> {
    if (port !== this.#kept.port) await this.#change({ port });
  }

  /** As many phones have joined as can. */
  get full(): boolean {
    return this.#kept.phones.length >= MOST_PHONES;
  }

  /** A phone with a key of its own; resolves once it has been written, or refused by the disk. */
  async add(name: string, language: Language, words: string): Promise<JoinedPhone> {
    const { phones, last } = this.#kept;
    const key = Buffer.from(this.#random(32)).toString('hex');
    const phone: JoinedPhone = { id: `phone-${last + 1}`, name, key, words, language };
    await this.#change({ last: last + 1, phones: [...phones, phone] });
    return phone;
  }

  async remove(id: string): Promise<void> {
    await this.#change({ phones: this.#kept.phones.filter((phone) => phone.id !== id) });
  }

  /** The owner of a phone reads this language; written with the next change. */
  speak(id: string, language: Language): void {
    this.#kept = { ...this.#kept, phones: this.#withPhone(id, { language }) };
  }

  /** The owner of a phone has tapped: the next place is theirs, unless they have one. Returns whether that changed. */
  seat(id: string): boolean {
    const { joining, phones } = this.#kept;
    const phone = this.find(id);
    if (joining !== 'seating' || phone === undefined || phone.place !== undefined) return false;
    const place = 1 + Math.max(-1, ...phones.map((other) => other.place ?? -1));
    void this.#change({ phones: this.#withPhone(id, { place }) });
    return true;
  }

  /** Once joining closes, its secret is void. */
  async join(joining: Joining): Promise<void> {
    const { joining: before, phones } = this.#kept;
    const secret = joining === 'closed' && before !== 'closed' ? { secret: makeSecret(this.#random) } : {};
    const unseated = joining === 'seating' ? { phones: phones.map((phone) => ({ ...phone, place: undefined })) } : {};
    await this.#change({ joining, ...secret, ...unseated });
  }

  async turnOn(): Promise<void> {
    await this.#change({ on: true, joining: 'open' });
  }

  /** Another evening begins: phones and secret of the earlier one are void. */
  async renew(): Promise<void> {
    await this.#change({ phones: [], secret: makeSecret(this.#random) });
  }

  /** Forgets all phones, and is off. */
  async clear(): Promise<void> {
    this.#kept = this.#fresh(this.#kept);
    await this.#change({});
  }

  /** Phones are connected; written now and then. */
  async use(): Promise<void> {
    if (this.#clock.now() - this.#kept.used >= USED_MS) await this.#change({});
  }

  get stale(): boolean {
    return this.#isStale(this.#kept);
  }

  #isStale({ used }: Kept): boolean {
    return this.#clock.now() - used > LIFE_MS;
  }

  #fresh({ port, last }: Pick<Kept, 'port' | 'last'>): Kept {
    const secret = makeSecret(this.#random);
    return { port, last, used: this.#clock.now(), on: false, joining: 'closed', secret, phones: [] };
  }

  #withPhone(id: string, change: Partial<JoinedPhone>): Kept['phones'] {
    return this.#kept.phones.map((phone) => (phone.id === id ? { ...phone, ...change } : phone));
  }

  async #change(change: Partial<Kept>): Promise<void> {
    this.#kept = { ...this.#kept, ...change, used: this.#clock.now() };
    await this.#file.save(this.#kept);
  }
}

/** What others may know of a phone. */
export function phoneView({ id, name, words, place }: JoinedPhone, link: PhoneView['link']): PhoneView {
  return { id, name, words, link, ...(place !== undefined && { place }) };
}
