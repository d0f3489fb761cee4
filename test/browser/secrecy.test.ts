import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLUSTERS } from '../../host/contract/keys.ts';
import { FACES, type Face } from '../../rules/hungarian-war/types.ts';
import { CONSOLE_EN } from '../../words/en/console.ts';
import { HUNGARIAN_WAR_EN } from '../../words/hungarian-war/en.ts';
import { ROOM_EN } from '../../words/en/room.ts';
import { findBrowser } from '../support/browser.ts';
import { start, type Started } from '../support/start.ts';
import { Dealer } from './dealer.ts';
import { OverheardPad, type Overheard } from './overheard-pad.ts';
import { PATIENT } from './real-table.ts';
import { readMap } from './table-page.ts';
import { domOf, maskedFrame, Witness } from './witness.ts';

/** By seat: two pads, keys, and a real die that the opening waits for. */
const NAMES = ['Anna', 'Béla', 'Cili', 'Dani'];
const SEALED = NAMES.length - 1;

const folder = mkdtempSync(join(tmpdir(), 'referee-secrecy-'));
const nights = join(folder, 'nights');
const pads = ['pad-a', 'pad-b'].map((id) => new OverheardPad(id, join(folder, id)));
const witness = new Witness();
let running: Started;
let browser: Browser;
let dealer: Dealer;
let table: Page;

beforeAll(async () => {
  await Promise.all(pads.map(({ device }) => device.plug()));
  const ports = pads.flatMap(({ device }) => ['--port', device.path]);
  running = start(['--browser', '--no-open', '--http-port', '0', '--nights', nights, ...ports]);
  const [consoleUrl] = await running.waitFor(/http\S+\/console\?key=\S+(?=\n)/);
  const [tableUrl] = await running.waitFor(/http\S+\/table(?=\n)/);
  const { executablePath, args, env } = findBrowser();
  browser = await chromium.launch({ executablePath, args: [...args], env: { ...env } });
  table = await open(tableUrl, 'table');
  dealer = new Dealer(await open(consoleUrl, 'console'));
});

afterAll(async () => {
  await browser.close();
  await running.stop();
  await Promise.all(pads.map(({ device }) => device.unplug()));
  rmSync(folder, { recursive: true });
});

/** All that one attempt at a round let anybody see until it was called off. */
interface Seen {
  readonly messages: ReadonlySet<string>;
  readonly pages: Readonly<Record<'ready' | 'opening' | 'calledOff', readonly string[]>>;
  readonly record: readonly string[];
  readonly lines: ReadonlySet<string>;
}

describe('the real host in its own process, two pads, keys and a die', () => {
  let requests: number;
  let said: string;

  it('are seated', async () => {
    await dealer.page.getByText(CONSOLE_EN.setup.question).waitFor();
    await dealer.press('Digit1');
    await dealer.page.getByText(CONSOLE_EN.setup.padsAnswer(pads.length)).waitFor();
    await dealer.name(NAMES);
    await dealer.page.locator('summary').click();
    const plays = `${NAMES[SEALED - 1]}: ${CONSOLE_EN.seats.input}`;
    await dealer.page.getByRole('combobox', { name: plays, exact: true }).selectOption('keys');
    await dealer.page.getByRole('button', { name: CONSOLE_EN.setup.startYes }).press('Space');
    await shows('choosing');
    requests = witness.requests.length;
    said = running.said();
  });

  it('show and send the same whatever was chosen, until the round is called off', async () => {
    // The first attempt differs from all later ones in what has been called off before it.
    await attempt(1);
    const seen: Seen[] = [];
    for (const face of FACES) seen.push(await attempt(face, seen[0]));
    for (const [n, { messages, record, lines }] of seen.entries()) {
      const others = seen.filter((_, other) => other !== n);
      expect([...messages].filter((text) => !others.some((other) => other.messages.has(text)))).toEqual([]);
      expect([...lines].filter((text) => !others.some((other) => other.lines.has(text)))).toEqual([]);
      expect(record).toEqual(seen[0]?.record);
    }
  });

  it('tell no window when somebody chooses anew', async () => {
    await choose(6);
    const from = witness.frames.length;
    for (const { device } of pads) device.pad.press(1);
    await pressKey(2);
    await expect.poll(() => pads.every(({ acknowledged, noticed }) => acknowledged === noticed), PATIENT).toBe(true);
    const beats = ['console', 'table'].map((who) => ({ who, until: witness.beats(who) + 2 }));
    await expect.poll(() => beats.every(({ who, until }) => witness.beats(who) >= until), PATIENT).toBe(true);
    expect(witness.since(from).map(({ text }) => text)).toEqual(['{"type":"press","code":"KeyA"}']);
  });

  it('have named no face, nonce or seal to any window until the die is typed', () => {
    const down = witness.frames.filter(({ way }) => way === 'down');
    expect(down.length).toBeGreaterThan(50);
    expect(down.filter(({ text }) => /"(faces?|nonces?|seals?|commitments?|digits?|code)"/.test(text))).toEqual([]);
    expect(down.filter(({ text }) => text.includes('"typed"') && !text.includes('"typed":[]'))).toEqual([]);
  });

  it('open all at once when the last die is typed', async () => {
    await dealer.rests();
    await dealer.press('Space');
    await shows('opening');
    await dealer.typeDie(3);
    await table.locator('[data-die]').first().waitFor();
    const { dice } = await readMap(table);
    const called = [1, 1, 2, 3].map((face, seat) => `${NAMES[seat]}: ${HUNGARIAN_WAR_EN.faces[face as Face]}`);
    expect(dice).toEqual({ ...called });
    expect(witness.frames.filter(({ text }) => text.includes('"faces":[1,1,2,3]')).length).toBeGreaterThan(0);
  });

  it('leave nothing of what was called off: in no file, on no page, in no message, not said', () => {
    const files = readdirSync(nights).map((name) => readFileSync(join(nights, name), 'latin1'));
    const everything = [...files, ...witness.frames.map(({ text }) => text), running.said()].join('\n');
    for (const { nonces } of pads) {
      const shown = nonces.at(-1) ?? '';
      const calledOff = nonces.filter((nonce) => nonce !== shown);
      expect(new Set(calledOff).size).toBe(FACES.length + 1);
      expect(calledOff.filter((nonce) => everything.includes(nonce))).toEqual([]);
      // The nonce of what was shown is in the record: the search finds what is there.
      expect(everything).toContain(shown);
    }
  });

  it('ask the host for no page and say nothing while they play; pads hear and say sound frames only', () => {
    expect(witness.requests.slice(requests)).toEqual([]);
    expect(running.said()).toBe(said);
    expect(pads.flatMap(({ unsound }) => unsound)).toEqual([]);
  });
});

