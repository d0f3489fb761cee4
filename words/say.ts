import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { COMMON, FluentList, ofWords, type WordFunctions } from './grammar/common.ts';
import { isolated, PSEUDO, type Language } from './language.ts';
import { GRAMMARS } from './generated/grammars.js';
import type { Ids, Params } from './generated/messages.d.ts';

export type { Ids };

export type Subject = keyof Ids;

/**
 * Says a message of these subjects by its id, `hall-people-find`, or one of its attributes, `clause-5.screen`, from the
 * values that it names. A page that has loaded more subjects also has the words for a part that needs fewer.
 */
export interface Say<S extends Subject> {
  <Id extends Ids[S]>(id: Id, ...given: Given<Params[Id]>): string;
  /** The same of an id that comes from data; undefined where no catalogue has it. */
  known(id: string, given?: Values): string | undefined;
  readonly language: Language;
}

export type Values = Readonly<Record<string, unknown>>;

/** Of an id out of several, the values of all of them. */
type Given<Of> = keyof All<Of> extends never ? [] : [given: All<Of>];
type All<Of> = (Of extends unknown ? (of: Of) => void : never) extends (of: infer Every) => void ? Every : never;

/** A catalogue of one language as `scripts/words/` compiles it: its own messages, and English ones for those it lacks. */
export interface Compiled {
  readonly own: Messages;
  readonly english: Messages;
}
/** Patterns by id, as `@fluent/bundle` parses them; of a message with attributes, all of it. */
export type Messages = Readonly<Record<string, Pattern | Omit<Message, 'id'>>>;
type Message = FluentResource['body'][number];
type Pattern = NonNullable<Message['value']>;

/** What is there at once; on a page, what is loaded when the page shows that language. */
type AtOnceOrLoaded<What> = What | (() => Promise<What>);
type Sources = Readonly<Partial<Record<Language, AtOnceOrLoaded<Compiled>>>>;

/** A subject that this program says. */
export interface Catalogue<S extends Subject> {
  readonly subject: S;
  readonly sources: Sources;
}

/** The catalogues of every module that has been loaded: what the code of this page or program may say. */
const catalogues: Catalogue<Subject>[] = [];

/** Called by the modules that are generated from catalogues. */
export function provideCatalogue<S extends Subject>(subject: S, sources: Sources): Catalogue<S> {
  const catalogue = { subject, sources };
  catalogues.push(catalogue);
  return catalogue;
}

/** A language as far as it has been loaded. */
interface Loaded {
  readonly own: FluentBundle;
  readonly english: FluentBundle;
  readonly catalogues: Set<Catalogue<Subject>>;
  readonly say: Say<never>;
}
const loadedIn = new Map<Language, Loaded>();

/** What these catalogues say in a language. A page has loaded it before; until then it says the ids. */
export function sayIn<S extends Subject>(language: Language, ...subjects: readonly Catalogue<S>[]): Say<S> {
  const grammar = grammarOf(language);
  const loaded = loadedIn.get(language) ?? (typeof grammar === 'function' ? undefined : begin(language, grammar));
  if (loaded === undefined)
    return Object.assign((id: string) => id, { known: () => undefined, language }) as Say<never> as Say<S>;
  for (const one of subjects) {
    const source = sourceOf(one, language);
    if (typeof source === 'object') add(loaded, one, source);
  }
  return loaded.say as Say<S>;
}

/** Loads a language for a page: all catalogues of the code that the page has. Rejects if one cannot be had. */
export async function loadWords(language: Language): Promise<void> {
  const missing = catalogues.filter((one) => loadedIn.get(language)?.catalogues.has(one) !== true);
  const [grammar, ...sources] = await Promise.all([
    hadOf(grammarOf(language)),
    ...missing.map(async (one) => [one, await hadOf(sourceOf(one, language))] as const),
  ]);
  const loaded = loadedIn.get(language) ?? begin(language, grammar);
  for (const [one, source] of sources) if (source !== undefined) add(loaded, one, source);
}

/** Whether a page may show this language now. */
export function hasLoaded(language: Language): boolean {
  const had = loadedIn.get(language)?.catalogues;
  return catalogues.every((one) => had?.has(one) === true || typeof sourceOf(one, language) === 'object');
}

async function hadOf<What extends object | undefined>(what: AtOnceOrLoaded<What>): Promise<What> {
  return typeof what === 'function' ? what() : what;
}

function sourceOf({ sources }: Catalogue<Subject>, language: Language): AtOnceOrLoaded<Compiled> | undefined {
  return sources[language === PSEUDO ? 'en' : language];
}

function add({ own, english, catalogues: had }: Loaded, catalogue: Catalogue<Subject>, source: Compiled): void {
  if (had.has(catalogue)) return;
  had.add(catalogue);
  own.addResource(resourceOf(source.own));
  english.addResource(resourceOf(source.english));
}

/** Messages as a bundle takes them. */
export function resourceOf(messages: Messages): FluentResource {
  return {
    body: Object.entries(messages).map(([id, given]) =>
      typeof given === 'string' || Array.isArray(given) ? { id, value: given, attributes: {} } : ({ id, ...given } as Message),
    ),
  };
}

interface Grammar {
  readonly functions?: WordFunctions;
  /** What is done to every text of a pattern, and to the whole. */
  readonly stretched?: (text: string) => string;
  readonly bracketed?: (said: string) => string;
}

function grammarOf(language: Language): AtOnceOrLoaded<Grammar> {
  const grammars: Partial<Record<Language, AtOnceOrLoaded<Grammar>>> = GRAMMARS;
  return grammars[language] ?? {};
}

function begin(language: Language, { functions = {}, stretched, bracketed = (said) => said }: Grammar): Loaded {
  const transform = stretched && { transform: stretched };
  const own = new FluentBundle(language, { functions: { ...COMMON, ...ofWords(functions) }, useIsolating: false, ...transform });
  const english = new FluentBundle('en', { functions: COMMON, useIsolating: false });
  const known = (id: string, given: Values = {}): string | undefined => {
    const [name = '', attribute] = id.split('.');
    for (const bundle of [own, english]) {
      const message = bundle.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      // With a place for errors the pattern is said as far as it can be, instead of not at all.
      if (pattern) return bracketed(bundle.formatPattern(pattern, valuesOf(given), []));
    }
    return undefined;
  };
  const say = Object.assign((id: string, given?: Values) => known(id, given) ?? id, { known, language }) as Say<never>;
  const loaded = { own, english, catalogues: new Set<Catalogue<Subject>>(), say };
  loadedIn.set(language, loaded);
  return loaded;
}

/** A code of several words as it stands in an id: `not this hall` is `not-this-hall`. */
export function inId<Code extends string>(code: Code): InId<Code> {
  return code.replaceAll(' ', '-') as InId<Code>;
}
export type InId<Code extends string> = Code extends `${infer Word} ${infer Rest}` ? `${Word}-${InId<Rest>}` : Code;

/** The codes of which a subject speaks, `not this hall`, by what follows in its ids. */
export type CodesOf<S extends Subject> = OfId<Ids[S] extends infer Id ? (Id extends `${S}-${infer Code}` ? Code : never) : never>;
type OfId<Id extends string> = Id extends `${infer Word}-${infer Rest}` ? `${Word} ${OfId<Rest>}` : Id;

function valuesOf(given: Values): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, valueOf(value)]])),
  );
}

function valueOf(value: unknown): FluentVariable {
  // Numbers of tables and points: 1000 has no comma.
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false });
  return Array.isArray(value) ? new FluentList(value.map((one) => isolated(String(one)))) : isolated(String(value));
}
