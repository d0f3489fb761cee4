import {
  FluentParser,
  Visitor,
  type Attribute,
  type FunctionReference,
  type Message,
  type MessageReference,
  type Pattern,
  type SelectExpression,
  type TermReference,
  type VariableReference,
} from '@fluent/syntax';

/** What the screens must give for a variable: a number, one of some keys, a list, or anything that can be read. */
export type Param = ({ readonly is: 'number' | 'list' | 'text' } | { readonly is: 'key'; readonly keys: readonly string[] }) & {
  /** It need not be given. */
  readonly isOptional?: boolean;
  /** A language may do without it. */
  readonly isSpare?: boolean;
};
export type Params = ReadonlyMap<string, Param>;

/** A choice by a variable. */
export interface Choice {
  readonly of: string;
  /** Of how many values a list has. */
  readonly isCount: boolean;
  readonly keys: readonly string[];
  readonly line: number;
}

/** What a screen can ask for: a message, `hall-people-find`, or an attribute of one, `clause-5.screen`. */
export interface Sentence {
  readonly params: Params;
  readonly choices: readonly Choice[];
  readonly line: number;
  /** What it refers to: `counts-cards`, `goals-swap.rule`, `-round`. */
  readonly refers: ReadonlySet<string>;
  /** The most letters that there is room for. */
  readonly room?: number;
}

export interface ParsedCatalogue {
  /** From the project's root. */
  readonly file: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly sentences: ReadonlyMap<string, Sentence>;
  readonly functions: ReadonlySet<string>;
  /** By the id of each message and term, `-round`, what it refers to. */
  readonly refers: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Something that a translator has to mend, with its place. */
export class CatalogueError extends Error {
  constructor(file: string, line: number, why: string) {
    super(`${file}:${line}: ${why}`);
  }
}

/** Functions whose value is a list; need not be given; is a number. */
const ON_LISTS = ['LIST', 'COUNT'];
const ON_OPTIONAL = 'HAS';
const ON_NUMBER = 'SEAT';

/** The categories of plurals in any language. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
export const isOfNumber = (key: string): boolean => CATEGORIES.includes(key) || /^\d/.test(key);

/** Reads a catalogue. Throws `CatalogueError`. */
export function readCatalogue(file: string, language: string, subject: string, text: string): ParsedCatalogue {
  const sentences = new Map<string, Sentence>();
  const functions = new Set<string>();
  const refers = new Map<string, ReadonlySet<string>>();
  let group = '';
  const lineAt = ({ span }: { span?: { start: number } }) => text.slice(0, span?.start ?? 0).split('\n').length;
  for (const entry of new FluentParser().parse(text).body) {
    const line = lineAt(entry);
    if (entry.type === 'Junk') throw new CatalogueError(file, line, entry.annotations.map(({ message }) => message).join(' '));
    if (entry.type === 'GroupComment') group = entry.content;
    if (entry.type !== 'Message' && entry.type !== 'Term') continue;
    const id = entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name;
    if (refers.has(id)) throw new CatalogueError(file, line, `${id} is there twice`);
    if (entry.type === 'Message' && !id.startsWith(`${subject}-`))
      throw new CatalogueError(file, line, `${id} must begin with ${subject}-`);
    const whole = new Uses(lineAt);
    whole.visit(entry);
    refers.set(id, whole.refers);
    for (const name of whole.functions) functions.add(name);
    if (entry.type === 'Message')
      for (const [key, pattern] of patternsOf(entry))
        sentences.set(key, sentenceOf(pattern, `${entry.comment?.content}\n${group}`, lineAt));
  }
  return { file, language, subject, text, sentences, functions, refers };
}

function patternsOf({ id, value, attributes }: Message): readonly (readonly [string, Pattern])[] {
  const own = value === null ? [] : [[id.name, value] as const];
  return [...own, ...attributes.map((one: Attribute) => [`${id.name}.${one.id.name}`, one.value] as const)];
}

/**
 * A comment of a message, or of its group, may say what a variable is, `$names (list)`; which one only other languages need, `$many (if needed: yes, no)`; and how much room
 * there is: `room: 40`.
 */
function sentenceOf(pattern: Pattern, said: string, lineAt: LineAt): Sentence {
  const uses = new Uses(lineAt);
  uses.visit(pattern);
  const params = new Map(
    [...uses.params].map(([name, param]) => [name, uses.optional.has(name) ? { ...param, isOptional: true } : param]),
  );
  for (const [, name = '', is] of said.matchAll(/\$([\w-]+) \((number|list|text)\)/g))
    params.set(name, { ...params.get(name), is: is as 'text' });
  for (const [, name = '', keys = ''] of said.matchAll(/\$([\w-]+) \(if needed: ([\w, -]+)\)/g))
    params.set(name, { is: 'key', keys: keys.split(', '), isSpare: true });
  const room = /\broom: (\d+)/.exec(said)?.[1];
  const { choices, refers } = uses;
  return { params, choices, refers, line: lineAt(pattern), ...(room !== undefined && { room: Number(room) }) };
}

type LineAt = (node: { span?: { start: number } }) => number;

/** What a part of a catalogue uses. */
class Uses extends Visitor {
  readonly params = new Map<string, Param>();
  readonly choices: Choice[] = [];
  readonly optional = new Set<string>();
  readonly functions = new Set<string>();
  readonly refers = new Set<string>();
  readonly #lineAt: LineAt;