async function open(url: string, who: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en' })).newPage();
  witness.watch(page, who);
  await page.goto(url);
  return page;
}

async function shows(phase: string): Promise<void> {
  for (const page of [table, dealer.page]) await page.locator(`[data-phase=${phase}]`).waitFor({ state: 'attached' });
}

async function pressKey(face: Face): Promise<void> {
  const key = Object.entries(CLUSTERS[0] ?? {}).find(([, meant]) => meant === face)?.[0];
  await dealer.page.keyboard.press(key ?? '');
}

/** All who seal choose the same face. */
async function choose(face: Face): Promise<void> {
  for (const { device } of pads) {
    await expect.poll(() => device.pad.state, PATIENT).toBe('armed');
    device.pad.press(face);
  }
  await pressKey(face);
  for (const page of [table, dealer.page])
    await page.locator('[data-part=ready]', { hasText: ROOM_EN.readyCount(SEALED, SEALED) }).waitFor({ state: 'attached' });
}

/** Everybody chooses `face`, all is opened but for the die, and the dealer calls it off. */
async function attempt(face: Face, like?: Seen): Promise<Seen> {
  const frames = witness.frames.length;
  const heard = pads.map(({ heard }) => heard.length);
  const written = record().length;
  await choose(face);
  const ready = await domsLike(like?.pages.ready);
  await dealer.press('Space');
  await shows('opening');
  // The faces of the pads are with the host now.
  await expect.poll(() => pads.map(({ device }) => device.pad.state), PATIENT).toEqual(['revealed', 'revealed']);
  const opening = await domsLike(like?.pages.opening);
  await dealer.press('Escape', 'Escape');
  await shows('choosing');
  await expect.poll(() => pads.map(({ device }) => device.pad.state), PATIENT).toEqual(['armed', 'armed']);
  const calledOff = await domsLike(like?.pages.calledOff);
  return {
    messages: new Set(
      witness
        .since(frames)
        .filter(({ text }) => !text.includes('"press"'))
        .map(maskedFrame),
    ),
    pages: { ready, opening, calledOff },
    record: record().slice(written).map(maskedLine),
    lines: new Set(pads.flatMap(({ heard: all }, n) => untilReveal(all.slice(heard[n])).map((line) => `${n} ${line}`))),
  };
}

/** Both pages as they stand, once they look as they did before where there is a before. */
async function domsLike(before: readonly string[] | undefined): Promise<readonly string[]> {
  const doms = () => Promise.all([table, dealer.page].map(domOf));
  if (before !== undefined) await expect.poll(doms, PATIENT).toEqual(before);
  return doms();
}

function record(): readonly string[] {
  const [night] = readdirSync(nights).filter((name) => name.endsWith('.jsonl'));
  return night === undefined ? [] : readFileSync(join(nights, night), 'utf8').trimEnd().split('\n');
}

function maskedLine(line: string): string {
  return line
    .replaceAll(/"(hash|commitment|hostNonce|at)":"[^"]*"/g, '"$1":"(differs)"')
    .replaceAll(/"(attempt|n)":\d+/g, '"$1":"(rises)"');
}

/** What a line carried before the pad was asked to open, without what is drawn or counted anew. */
function untilReveal(heard: readonly Overheard[]): readonly string[] {
  const at = heard.findIndex(({ way, message }) => way === 'down' && message.type === 'reveal');
  return heard
    .slice(0, at)
    .filter(({ message }) => message.type !== 'ping')
    .map(({ way, message }) => {
      const masked = Object.entries(message).map(([key, value]) => [
        key,
        /^(attempt|event|hostNonce|commitment)$/.test(key) ? '' : value,
      ]);
      return `${way} ${JSON.stringify(masked)}`;
    });
}
