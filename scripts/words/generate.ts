import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { CatalogueError, readCatalogue, withReferred, type ParsedCatalogue, type Param, type Params } from './catalogue.ts';
import { checkCatalogue, checkIds } from './check.ts';

/** The catalogue in which a language says its own name, and what its words mean. */
const LANGUAGE = 'language';

/** For tests of screens: `words/pseudo.ts`. No screen offers it. */
const PSEUDO = 'en-XA';

/** The languages that the project brings, in the order in which screens offer them; others follow by their code. */
const FIRST = ['en', 'hu', 'de'];

/** Every catalogue of the project, by language and subject. English is the first language. */
export type Catalogues = ReadonlyMap<string, ReadonlyMap<string, ParsedCatalogue>>;

/** Reads and checks all catalogues below this folder. Throws `CatalogueError`. */
export function readCatalogues(root: string): Catalogues {
  const all = [...filesIn(root, 'words'), ...filesIn(root, 'games')].flatMap((file) => {
    const [, first, last] = /^(?:words|games)\/([^/]+)\/(?:words\/)?([^/]+)\.ftl$/.exec(file) ?? [];
    if (first === undefined || last === undefined) return [];
    const [language, subject] = isOfGame(file) ? [last, first] : [first, last];
    return readCatalogue(file, language, subject, readFileSync(join(root, file), 'utf8'));
  });
  const found = new Set(all.map(({ language }) => language));
  const languages = [
    ...FIRST.filter((one) => one === 'en' || found.has(one)),
    ...[...found].filter((one) => !FIRST.includes(one)),
  ];
  const by = new Map(
    languages.map((one) => {
      const own = withReferred(all.filter(({ language }) => language === one));
      return [one, new Map(own.map((catalogue) => [catalogue.subject, catalogue]))];
    }),
  );
  for (const [language, catalogues] of by) {
    const functions = [...functionsIn(root, 'common'), ...functionsIn(root, language)];
    const ids = new Set([...catalogues.values()].flatMap(({ sentences }) => [...sentences.keys()]));
    for (const [subject, catalogue] of catalogues) {
      const english = by.get('en')?.get(subject);
      if (english === undefined) throw new CatalogueError(catalogue.file, 1, 'there is no such catalogue in English');
      checkCatalogue(catalogue, english, ids, functions);
    }
  }
  checkIds([...(by.get('en')?.values() ?? [])]);
  return by;
}

function filesIn(root: string, folder: string): readonly string[] {
  const path = join(root, folder);
  const names = existsSync(path) ? readdirSync(path, { recursive: true, encoding: 'utf8' }).sort() : [];
  return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}