  constructor(lineAt: LineAt) {
    super();
    this.#lineAt = lineAt;
  }

  override visitVariableReference({ id }: VariableReference): void {
    this.#add(id.name, { is: 'text' });
  }

  override visitSelectExpression(node: SelectExpression): void {
    const { selector, variants } = node;
    const keys = variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value));
    const [counted] = selector.type === 'FunctionReference' && selector.id.name === 'COUNT' ? selector.arguments.positional : [];
    const of = counted ?? selector;
    if (of.type === 'VariableReference') {
      this.choices.push({ of: of.id.name, isCount: counted !== undefined, keys, line: this.#lineAt(node) });
      if (counted === undefined) this.#add(of.id.name, keys.every(isOfNumber) ? { is: 'number' } : { is: 'key', keys });
    }
    if (of !== selector || of.type !== 'VariableReference') this.visit(selector);
    for (const { value } of variants) this.visit(value);
  }

  override visitFunctionReference(node: FunctionReference): void {
    this.functions.add(node.id.name);
    const [first] = node.arguments.positional;
    if (node.id.name === ON_OPTIONAL && first?.type === 'VariableReference') this.optional.add(first.id.name);
    if (node.id.name === ON_NUMBER && first?.type === 'VariableReference') this.#add(first.id.name, { is: 'number' });
    else if (ON_LISTS.includes(node.id.name) && first?.type === 'VariableReference') this.#add(first.id.name, { is: 'list' });
    else this.genericVisit(node.arguments);
  }

  override visitMessageReference({ id, attribute }: MessageReference): void {
    this.refers.add(attribute ? `${id.name}.${attribute.name}` : id.name);
  }

  override visitTermReference(node: TermReference): void {
    this.refers.add(`-${node.id.name}`);
  }

  #add(name: string, param: Param): void {
    this.params.set(name, merged(this.params.get(name), param));
  }
}

/** What is only read may be anything else as well; keys that are also read are text. */
function merged(before: Param | undefined, param: Param): Param {
  if (before === undefined) return param;
  if (before.is === 'text') return param.is === 'key' ? before : param;
  if (before.is !== 'key') return before;
  if (param.is === 'key') return { is: 'key', keys: [...new Set([...before.keys, ...param.keys])] };
  return param.is === 'text' ? param : before;
}

/** The catalogues of one language; a sentence that refers to a message, maybe of another subject, is given its values too. */
export function withReferred(catalogues: readonly ParsedCatalogue[]): readonly ParsedCatalogue[] {
  const all = new Map(catalogues.flatMap(({ sentences }) => [...sentences]));
  const complete = (sentence: Sentence, on: readonly Sentence[] = []): Sentence => {
    const params = new Map(sentence.params);
    for (const id of sentence.refers) {
      const other = all.get(id);
      if (other === undefined || on.includes(other)) continue;
      for (const [name, param] of complete(other, [...on, sentence]).params) params.set(name, merged(params.get(name), param));
    }
    return { ...sentence, params };
  };
  return catalogues.map((one) => ({
    ...one,
    sentences: new Map([...one.sentences].map(([id, sentence]) => [id, complete(sentence)])),
  }));
}
