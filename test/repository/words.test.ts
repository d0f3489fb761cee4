import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../words/language.ts';
import { filesIn } from './files.ts';

const root = join(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
/** Where a language says things, as against where it is laid down what is said. */
const SAID = new RegExp(`/(${LANGUAGES.join('|')})(/|\\.ts$)`);
const LAID_DOWN = [...filesIn('words', '.ts'), ...filesIn('games', '.ts').filter((file) => file.includes('/words/'))].filter(
  (file) => !SAID.test(file) && !file.endsWith('.test.ts'),
);

/** A property of an interface that lays down what is said, and the property it stands in, if in one. */
interface Laid {
  readonly name: string;
  readonly within: string | undefined;
}

function sentencesOf(file: string): readonly Laid[] {
  const laid: Laid[] = [];
  const visit = (node: ts.Node, within?: string): void => {
    const name =
      (ts.isPropertySignature(node) || ts.isMethodSignature(node)) && ts.isIdentifier(node.name) ? node.name.text : undefined;
    if (name !== undefined) laid.push({ name, within });
    // What a sentence is given is not itself one.
    if (!ts.isFunctionTypeNode(node) && !ts.isMethodSignature(node))
      ts.forEachChild(node, (child) => visit(child, name ?? within));
  };
  const source = ts.createSourceFile(file, text(file), ts.ScriptTarget.Latest);
  for (const statement of source.statements)
    if (ts.isInterfaceDeclaration(statement) && /Words$/.test(statement.name.text))
      for (const member of statement.members) visit(member);
  return laid;
}

const USERS = [
  ...LAID_DOWN,
  ...['app', 'electron', 'games', 'host', 'renderer'].flatMap((room) => [...filesIn(room, '.ts'), ...filesIn(room, '.svelte')]),
]
  .filter((file) => !file.endsWith('.test.ts'))
  .map(text)
  .join('\n');

/** Read as a property, taken apart by name, or looked up among its neighbours. */
function isUsed({ name, within }: Laid): boolean {
  const read = new RegExp(`[.]${name}\\b|\\{[^{}:;]*\\b${name}\\b[^{};]*\\}[^=\\n]*=`);
  // At the top of a shelf the neighbours are `words` themselves, and what is looked up is a name in quotes.
  const lookedUp = within === undefined ? USERS.includes('words[') && USERS.includes(`'${name}'`) : USERS.includes(`.${within}[`);
  return read.test(USERS) || lookedUp;
}

type ByLanguage = Readonly<Record<Language, object>>;

/** Everything said in all languages, by the name under which it is exported. */
const SHELVES = (
  await Promise.all(LAID_DOWN.map(async (file): Promise<object> => (await import(join(root, file))) as object))
).flatMap((module) => Object.entries(module).filter((entry): entry is [string, ByLanguage] => isByLanguage(entry[1])));

function isByLanguage(value: unknown): value is ByLanguage {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === LANGUAGES.length &&
    LANGUAGES.every((language) => typeof (value as Record<string, unknown>)[language] === 'object')
  );
}

type Leaf = string | ((...given: unknown[]) => unknown);

/** Every sentence of a part with the way to it. */
function leavesOf(part: unknown, way = ''): readonly (readonly [string, Leaf])[] {
  if (typeof part === 'string' || typeof part === 'function') return [[way, part as Leaf]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => leavesOf(value, `${way}/${key}`));
}

/** What a refusal or a reason asks of the values it is given, with the sentence. */
function asked(sentence: (given: object) => unknown): { readonly names: readonly string[]; readonly said: string } {
  const names = new Set<string>();
  const given = new Proxy({}, { get: (_, name) => (names.add(String(name)), name === 'where' ? 'pile' : 7) });
  return { said: String(sentence(given)), names: [...names].sort() };
}

describe('what is laid down to be said', () => {
  it.each(LAID_DOWN.filter((file) => sentencesOf(file).length > 0))('in %s is said somewhere', (file) => {
    expect(sentencesOf(file).filter((name) => !isUsed(name))).toEqual([]);
  });
});

describe.each(SHELVES)('%s', (_name, shelf) => {
  const english = new Map(leavesOf(shelf.en));

  it.each(LANGUAGES)('leaves nothing unsaid in %s', (language) => {
    const leaves = leavesOf(shelf[language]);
    const single = leaves.filter(([way]) => !/\/\d+(\/|$)/.test(way)).map(([way]) => way);
    expect(single).toEqual(expect.arrayContaining([...english.keys()].filter((way) => !/\/\d+(\/|$)/.test(way))));
    for (const [way, said] of leaves) if (typeof said === 'string') expect(said.trim(), way).not.toBe('');
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('says in %s what English says, in words of its own', (language) => {
    // Two words and more are a sentence: names and signs may be alike.
    const alike = leavesOf(shelf[language]).filter(([way, said]) => {
      return typeof said === 'string' && /\p{Ll}{2,} \p{Ll}{2,}/u.test(said) && said === english.get(way);
    });
    expect(alike).toEqual([]);
  });
});

describe.each(SHELVES.filter(([name]) => /REFUSAL/.test(name)))('%s', (_name, shelf) => {
  it('names in every language the same values, and every one of them', () => {
    for (const [way, sentence] of leavesOf(shelf.en)) {
      if (typeof sentence === 'string') continue;
      const { names } = asked(sentence);
      for (const language of LANGUAGES) {
        const own = new Map(leavesOf(shelf[language])).get(way);
        const said = asked(own as (given: object) => unknown);
        expect(said.names, `${language}${way}`).toEqual(names);
        const mentioned = said.said.match(/[78]/g)?.length ?? 0;
        expect(mentioned, said.said).toBe(names.filter((name) => name !== 'where').length);
      }
    }
  });
});
