import type { Page } from 'playwright-core';
import type { HallTableAt } from './hall-evening.ts';

/** What an evening of War is agreed to be. */
interface Agreed {
  readonly battles: number;
  readonly rounds: number;
}

/** How long a page may take to show what it must, on a busy machine. */
const PATIENT = { timeout: 120_000 };

/** The organiser's page, used as its owner would. */
export class HallOrganiser {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses Space once the big button says this. */
  async next(said: RegExp): Promise<void> {
    await this.page.locator('[data-thing=next]', { hasText: said }).waitFor(PATIENT);
    await this.page.keyboard.press('Space');
  }

  /** Adds people while the field for their names has the focus. */
  async add(names: readonly string[]): Promise<void> {
    await this.page.keyboard.insertText(names.join('\n'));
    await this.page.keyboard.press('Control+Enter');
  }

  async agree({ battles, rounds }: Agreed): Promise<void> {
    await this.next(/Agree on the game/);
    await this.page.getByRole('combobox', { name: 'Game' }).selectOption('war');
    await this.page.getByRole('radio', { name: 'Sum of points' }).check();
    await this.page.getByText('House rules').click();
    await this.#type(/Number of battles/, battles);
    await this.#type(/^Rounds$/, rounds);
    await this.next(/Keep this/);
    await this.page.locator('[data-thing=next]', { hasText: /Seat/ }).waitFor(PATIENT);
  }

  /** Lets phones look, and says where. */
  async sharePhones(): Promise<string> {
    await this.page.keyboard.press('6');
    await this.page.getByRole('button', { name: /their table on their phone/ }).click();
    return (await this.page.locator('code', { hasText: 'http' }).textContent()) ?? '';
  }

  /** What is on the cards of the tables, from the first. */
  async codes(): Promise<readonly string[]> {
    await this.page.keyboard.press('7');
    return (await this.page.locator('main').innerText()).match(/\d-[0-9a-z]{5}-[0-9a-z]{5}(-[0-9a-z]{4})?/g) ?? [];
  }

  /** What the page says everybody has, by name, once it shows the standings. */
  async standings(): Promise<ReadonlyMap<string, number>> {
    const [names, totals] = ['bdi', 'td:last-child'].map((cell) => this.page.locator(`main tbody tr ${cell}`).allInnerTexts());
    const shown = (await totals) ?? [];
    return new Map((await names)?.map((name, at) => [name, Number(shown[at])]));
  }

  /** Types a number into a field, and leaves it. */
  async #type(label: RegExp, value: number): Promise<void> {
    await this.page.getByRole('textbox', { name: label }).fill(String(value));
    await this.page.keyboard.press('Escape');
  }
}

/** Joins the hall by the line on the table's card, which has no people for it yet or puts its panel away. */
export async function joinHall({ page }: HallTableAt, line: string): Promise<void> {
  await page.keyboard.press('F5');
  await page.getByLabel(/on this table’s card/).fill(line);
  await page.keyboard.press('Enter');
}

/** Takes those people whom the hall offers, and begins. Returns them by their seats. */
export async function takeOffer({ page }: HallTableAt, names: readonly string[]): Promise<readonly string[]> {
  const offer = page.locator('[data-part=hall-offer] strong');
  const [, said = ''] = /: (.+)$/.exec((await offer.textContent(PATIENT)) ?? '') ?? [];
  await page.keyboard.press('h');
  await page.locator('.start:focus').waitFor();
  await page.keyboard.press('Space');
  await asked({ page });
  return names.filter((name) => said.includes(name)).sort((one, other) => said.indexOf(one) - said.indexOf(other));
}

/** Types what everybody turns up. */
export async function turnUp(table: Pick<HallTableAt, 'page'>, cards: readonly string[]): Promise<void> {
  for (const card of cards) {
    await asked(table);
    await table.page.keyboard.press(card);
  }
}

function asked({ page }: Pick<HallTableAt, 'page'>): Promise<void> {
  return page
    .getByText(/’s card\?/)
    .first()
    .waitFor(PATIENT);
}
