import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { COMMON, FluentList, type Functions } from './grammar/common.ts';
import { isolated, PSEUDO, type Language } from './language.ts';
import { GRAMMARS } from './generated/grammars.js';
import type { Ids, Params } from './generated/messages.d.ts';

export type Subject = keyof Ids;

/**
 * Says a message of these subjects by its id, `hall-people-find`, or one of its attributes, `clause-5.screen`, from the
 * values that it names. A page that has loaded more subjects also has the words for a part that needs fewer.
 */
export interface Say<S extends Subject> {
  <Id extends Ids[S]>(id: Id, ...given: Given<Params[Id]>): string;
  readonly language: Language;
}

/** Of an id out of several, the values of all of them. */
type Given<Of> = keyof All<Of> extends never ? [] : [given: All<Of>];
type All<Of> = (Of extends unknown ? (of: Of) => void : never) extends (of: infer Every) => void ? Every : never;

/** A catalogue of one language as `scripts/words/` compiles it: its own messages, and English ones for those it lacks. */
export interface Compiled {
  readonly own: FluentResource['body'];
  readonly english: FluentResource['body'];
}

/** The catalogues of a subject, each loaded when it is first asked for. */
export type Catalogue<S extends Subject> = { readonly subject: S } & Readonly<
  Record<Exclude<Language, typeof PSEUDO>, () => Promise<{ readonly default: Compiled }>>
>;

/** A language as far as it has been loaded. */
interface Loaded {
  readonly own: FluentBundle;
  readonly english: FluentBundle;
  readonly subjects: Set<Subject>;
  readonly say: Say<never>;
}
const loadedIn = new Map<Language, Loaded>();

/** Loads the catalogues in a language. Rejects if one cannot be had. */
export async function loadWords<S extends Subject>(language: Language, ...catalogues: readonly Catalogue<S>[]): Promise<Say<S>> {
  const loading = Promise.all(catalogues.map((one) => one[language === PSEUDO ? 'en' : language]()));
  const [grammar, compiled] = await Promise.all([grammarOf(language), loading]);
  const loaded = loadedIn.get(language) ?? bundlesIn(language, grammar);
  loadedIn.set(language, loaded);
  for (const { default: one } of compiled) {
    loaded.own.addResource({ body: one.own });
    loaded.english.addResource({ body: one.english });
  }
  for (const { subject } of catalogues) loaded.subjects.add(subject);
  return loaded.say as Say<S>;
}

/** The words of the catalogues, if all of them have been loaded in that language. */
export function wordsIn<S extends Subject>(language: Language, ...catalogues: readonly Catalogue<S>[]): Say<S> | undefined {
  const loaded = loadedIn.get(language);
  return catalogues.every(({ subject }) => loaded?.subjects.has(subject)) ? (loaded?.say as Say<S> | undefined) : undefined;
}

interface Grammar {
  readonly functions?: Functions;
  /** What is done to every text of a pattern, and to the whole. */
  readonly stretched?: (text: string) => string;
  readonly bracketed?: (said: string) => string;
}

async function grammarOf(language: Language): Promise<Grammar> {
  if (language === PSEUDO) return import('./pseudo.ts');
  const grammars: Partial<Record<Language, () => Promise<Grammar>>> = GRAMMARS;
  return (await grammars[language]?.()) ?? {};
}

function bundlesIn(language: Language, { functions, stretched, bracketed = (said) => said }: Grammar): Loaded {
  const transform = stretched && { transform: stretched };
  const own = new FluentBundle(language, { functions: { ...COMMON, ...functions }, useIsolating: false, ...transform });
  const english = new FluentBundle('en', { functions: COMMON, useIsolating: false });
  const say = (id: string, given: Readonly<Record<string, unknown>> = {}): string => {
    const [name = '', attribute] = id.split('.');
    for (const bundle of [own, english]) {
      const message = bundle.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      // With a place for errors the pattern is said as far as it can be, instead of not at all.
      if (pattern) return bracketed(bundle.formatPattern(pattern, valuesOf(given), []));
    }
    return id;
  };
  return { own, english, subjects: new Set(), say: Object.assign(say, { language }) as Say<never> };
}

/** A code of several words as it stands in an id: `not this hall` is `not-this-hall`. */
export function inId<Code extends string>(code: Code): InId<Code> {
  return code.replaceAll(' ', '-') as InId<Code>;
}
type InId<Code extends string> = Code extends `${infer Word} ${infer Rest}` ? `${Word}-${InId<Rest>}` : Code;

function valuesOf(given: Readonly<Record<string, unknown>>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, valueOf(value)]));
}

function valueOf(value: unknown): FluentVariable {
  // Numbers of tables and points: 1000 has no comma.
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false });
  return Array.isArray(value) ? new FluentList(value.map((one) => isolated(String(one)))) : isolated(String(value));
}