/** The names of the functions in a file of `words/grammar/`, by its text: it imports what is only being generated. */
function functionsIn(root: string, grammar: string): readonly string[] {
  const file = join(root, `words/grammar/${grammar}.ts`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...text.matchAll(/^ {2}([A-Z]+)[(:]/gm)].map(([, name = '']) => name);
}

/** What a language lacks of a subject, by id. */
export function lacking(catalogues: Catalogues, language: string, subject: string): readonly string[] {
  const own = catalogues.get(language)?.get(subject)?.sentences;
  return [...(catalogues.get('en')?.get(subject)?.sentences.keys() ?? [])].filter((id) => own?.has(id) !== true);
}

/**
 * Compiles all catalogues into `words/generated/`: what pages and programs load, and the types of what they say. Files that would
 * stay as they are are left alone, so that nothing is built anew because of them.
 */
export function generateWords(root: string): Catalogues {
  const catalogues = readCatalogues(root);
  const generated = new Map([...languageFiles(root, catalogues), ...subjectFiles(catalogues)]);
  const folder = join(root, 'words/generated');
  for (const [name, text] of generated) {
    const path = join(folder, name);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  for (const old of filesIn(root, 'words/generated').map((file) => file.slice('words/generated/'.length)))
    if (old.includes('.') && !generated.has(old)) rmSync(join(folder, old));
  return catalogues;
}

/** What lets a page load the one language that it shows: `loaded`, by subject; `together`, in one file. */
export function wordsFrom(folder: 'loaded' | 'together') {
  return { find: /(?<=words\/generated|^\.\/generated)\/(?!languages)([a-z-]+\.js)$/, replacement: `/${folder}/$1` };
}

type Files = readonly (readonly [string, string])[];
/** A module of one language below `words/`. */
interface Source {
  readonly language: string;
  readonly path: string;
  /** It is in the one file of the language, too. */
  readonly isTogether?: boolean;
}

function languageFiles(root: string, catalogues: Catalogues): Files {
  const languages = [...catalogues.keys()];
  const names = Object.fromEntries([...languages.map((one) => [one, nameOf(catalogues, one)] as const), [PSEUDO, 'Pseudo']]);
  const grammars = languages.filter((one) => existsSync(join(root, `words/grammar/${one}.ts`)));
  const modules = [...grammars.map((one) => [one, `grammar/${one}.ts`]), [PSEUDO, 'pseudo.ts']].map(
    ([language = '', path = '']) => ({ language, path }),
  );
  const list = JSON.stringify(languages);
  return [
    [
      'languages.js',
      `export const LANGUAGES = ${list};\nexport const PSEUDO = '${PSEUDO}';\nexport const LANGUAGE_NAMES = ${JSON.stringify(names)};\n`,
    ],
    [
      'languages.d.ts',
      `export declare const LANGUAGES: readonly ${list};\nexport declare const PSEUDO: '${PSEUDO}';\nexport declare const LANGUAGE_NAMES: Readonly<Record<(typeof LANGUAGES)[number] | typeof PSEUDO, string>>;\n`,
    ],
    ...inThreeWays(modules, 'grammars', (given) => `export const GRAMMARS = ${given};\n`),
    ['grammars.d.ts', `export declare const GRAMMARS: Readonly<Record<string, object>>;\n`],
  ];
}

function nameOf(catalogues: Catalogues, language: string): string {
  const text = catalogues.get(language)?.get(LANGUAGE)?.text ?? '';
  const name = new FluentResource(text).body.find(({ id }) => id === `${LANGUAGE}-name`)?.value;
  if (typeof name === 'string') return name;
  throw new CatalogueError(
    `words/${language}/${LANGUAGE}.ftl`,
    1,
    `there has to be: ${LANGUAGE}-name = what the language calls itself`,
  );
}

function subjectFiles(catalogues: Catalogues): Files {
  const english = [...(catalogues.get('en')?.values() ?? [])].filter(({ subject }) => subject !== LANGUAGE);
  const types = english.map((one) => [one.subject, typesOf(one)] as const);
  const ids = types.map(
    ([subject, params]) =>
      `  '${subject}': ${Object.keys(params)
        .map((id) => `'${id}'`)
        .join(' | ')};\n`,
  );
  const params = types.flatMap(([, of]) => Object.entries(of).map(([id, type]) => `  '${id}': ${type};\n`));
  return [
    ['messages.d.ts', `export interface Ids {\n${ids.join('')}}\nexport interface Params {\n${params.join('')}}\n`],
    ...english.flatMap((one) => filesOf(catalogues, one)),
    ...togetherFiles(catalogues, english),
  ];
}

function filesOf(catalogues: Catalogues, { subject, file }: ParsedCatalogue): Files {
  const languages = [...catalogues.keys()];
  const isTogether = !isOfGame(file);
  const modules = languages.map((one) => ({ language: one, path: `generated/${one}/${subject}.json`, isTogether }));
  return [
    ...inThreeWays(
      modules,
      subject,
      (given, say) => `import { provideCatalogue } from '${say}';\nexport default provideCatalogue('${subject}', ${given});\n`,
    ),
    [
      `${subject}.d.ts`,
      `import type { Catalogue } from '../say.ts';\ndeclare const words: Catalogue<'${subject}'>;\nexport default words;\n`,
    ],
    ...languages.map((one) => [`${one}/${subject}.json`, JSON.stringify(compiled(catalogues, one, subject))] as const),
  ];
}

/** Exports all that no game owns, by subject: a page that is built by itself gets its part of this in one file. */
function togetherFiles(catalogues: Catalogues, subjects: readonly ParsedCatalogue[]): Files {
  const shared = subjects.filter(({ file }) => !isOfGame(file));
  return [...catalogues.keys()].map((language) => {
    const exported = ({ subject }: ParsedCatalogue) =>
      `export { default as ${nameIn(subject)} } from '../${language}/${subject}.json';\n`;
    return [`together/${language}.js`, shared.map(exported).join('')];
  });
}

const isOfGame = (file: string) => file.startsWith('games/');
const isJson = (path: string) => path.endsWith('.json');
/** A subject as the name of an export. */
const nameIn = (subject: string) => subject.replaceAll('-', '_');

/**
 * Modules that have the same: in every language at once, for programs and tests; or in the language that is asked for, for
 * pages, from a file of its own (`loaded/`) or from the one file of the language (`together/`).
 */
function inThreeWays(modules: readonly Source[], name: string, code: (given: string, say: string) => string): Files {
  const imports = modules.map(({ path }, at) => `import ${isJson(path) ? '' : '* as '}of${at} from '../${path}';\n`);
  const each = (given: (source: Source) => string) =>
    code(`{ ${modules.map((one) => `'${one.language}': () => ${given(one)}`).join(', ')} }`, '../../say.ts');
  const alone = ({ path }: Source) => `import('../../${path}')${isJson(path) ? '.then((one) => one.default)' : ''}`;
  const together = (one: Source) =>
    one.isTogether ? `import('./${one.language}.js').then(({ ${nameIn(name)} }) => ${nameIn(name)})` : alone(one);
  return [
    [
      `${name}.js`,
      imports.join('') + code(`{ ${modules.map(({ language }, at) => `'${language}': of${at}`).join(', ')} }`, '../say.ts'),
    ],
    [`loaded/${name}.js`, each(alone)],
    [`together/${name}.js`, each(together)],
  ];
}

/** What `words/say.ts` adds to its bundles: `Compiled`. What messages of other subjects it refers to are in it, so that a page needs no others. */
export function compiled(catalogues: Catalogues, language: string, subject: string): object {
  const own = new Set(catalogues.get(language)?.get(subject)?.refers.keys());
  const english = new Set(lacking(catalogues, language, subject).map(messageOf));
  return { own: messagesOf(catalogues, language, own), english: messagesOf(catalogues, 'en', english) };
}

const messageOf = (id: string): string => id.replace(/\..*/, '');

/** These messages and terms, and what they refer to, as `Messages` of `words/say.ts`. */
function messagesOf(catalogues: Catalogues, language: string, ids: ReadonlySet<string>): object {
  const all = [...(catalogues.get(language)?.values() ?? [])];
  const needed = new Set(ids);
  // What they refer to stands behind them, and is reached too.
  for (const id of needed) for (const { refers } of all) for (const other of refers.get(id) ?? []) needed.add(messageOf(other));
  const found = all
    .filter(({ refers }) => [...needed].some((id) => refers.has(id)))
    .flatMap(({ text }) => new FluentResource(text).body.filter(({ id }) => needed.has(id)));
  return Object.fromEntries(
    found.map(({ id, value, attributes }) => [id, Object.keys(attributes).length === 0 ? value : { value, attributes }]),
  );
}

function typesOf({ sentences }: ParsedCatalogue): Readonly<Record<string, string>> {
  return Object.fromEntries([...sentences].map(([id, { params }]) => [id, typeOf(params)]));
}

function typeOf(params: Params): string {
  return `{ ${[...params].map(([name, param]) => `readonly '${name}': ${TYPES[param.is](param)}${param.isOptional === true ? ' | undefined' : ''}`).join('; ')} }`;
}

const TYPES: Readonly<Record<Param['is'], (param: Param) => string>> = {
  number: () => 'number',
  list: () => 'readonly (string | number)[]',
  text: () => 'string | number',
  key: (param) => ('keys' in param ? param.keys.map((key) => `'${key}'`).join(' | ') : 'never'),
};
