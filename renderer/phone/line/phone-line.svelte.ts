import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { PadFace } from '../../../host/contract/pads.ts';
import { PHONE_CLOSED } from '../../../host/contract/phone-socket.ts';
import type { FromPhone, SeatPage, ToPhone } from '../../../host/contract/phones.ts';
import { PhoneChoice, type PhoneAsked, type KeptChoice } from '../../../firmware-protocol/phone/choice.ts';
import { parseSecret, type RandomBytes } from '../../../firmware-protocol/phone/secret.ts';
import type { Language } from '../../../words/language.ts';
import type { Phone } from '../phone.ts';
import { Connection, type Credentials, type Socket } from './connection.ts';
import type { Binding, Kept } from './kept.ts';

/** What this page runs on. */
interface Surroundings {
  readonly connect: () => Socket;
  readonly kept: Kept;
  readonly random: RandomBytes;
  /** The secret of the room behind the `#` of the scanned address, if there is one. */
  readonly secret: string | undefined;
  /** The secret has been used: it need not stand in the address any more. */
  readonly used: () => void;
  readonly language: Language;
}

/** From each try to connect to the next, ms; the last value stands for all that follow. */
const BACKOFF = [100, 250, 500, 1_000] as const;
/** Close codes with which a socket ends that the host has not refused: the host goes away, no code, no answer. */
const LOST: ReadonlySet<number | undefined> = new Set([undefined, 1001, 1005, 1006]);
/** A connection that has lasted longer was none that fails, ms. */
const LASTING_MS = 5_000;
const NONCE_BYTES = 8;
/** How long it shows that the dealer means it, ms. */
const IDENTIFIED_MS = 3_000;

/** This phone: its owner's choice, its connection to the host, and what the host has it show. Reactive. */
export class PhoneLine implements Phone {
  stage: Phone['stage'] = $state.raw({ kind: 'connecting' });
  page: SeatPage | undefined = $state.raw();
  rules: Phone['rules'] = $state.raw();
  light: Phone['light'] = $state('dark');
  pad: Phone['pad'] = $state('idle');
  count: Phone['count'] = $state();
  face: PadFace | undefined = $state();

