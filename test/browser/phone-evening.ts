import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { seatsInGame } from '../../games/hungarian-war/rules/seats.ts';
import type { State } from '../../games/hungarian-war/rules/types.ts';
import type { Answer, ConsoleView, Course, DownMessage } from '../../host/contract/view.ts';
import type { PadFace } from '../../host/contract/pads.ts';
import { consoleLink, enterConsole } from '../support/console-access.ts';
import { SHORT_DECK } from '../support/physical-table.ts';
import type { Started } from '../support/start.ts';
import { PATIENT } from './real-table.ts';

/** What the program is started with, so that its phones are served on this machine alone. */
export function phoneOptions(nights: string): readonly string[] {
  return ['--no-open', '--http-port', '0', '--phone-port', '0', '--lan-address', '127.0.0.1', '--nights', nights];
}

/** An evening with phones, at the program as people start it. A second console looks on, and stacks the deck. */
export class PhoneEvening {
  readonly nights = mkdtempSync(join(tmpdir(), 'referee-nights-'));
  #running: Started | undefined;
  #console: WebSocket | undefined;
  #view: ConsoleView | undefined;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  get running(): Started {
    if (this.#running === undefined) throw new Error('not started yet');
    return this.#running;
  }

  get view(): ConsoleView {
    if (this.#view === undefined) throw new Error('no view has arrived yet');
    return this.#view;
  }

  get course(): Course {
    const { game } = this.view.table;
    if (game === undefined) throw new Error('no game has begun');
    return game.course;
  }

  /** The address behind the code on the table display. */
  get url(): string {
    return this.view.phones?.addresses[0]?.url ?? '';
  }

  /** Whether this person's phone chooses now: whoever is out does not. */
  chooses(name: string): boolean {
    const { game } = this.view.table;
    const seat = game?.seats.find(({ player }) => player.name === name)?.seat;
    return game !== undefined && seat !== undefined && seatsInGame(game.state as State).includes(seat);
  }

  /** The faces that opened last, by seat. */
  get opened(): readonly (PadFace | null)[] {
    return (this.view.table.game?.state as State | undefined)?.opening?.faces ?? [];
  }

  /** Starts the program, and resolves with the links for the dealer and the table display. */
  async open(start: (args: readonly string[]) => Started): Promise<{ readonly dealer: string; readonly table: string }> {
    this.#running = start(phoneOptions(this.nights));
    const dealer = await consoleLink(this.#running);
    const [table] = await this.#running.waitFor(/http\S+\/table(?=\n)/);
    return { dealer, table };
  }

  /** The second console comes in once the dealer has used the first link. */
  async lookOn(link?: string): Promise<void> {
    const socket = enterConsole(link ?? (await consoleLink(this.running, 2)));
    this.#console = socket;
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as DownMessage;
      if (message.type === 'view' && message.view.kind === 'console') this.#view = message.view;
      if (message.type === 'answer') this.#waiting.get(message.id)?.(message.answer);
    });
    await this.until(() => this.#view !== undefined);
  }

  async do(command: object): Promise<void> {
    const id = ++this.#last;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#console?.send(JSON.stringify({ type: 'command', id, command }));
    expect(await answered).toEqual({ ok: true });
  }

  /** A key of a seat that plays by keys. */
  key(code: string): void {
    this.#console?.send(JSON.stringify({ type: 'press', code }));
  }

  /** A command of the round, meant for its present step. */
  step(type: string): Promise<void> {
    return this.do({ type, step: this.course.step });
  }

  /** Begins a game of people by the names on their phones, clockwise. */
  async beginByPhone(...names: readonly string[]): Promise<void> {
    const phones = names.map((name) => this.view.phones?.phones.find((phone) => phone.name === name));
    const inputs = phones.map((phone) => ({ kind: 'pad', pad: phone?.id ?? '' }));
    const players = names.map((name) => ({ id: name, name }));
    const choices = { ...this.view.standardChoices, pace: 'quick' };
    await this.do({ type: 'begin', rulebook: 'hungarian-war', players, inputs, dealer: 0, house: {}, choices });
    await this.until(() => this.course.phase === 'choosing' && this.course.of === names.length);
  }

  async until(holds: () => boolean): Promise<void> {
    // Made here, its stack names the test that waits.
    const never = new Error('it never came to that');
    await vi
      .waitFor(() => expect(holds()).toBe(true), { ...PATIENT, interval: 20 })
      .catch(() => {
        never.message += `; the table: ${JSON.stringify(this.#view?.table.game?.course)}`;
        throw never;
      });
  }

  async untilPhase(...phases: readonly Course['phase'][]): Promise<void> {
    await this.until(() => this.view.table.game !== undefined && phases.includes(this.course.phase));
  }

  /** The dealer counts the deck, so that the game ends sooner. */
  async countDeck(left: number): Promise<void> {
    await this.do({ type: 'table', command: { type: 'countDeck', left, unfilled: [], reason: SHORT_DECK } });
  }

  async close(): Promise<void> {
    this.#console?.terminate();
    await this.#running?.stop();
    rmSync(this.nights, { recursive: true });
  }
}

/** The buttons of a phone by the label that says what they do, in the order of the page: 5 6 4 above 2 1 3. */
export const FACES = [5, 6, 4, 2, 1, 3] as const satisfies readonly PadFace[];

/** A player with a phone in the hand. */
export class Player {
  readonly page: Page;
  readonly name: string;
  readonly complaints: string[] = [];

  private constructor(page: Page, name: string) {
    this.page = page;
    this.name = name;
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  /** Opens the page, as by scanning the code. */
  static async at(browser: Browser, url: string, name: string, locale = 'en'): Promise<Player> {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, locale });
    const player = new Player(await context.newPage(), name);
    await player.page.goto(url);
    return player;
  }

  /** Types the name and joins; resolves with the two words that the phone shows. */
  async join(): Promise<string> {
    await this.page.getByRole('textbox').fill(this.name);
    await this.page.getByRole('textbox').press('Enter');
    return (await this.page.locator('[data-part=words]').textContent()) ?? '';
  }

  async sitDown(): Promise<void> {
    await this.page.locator('button.tap').tap();
  }

  async press(face: PadFace): Promise<void> {
    await this.page.locator('.buttons button').nth(FACES.indexOf(face)).tap();
  }

  /** The headline of the page. */
  says(): Promise<string | null> {
    return this.page.locator('h1').textContent();
  }

  /** Everything that the page says or shows, and where its focus is. */
  looks(): Promise<string> {
    return this.page.evaluate(() => `${document.body.innerHTML} ${document.activeElement?.outerHTML ?? ''}`);
  }
}
