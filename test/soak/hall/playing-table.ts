import { appendFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../../rulebook/random.ts';
import { TableHallLink } from '../../../host/hall/table/hall-link.ts';
import { fastClock } from '../../../host/hall/testing/fast-clock.ts';
import { NightLines } from '../../../host/hall/testing/night-lines.ts';
import { nightName } from '../../../host/record/file-name.ts';
import { botNight, type BotLine } from '../../bench/bot-night.ts';

/** Between two lines at least, and how much longer at most, ms. */
const PAUSE_MS = { least: 20, more: 100 } as const;
const UNDONE = 12;
const KEY = 'hall.json';

/** A night of the table, of which a copy may be shorter. */
interface Night {
  readonly name: string;
  lines: NightLines;
}

/** A table at which bots play whom the hall offers, with a night of its own for each seating, and tell the hall. */
export class PlayingTable {
  readonly number: number;
  readonly folder: string;
  /** How often an old copy took the place of its folder. */
  restored = 0;
  link: TableHallLink;
  readonly #random: Random;
  #nights: Night[] = [];
  #copy: { readonly key: string; readonly nights: readonly { readonly name: string; readonly lines: number }[] } | undefined;
  #begun = 0;
  #seating: string | undefined;
  #upcoming: Generator<BotLine, never> | undefined;
  #over = false;
  readonly #played: Promise<void>;

  constructor(number: number, folder: string, random: Random) {
    [this.number, this.folder, this.#random] = [number, folder, random];
    this.link = this.#open();
    this.#played = this.#play();
  }

  /** Its records as they are on its disk. */
  get records(): readonly NightLines[] {
    return this.#nights.map(({ lines }) => lines);
  }

  /** As a computer whose program is started again. */
  async restart(meanwhile: () => void = () => undefined): Promise<void> {
    await this.link.close();
    meanwhile();
    this.link = this.#open();
    for (const { name, lines } of this.#nights) this.link.flushed(name, lines.texts.length);
  }

  copy(): void {
    const nights = this.#nights.map(({ name, lines }) => ({ name, lines: lines.texts.length }));
    this.#copy = { key: readFileSync(join(this.folder, KEY), 'utf8'), nights };
  }

  /** The copy takes the place of its folder, if there is one; what is written next are other lines. */
  restore(): Promise<void> {
    return this.restart(() => {
      const copy = this.#copy;
      if (copy === undefined) return;
      writeFileSync(join(this.folder, KEY), copy.key);
      const kept = (night: Night) => copy.nights.find(({ name }) => name === night.name);
      for (const night of this.#nights) {
        const lines = kept(night)?.lines;
        if (lines === undefined) rmSync(join(this.folder, night.name));
        else {
          night.lines = night.lines.upTo(lines);
          truncateSync(join(this.folder, night.name), Buffer.byteLength(night.lines.text));
        }
      }
      this.#nights = this.#nights.filter((night) => kept(night) !== undefined);
      this.restored += 1;
      [this.#upcoming, this.#seating] = [undefined, undefined];
    });
  }

  /** Writes nothing more. */
  async rest(): Promise<void> {
    this.#over = true;
    await this.#played;
  }

  #open(): TableHallLink {
    return new TableHallLink({ folder: this.folder, clock: fastClock }, () => undefined);
  }

  async #play(): Promise<void> {
    while (!this.#over) {
      await pause(PAUSE_MS.least + this.#random(PAUSE_MS.more));
      const { offer } = this.link.view.joined ?? {};
      if (offer !== undefined && offer.players[0]?.id !== this.#seating) {
        this.#seating = offer.players[0]?.id;
        this.#upcoming = botNight({ players: offer.players, seed: this.#random(2 ** 31), undone: UNDONE });
        this.#begin();
      }
      this.#write(this.#upcoming?.next().value.entry ?? { kind: 'named', name: `evening ${this.#random(1_000)}` });
    }
  }

  #begin(): void {
    const lines = new NightLines({ app: `${this.number} ${(this.#begun += 1)}` });
    const name = nightName(0, this.#begun);
    writeFileSync(join(this.folder, name), lines.text);
    this.#nights.push({ name, lines });
    this.link.flushed(name, 1);
  }

  #write(entry: object): void {
    const night = this.#nights.at(-1);
    if (night === undefined) return;
    night.lines.add(entry);
    appendFileSync(join(this.folder, night.name), night.lines.texts.at(-1) ?? '');
    this.link.flushed(night.name, night.lines.texts.length);
  }
}