  readonly #around: Surroundings;
  #language: Language = $state('en');
  #secret: string | undefined;
  /** Held here too, for browsers that keep nothing. */
  #binding: Binding | undefined = $state.raw();
  #name: string;
  #connection: Connection | undefined;
  /** It connects only to learn whether the table takes the code, so that its owner hears of a wrong code before typing a name. */
  #isTrial = false;
  #choice: PhoneChoice | undefined;
  #identifiedAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #dialledAt = 0;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#language = around.language;
    this.#secret = around.secret;
    this.#binding = around.kept.binding;
    this.#name = this.#binding?.name ?? '';
    if (this.#binding !== undefined) {
      this.#choose(this.#binding.id);
      this.#dial();
    } else this.#askWhoItIs();
  }

  get language(): Language {
    return this.#language;
  }

  /** The name that was typed here last; empty for none. */
  get name(): string {
    return this.#name;
  }

  get words(): string {
    return this.#binding?.words ?? '';
  }

  press(face: PadFace): void {
    this.#choice?.press(face);
    this.#show();
  }

  halt(): void {
    this.#choice?.halt();
  }

  enterCode(text: string): boolean {
    const secret = parseSecret(text);
    if (secret === undefined) return false;
    this.#secret = secret;
    this.#askWhoItIs();
    return true;
  }

  join(name: string): void {
    this.#name = name.trim();
    this.stage = { kind: 'connecting' };
    this.#failures = 0;
    this.#dial();
  }

  speak(language: Language): void {
    this.#language = language;
    this.#around.kept.speak(language);
    this.#tell({ type: 'language', language });
  }

  here(): void {
    this.#tell({ type: 'here' });
  }

  askRules(): void {
    this.#tell({ type: 'rules' });
  }

  /** The page can be seen again, or the network is back: what has died meanwhile is not waited for. */
  wake(): void {
    this.#connection?.look();
    if (this.#connection === undefined && this.stage.kind === 'lost') this.#dial();
  }

  #tell(message: FromPhone): void {
    this.#connection?.message(message);
  }

  #askWhoItIs(): void {
    this.stage = this.#secret === undefined ? { kind: 'code' } : { kind: 'join' };
    if (this.#secret !== undefined) this.#dial(true);
  }

  #dial(isTrial = false): void {
    this.#isTrial = isTrial;
    clearTimeout(this.#timer);
    this.#connection?.end();
    const { connect, random } = this.#around;
    this.#dialledAt = performance.now();
    this.#connection = new Connection(connect(), this.#credentials(), random, {
      opened: (connection) => this.#opened(connection),
      received: ({ state, messages }) => {
        for (const message of messages) this.#hear(message as ToPhone);
        const isAwaited = this.#choice?.ask(state as PhoneAsked | null | undefined) === true;
        this.#show();
        return isAwaited;
      },
      told: () => this.#choice?.told,
      ticked: () => this.#show(),
      closed: (code) => this.#closed(code),
    });
  }

  #credentials(): Credentials {
    return this.#binding ?? { secret: this.#secret ?? '' };
  }

  #opened(connection: Connection): void {
    if (this.#isTrial) return connection.end();
    this.#connection = connection;
    const language = this.#language;
    if (this.#choice === undefined) return connection.message({ type: 'join', name: this.#name, language } satisfies FromPhone);
    connection.message({ type: 'language', language } satisfies FromPhone);
    this.stage = { kind: 'live' };
  }

  #hear(message: ToPhone): void {
    switch (message.type) {
      case 'bound':
        this.#binding = {
          id: message.id,
          key: hexToBytes(message.key),
          name: this.#name,
          words: this.#connection?.words ?? '',
        };
        this.#around.kept.bind(this.#binding);
        this.#secret = undefined;
        this.#around.used();
        this.#choose(message.id);
        this.stage = { kind: 'live' };
        return;
      case 'refused': {
        const { type: _, ...refused } = message;
        this.#connection?.end();
        this.#connection = undefined;
        this.stage = { kind: 'join', refused };
        return;
      }
      case 'page':
        this.page = message.page;
        return;
      case 'identify':
        this.#identifiedAt = performance.now();
        return;
      case 'rules':
        this.rules = message;
        return;
      default:
        message satisfies never;
    }
  }

  #choose(id: string): void {
    const { kept, random } = this.#around;
    const hands = {
      id,
      now: () => performance.now(),
      nonce: () => bytesToHex(random(NONCE_BYTES)),
      keep: (choice: KeptChoice | undefined) => kept.remember(id, choice),
    };
    this.#choice = new PhoneChoice(hands, kept.choiceOf(id));
    this.#show();
  }

  #closed(code: number | undefined): void {
    this.#connection = undefined;
    if (code === PHONE_CLOSED.replaced) this.stage = { kind: 'ended', why: 'replaced' };
    else if (code === PHONE_CLOSED.unknown) this.#unknown();
    else if (this.#isTrial) return;
    else if (code === PHONE_CLOSED.crowded) this.stage = { kind: 'join', refused: { why: 'crowded' } };
    else if (LOST.has(code)) this.#lost();
    else this.stage = { kind: 'ended', why: 'cut off' };
  }

  /** ms until the next try. One that the network has swallowed has taken longer than any pause. */
  get #pause(): number {
    const wanted = BACKOFF[Math.min(this.#failures, BACKOFF.length - 1)] ?? 0;
    return Math.max(BACKOFF[0], wanted - (performance.now() - this.#dialledAt));
  }

  #lost(): void {
    if (performance.now() - this.#dialledAt > LASTING_MS) this.#failures = 0;
    const pause = this.#pause;
    this.#failures += 1;
    if (this.stage.kind === 'live' || this.#failures === BACKOFF.length) this.stage = { kind: 'lost', since: Date.now() };
    this.#timer = setTimeout(() => this.#dial(), pause);
  }

  /** The host does not know the phone any more, or the secret has changed. */
  #unknown(): void {
    const wasBound = this.#choice !== undefined;
    [this.#choice, this.#binding, this.page] = [undefined, undefined, undefined];
    this.#around.kept.unbind();
    if (wasBound && this.#secret !== undefined) return this.#askWhoItIs();
    this.#secret = undefined;
    this.stage = { kind: 'code', why: wasBound ? 'gone' : 'unknown' };
  }

  #show(): void {
    this.pad = this.#choice?.state ?? 'idle';
    this.face = this.#choice?.face;
    const left = this.#choice?.left;
    this.count = left === undefined ? undefined : Math.ceil(left / 1_000);
    const isMeant = performance.now() < this.#identifiedAt + IDENTIFIED_MS;
    this.light = isMeant ? 'identify' : (this.#choice?.light ?? 'dark');
  }
}
