import type { Refusal } from '../rulebook/refusal.ts';
import type { Ask, Option } from '../rulebook/ask.ts';

/** Why a seat is not in the game now: `gone` has left, `next` plays from the next deal on. */
export type Absence = 'out' | 'away' | 'gone' | 'next';

export type RefusalParams = Refusal['params'];

/** A seat as people count it: from 1, where inside it is numbered from 0. */
export function seatNumber(seat: RefusalParams[string] | undefined): number {
  return Number(seat ?? 0) + 1;
}

/** A sentence for each code, from the values that came with it. */
export type RefusalSentences<Code extends string> = Readonly<Record<Code, (params: RefusalParams) => string>>;

/** What a rulebook that asks says of its questions. `names` by seat. */
export interface AskWords {
  /** The question to the table in a few words, as both screens show it. */
  ask(ask: Ask, names: readonly string[]): string;
  /** An answer that is no card, short enough for a button. */
  option(option: Option, ask: Ask, names: readonly string[]): string;
}

/** What is taught, headed; what the rulebook says of it; and what a ruling of ours adds. */
export interface Taught {
  readonly title: string;
  readonly rule: string;
  readonly ruling?: string;
}

/**
 * A part of the page that lies on the table: lines of a list, and rows of a table, whose first heads the others; no cell is
 * empty. A line that states a ruling of ours is marked as one.
 */
type PagePart = readonly (string | { readonly clause: string; readonly ruling: string } | PageRow)[];
type PageRow = readonly string[];

/** A part as a game writes it: a line may read differently for players who choose on a phone. */
type WrittenPart = readonly (PagePart[number] | ReadTwoWays)[];
interface ReadTwoWays {
  readonly onPaper: string;
  readonly onPhone: string;
}

export function isPageRow(line: PagePart[number]): line is PageRow {
  return Array.isArray(line);
}

/** All the rules of a game by number, to read and to print, in our own words; and one page of them to lie on the table. */
export interface RulesText {
  readonly title: string;
  readonly lead: string;
  /** Of each clause what the author's rules say, and what a ruling of ours adds where they are silent. */
  readonly sections: Readonly<Record<string, Readonly<Record<string, { readonly rule?: string; readonly ruling?: string }>>>>;
  /** The clauses stand on the page of a game that has none of its own. */
  readonly page?: {
    readonly lead: string;
    /** One to six by title, in the order of reading. */
    readonly parts: Readonly<Record<string, WrittenPart>>;
    /** Stands below the page's figure, where the game brings one. */
    readonly figure?: string;
  };
}

type Page = Omit<NonNullable<RulesText['page']>, 'parts'> & { readonly parts: Readonly<Record<string, PagePart>> };

/** The page of a game as it is printed, or as players who choose on a phone read it; a game without one has its clauses on it. */
export function pageOf({ page, lead, sections }: RulesText, onPhone = false): Page {
  if (page !== undefined) {
    const parts = Object.entries(page.parts).map(([title, part]) => [title, part.map((line) => asRead(line, onPhone))]);
    return { ...page, parts: Object.fromEntries(parts) };
  }
  const parts = Object.entries(sections).map(([title, clauses]) => {
    const lines = Object.entries(clauses).flatMap(([clause, { rule, ruling }]) => [
      ...(rule === undefined ? [] : [rule]),
      ...(ruling === undefined ? [] : [{ clause, ruling }]),
    ]);
    return [title, lines];
  });
  return { lead, parts: Object.fromEntries(parts) };
}

function asRead(line: WrittenPart[number], onPhone: boolean): PagePart[number] {
  if (typeof line === 'string' || !('onPhone' in line)) return line;
  return onPhone ? line.onPhone : line.onPaper;
}

/** The page as lines, for a narrow screen: the lead, then each part below its title; and which of them are the titles. */
export function pageLines(text: RulesText, onPhone: boolean) {
  const { lead, parts } = pageOf(text, onPhone);
  const rules = [lead];
  const titles: number[] = [];
  for (const [title, part] of Object.entries(parts)) {
    titles.push(rules.length);
    rules.push(title, ...part.map(lineOf));
  }
  return { rules, titles };
}

function lineOf(line: PagePart[number]): string {
  if (typeof line === 'string') return line;
  if (!isPageRow(line)) return line.ruling;
  const [head = '', ...cells] = line;
  return `${head}: ${cells.join(' · ')}`;
}

export interface HouseRuleWords {
  readonly label: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** What each rulebook says of itself on the dealer's console, so that base code can show any game. */
export interface RulebookConsoleWords {
  readonly name: string;
  /** On the shelf: for how many, as "2 to 10 players"; how long, as "5 to 20 minutes"; and what it is, in one line. */
  readonly players: string;
  readonly minutes: string;
  /** From which age, where the rules say so: "age 8+". */
  readonly age?: string;
  readonly line: string;
  /** Which deck is meant, as it is called where it is sold. */
  readonly deck: string;
  readonly house: Readonly<Record<string, HouseRuleWords>>;
  readonly refusals: Readonly<Partial<Record<string, (params: RefusalParams) => string>>>;
  readonly absence: Readonly<Record<Absence, string>>;
  /** What becomes of the cards and points of a player who leaves, said before the dealer confirms it. */
  readonly leaving: string;
}

/** What a game of questions and answers says of itself; `words/questions/` says what all such games say alike. */
export interface AskedConsoleWords extends Omit<RulebookConsoleWords, 'players' | 'refusals' | 'absence'> {
  /** Of the rulebook's own codes, where it has some. */
  readonly refusals?: RulebookConsoleWords['refusals'];
}

/** The same of a game with house rules and codes of its own. */
export type OwnConsoleWords<House, Code extends string> = AskedConsoleWords & {
  readonly house: Readonly<Record<keyof House, HouseRuleWords>>;
  readonly refusals: RefusalSentences<Code>;
};
