import type { Ask, Option } from '../rulebook/ask.ts';
import cards from './generated/cards.js';
import questions from './generated/questions.js';
import type { Language } from './language.ts';
import { inId, sayIn, type Catalogue, type Subject, type Values } from './say.ts';

/** Why a seat is not in the game now: `gone` has left, `next` plays from the next deal on. */
export type Absence = 'out' | 'away' | 'gone' | 'next';

/** The catalogue of a game: each of its messages begins with the game's id. */
export type GameCatalogue = Catalogue<Subject>;

/** Says a message of a game by the end of its id: `war-unit` by `unit`, `war-house-cards.dealt` by `house-cards.dealt`. */
export interface GameSay {
  (what: string, given?: Values): string;
  /** Undefined where the game says nothing of it. */
  known(what: string, given?: Values): string | undefined;
}

/**
 * What base code and the kit say of any game, by ids that they make from the game's own codes. What a game does not say is said as
 * of all games that ask, if they do: `questions-house-yes`.
 */
export function gameSay(catalogue: GameCatalogue, language: Language): GameSay {
  const say = sayIn<Subject>(language, catalogue, questions);
  const idOf = (what: string, { subject } = catalogue) => `${subject}-${what}`;
  const known: GameSay['known'] = (what, given) => say.known(idOf(what), given) ?? say.known(idOf(what, questions), given);
  return Object.assign((what: string, given?: Values) => known(what, given) ?? idOf(what), { known });
}

/** A value of a house rule; a number is said as it is. */
export function houseValue(say: GameSay, key: string, value: string | number): string {
  return say.known(`house-${key}.${value}`) ?? say.known(`house-${value}`) ?? String(value);
}

/** What a sentence may need to know of a question, beside the name of the player who is asked; `as`: the attribute that asks it. */
export type AskValues = (ask: Ask) => Values & { readonly as?: string | undefined };

/** What a rulebook that asks says of its questions. `names` by seat. */
export interface AskWords {
  /** The question to the table in a few words, as both screens show it. */
  ask(ask: Ask, names: readonly string[]): string;
  /** An answer that is no card, short enough for a button. */
  option(option: Option, ask: Ask, names: readonly string[]): string;
}

/**
 * By the rulebook's own words for its questions and answers: `war-asks-flip`, `war-options-none`. An attribute says the question
 * otherwise where it is one to be counted to, `.counted`, or has no card for an answer, `.option`; and an answer to that question.
 */
export function askWords(catalogue: GameCatalogue, language: Language, valuesOf: AskValues = () => ({})): AskWords {
  const say = gameSay(catalogue, language);
  return {
    ask: (ask, names) => {
      const id = `asks-${inId(ask.what)}`;
      const { as, ...values } = valuesOf(ask);
      const given = { name: names[ask.seat ?? -1] ?? '', ...values };
      const ways = [ask.counted === true ? 'counted' : as, ask.kind, ask.seat === undefined ? 'counted' : undefined];
      for (const way of ways) {
        const said = way && say.known(`${id}.${way}`, given);
        if (said) return said;
      }
      return say(id, given);
    },
    option: ({ value, seat }, { what }, names) => {
      const id = `options-${inId(value)}`;
      if (seat !== undefined) return names[seat] ?? '';
      return say.known(`${id}.${inId(what)}`) ?? sayIn(language, cards).known(`cards-suits-${value}`) ?? say(id);
    },
  };
}

/** What a goal of the lesson teaches, by the rulebook's own name of it. */
export function taughtIn(catalogue: GameCatalogue, goal: string, language: Language): Taught | undefined {
  const { known } = gameSay(catalogue, language);
  const id = `goals-${inId(goal)}`;
  const title = known(id);
  const ruling = known(`${id}.ruling`);
  return title === undefined ? undefined : { title, rule: known(`${id}.rule`) ?? '', ...(ruling !== undefined && { ruling }) };
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

/**
 * What all the rules of a game are made of: its clauses by section, and the lines of its page by part. A line is an attribute of its
 * part: `line-1`, which players with phones may read as `line-1-phone`; the clause whose ruling it states, `wr-4`, `wr-4-2`; or a row
 * of a table, `row-1`, whose cells stand between bars, or are added here. A line that needs no words of its own is the rule of a
 * goal, `goals-war`, or the clause's own ruling.
 */
export interface RulesOutline {
  readonly sections: Readonly<Record<string, readonly string[]>>;
  readonly page?: Readonly<Record<string, readonly (string | PageRow)[]>>;
}

/** All the rules of a game in a language. */
export function rulesIn(catalogue: GameCatalogue, { sections, page }: RulesOutline, language: Language): RulesText {
  const say = gameSay(catalogue, language);
  const { known } = say;
  const clauseOf = (clause: string) => {
    const id = `clause-${clause.toLowerCase()}`;
    const [rule, ruling] = [known(id), known(`${id}.ruling`)];
    return { ...(rule !== undefined && { rule }), ...(ruling !== undefined && { ruling }) };
  };
  const writtenLine = (part: string, line: string | PageRow): WrittenPart[number] => {
    if (typeof line !== 'string') return [say(`page-${part}.${line[0]}`), ...line.slice(1)];
    if (line.startsWith('goals-')) return say(`${line}.rule`);
    const id = `page-${part}.${line}`;
    const clause = /^(?!line|row)[a-z]+-\d+/.exec(line)?.[0];
    if (clause !== undefined) return { clause: clause.toUpperCase(), ruling: known(id) ?? say(`clause-${clause}.ruling`) };
    const [said, onPhone] = [say(id), known(`${id}-phone`)];
    if (line.startsWith('row-')) return said.split(' | ');
    return onPhone === undefined ? said : { onPaper: said, onPhone };
  };
  const figure = known('page-figure');
  return {
    title: say('name'),
    lead: say('rules-lead'),
    sections: keyed(
      sections,
      (section) => say(`section-${section}`),
      (clauses) => Object.fromEntries(clauses.map((clause) => [clause, clauseOf(clause)])),
    ),
    ...(page && {
      page: {
        lead: known('page-lead') ?? say('line'),
        parts: keyed(
          page,
          (part) => say(`page-${part}`),
          (lines, part) => lines.map((line) => writtenLine(part, line)),
        ),
        ...(figure !== undefined && { figure }),
      },
    }),
  };
}

function keyed<From, To>(
  of: Readonly<Record<string, From>>,
  nameOf: (key: string) => string,
  to: (from: From, key: string) => To,
) {
  return Object.fromEntries(Object.entries(of).map(([key, from]) => [nameOf(key), to(from, key)]));
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
