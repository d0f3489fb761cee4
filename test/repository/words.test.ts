import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../words/language.ts';
import { filesIn } from './files.ts';

const root = join(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
/** The files of one language, as against those that gather the languages. */
const OF_A_LANGUAGE = new RegExp(`(^|/)words/(.*/)?(${LANGUAGES.join('|')})(/|\\.ts$)`);
const isCode = (file: string): boolean => !OF_A_LANGUAGE.test(file) && !file.endsWith('.test.ts');
/** Where the words of a console stand, one language after the other: nothing is read there. */
const OF_ALL_LANGUAGES = /(^|\/)words\/console\/words\.ts$/;
const GATHERING = [...filesIn('words', '.ts'), ...filesIn('games', '.ts')].filter(
  (file) => /(^|\/)words\/(?!made\/)/.test(file) && isCode(file),
);

/** All code that may say a sentence. */
const CODE = ['app', 'electron', 'games', 'host', 'renderer', 'rulebook', 'words']
  .flatMap((room) => [...filesIn(room, '.ts'), ...filesIn(room, '.svelte')])
  .filter((file) => isCode(file) && !OF_ALL_LANGUAGES.test(file))
  .map(text)
  .join('\n');

type ByLanguage = Readonly<Record<Language, object>>;

/** Everything that exists in all languages, by the name under which it is exported. */
const GATHERED = (
  await Promise.all(GATHERING.map(async (file): Promise<object> => (await import(join(root, file))) as object))
).flatMap((module) => Object.entries(module).filter((entry): entry is [string, ByLanguage] => isByLanguage(entry[1])));

function isByLanguage(value: unknown): value is ByLanguage {
  return (
    typeof value === 'object' &&
    value !== null &&
    LANGUAGES.every((language) => typeof (value as Record<string, unknown>)[language] === 'object')
  );
}

type Leaf = string | ((...given: unknown[]) => unknown);

/** The rules on paper stand under titles, which are words themselves. */
const UNDER_TITLES = /\/(sections|parts)$/;

/** Every sentence of a part with the way to it. */
function leavesOf(part: unknown, way = ''): readonly (readonly [string, Leaf])[] {
  if (typeof part === 'string' || typeof part === 'function') return [[way, part as Leaf]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value], at) =>
    UNDER_TITLES.test(way)
      ? ([[`${way}/${at}/title`, key], ...leavesOf(value, `${way}/${at}`)] as const)
      : leavesOf(value, `${way}/${key}`),
  );
}

/** The names of the values that a refusal or a reason uses, with the sentence. */
function asked(sentence: (given: object) => unknown): { readonly names: readonly string[]; readonly said: string } {
  const names = new Set<string>();
  const given = new Proxy({}, { get: (_, name) => (names.add(String(name)), name === 'where' ? 'pile' : 7) });
  return { said: String(sentence(given)), names: [...names].sort() };
}

/** A sentence by its name, and the name of what it stands in, if in anything. */
interface Named {
  readonly name: string;
  readonly within: string | undefined;
}

/** Objects whose sentences are looked up by a code of the rules. */
const BY_CODE = ['refusals', 'values', 'endings'];
/** Objects whose sentences are looked up by an error code of the system. */
const BY_ERRNO = ['refused', 'failingWhy'];

/** Read as a property, taken apart by name, or looked up among its neighbours. */
function isUsed({ name, within }: Named): boolean {
  if (within === undefined) return isRead(name) || (CODE.includes('words[') && CODE.includes(`'${name}'`));
  if (isRead(name) || CODE.includes(`.${within}[`) || CODE.includes(`.${within}?.[`)) return true;
  if (BY_CODE.includes(within)) return CODE.includes(`'${name}'`);
  return BY_ERRNO.includes(within) && (/^E[A-Z]+$/.test(name) || CODE.includes(`'${name}'`));
}

function isRead(name: string): boolean {
  return new RegExp(`[.]${name}\\b|\\{[^{}:;]*\\b${name}\\b[^{};]*\\}[^=\\n]*=`).test(CODE);
}

describe.each(GATHERED)('%s', (_name, words) => {
  it('has no words that no screen uses', () => {
    const named = leavesOf(words.en).map(([way]): Named => {
      const [name = '', within] = way.split('/').slice(1).reverse();
      return { name, within };
    });
    expect(named.filter((sentence) => !isUsed(sentence))).toEqual([]);
  });
});

describe.each(GATHERED)('%s', (_name, words) => {
  const english = new Map(leavesOf(words.en));

  it.each(LANGUAGES)('has all words in %s', (language) => {
    const leaves = leavesOf(words[language]);
    const single = leaves.filter(([way]) => !/\/\d+(\/|$)/.test(way)).map(([way]) => way);
    expect(single).toEqual(expect.arrayContaining([...english.keys()].filter((way) => !/\/\d+(\/|$)/.test(way))));
    for (const [way, said] of leaves) if (typeof said === 'string') expect(said.trim(), way).not.toBe('');
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('differs in %s from English', (language) => {
    // Two or more words are a sentence; names and signs may be equal.
    const alike = leavesOf(words[language]).filter(([way, said]) => {
      return typeof said === 'string' && /\p{Ll}{2,} \p{Ll}{2,}/u.test(said) && said === english.get(way);
    });
    expect(alike).toEqual([]);
  });
});

describe.each(GATHERED.filter(([name]) => /REFUSAL/.test(name)))('%s', (_name, words) => {
  it('names the same values, and all of them, in every language', () => {
    for (const [way, sentence] of leavesOf(words.en)) {
      if (typeof sentence === 'string') continue;
      const { names } = asked(sentence);
      for (const language of LANGUAGES) {
        const own = new Map(leavesOf(words[language])).get(way);
        const said = asked(own as (given: object) => unknown);
        expect(said.names, `${language}${way}`).toEqual(names);
        const mentioned = said.said.match(/[78]/g)?.length ?? 0;
        expect(mentioned, said.said).toBe(names.filter((name) => name !== 'where').length);
      }
    }
  });
});
