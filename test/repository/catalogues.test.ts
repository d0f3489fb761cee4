import { cpSync, mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FluentBundle } from '@fluent/bundle';
import { afterEach, describe, expect, it } from 'vitest';
import { isOfNumber, type Param, type Sentence } from '../../scripts/words/catalogue.ts';
import { compiled, lacking, generateWords, readCatalogues } from '../../scripts/words/generate.ts';
import { PSEUDO, type Language } from '../../words/language.ts';
import { resourceOf, sayIn, type Catalogue, type Compiled, type Subject } from '../../words/say.ts';
import { filesIn } from './files.ts';

const root = join(import.meta.dirname, '../..');
const catalogues = readCatalogues(root);
const english = [...(catalogues.get('en') ?? [])].filter(([subject]) => subject !== 'language');

/** Some values for each variable, so that every variant is said by one of them. */
const VALUES: Readonly<Record<Param['is'], readonly unknown[]>> = {
  number: [0, 1, 2, 15],
  list: [['7'], ['7', 'Ödön']],
  text: ['Ödön'],
  key: [],
};
const valuesOf = (param: Param) => ('keys' in param ? param.keys : VALUES[param.is]);
const givenTo = ({ params }: Sentence, at: number) =>
  Object.fromEntries([...params].map(([name, param]) => [name, valuesOf(param)[at % valuesOf(param).length]]));

/** What messages of any subject refer to. */
const REFERRED = new Set(english.flatMap(([, { refers }]) => [...refers.values()].flatMap((ids) => [...ids])));

/** What stands in quotes in the product, and looks like an id; a template only where it is said. */
const LITERALS = ['app', 'electron', 'games', 'host', 'renderer', 'words']
  .flatMap((folder) => [...filesIn(folder, '.ts'), ...filesIn(folder, '.svelte')])
  .filter((file) => !/\.test\.|\/(testing|generated)\//.test(file))
  .flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /(?:'|(?<=\b(?:say|known)\(|\)\()`)([a-z][\w.-]*-(?:[\w.-]|\$\{(?:[^{}`]|`[^`]*`|\{[^}]*\})*\})*)['`]/g,
    ),
  ])
  .map(([, literal = '']) => literal);

/** What `words/rulebook.ts` and `words/refusals.ts` say by data, of each game or of any: its names, codes and clauses are held by types. */
const BY_DATA = {
  ends: /^(name|minutes|age|line|leaving|deck|unit|worth|rules-lead|page-lead|page-figure)$/,
  groups: /^(house|refused|asks|options|whys|goals|highlights|section|clause|page|corrections)-/,
};
const isByData = (subject: string, id: string) => {
  const end = id.slice(subject.length + 1);
  return (
    subject === 'refused' ||
    end.startsWith('refused-') ||
    ((GAMES.has(subject) || subject === 'questions') && (BY_DATA.ends.test(end) || BY_DATA.groups.test(end)))
  );
};
const GAMES = new Set(readdirSync(join(root, 'games')));

describe.each(english)('%s', (subject, { sentences }) => {
  it.each([...catalogues.keys(), PSEUDO])(
    'says everything in %s, in no more letters than there is room for',
    async (language) => {
      const { default: words } = (await import(`../../words/generated/${subject}.js`)) as { default: Catalogue<Subject> };
      const sayBy = (one: string) => sayIn(one as Language, words) as (id: string, given: object) => string;
      const [say, english] = [sayBy(language), sayBy('en')];
      const own = language === 'en' ? undefined : catalogues.get(language)?.get(subject)?.sentences;
      for (const [id, sentence] of sentences)
        for (let at = 0; at < 4; at += 1) {
          const said = say(id, givenTo(sentence, at));
          expect(said, id).not.toMatch(/[{}]|undefined|NaN|^\s*$/);
          expect(said, id).not.toBe(id);
          expect(said.length, id).toBeLessThanOrEqual(sentence.room ?? Infinity);
          // Two or more words are a sentence; names and signs may be as in English.
          if (own?.has(id) && /(^| )\p{Ll}{2,} \p{Ll}{2,}/u.test(said))
            expect(said, id).not.toBe(english(id, givenTo(sentence, at)));
        }
    },
  );

  it('has no message that nobody says', () => {
    const patterns = LITERALS.filter((one) => one.startsWith(`${subject}-`)).map((one) => {
      // A condition in a template says which words it may be.
      const parts = one.split(/(\$\{.*?\}(?=[-.]|$))/).map((part) => {
        const words = [...part.matchAll(/'([\w-]+)'/g)].map(([, word]) => word);
        return part.startsWith('$') ? `(${words.join('|') || '[\\w-]+'})` : part.replaceAll('.', '\\.');
      });
      expect(parts[1], `${one} could be anything`).not.toBe(parts[0] === `${subject}-` ? '([\\w-]+)' : '');
      return new RegExp(`^${parts.join('')}$`);
    });
    const unsaid = (id: string) => !REFERRED.has(id) && !isByData(subject, id) && !patterns.some((pattern) => pattern.test(id));
    expect([...sentences.keys()].filter(unsaid)).toEqual([]);
  });
});

describe('a catalogue', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  function write(files: Readonly<Record<string, string>>): string {
    cpSync(join(root, 'words/grammar'), join(folder, 'words/grammar'), { recursive: true });
    const names = { 'en/language': 'language-name = English', 'fr/language': 'language-name = Français' };
    for (const [file, text] of Object.entries({ ...names, ...files })) {
      mkdirSync(dirname(join(folder, `words/${file}.ftl`)), { recursive: true });
      writeFileSync(join(folder, `words/${file}.ftl`), text);
    }
    return folder;
  }
  const EN = 'x-a = A\nx-b = { $n ->\n    [one] One\n   *[other] { $n } { -many }\n  }\n-many = many\nx-c = { $who }';

  it('of a new language is a folder; what it lacks is said in English, by the rules of English, and counted', () => {
    const all = generateWords(write({ 'en/x': EN, 'fr/x': 'x-a = À' }));
    expect(readFileSync(join(folder, 'words/generated/languages.js'), 'utf8')).toContain('"fr":"Français"');
    expect(lacking(all, 'fr', 'x')).toEqual(['x-b', 'x-c']);
    const { own, english: filled } = compiled(all, 'fr', 'x') as Compiled;
    expect([own, filled].map((messages) => Object.keys(messages))).toEqual([['x-a'], ['x-b', '-many', 'x-c']]);
    const bundle = new FluentBundle('en', { useIsolating: false });
    bundle.addResource(resourceOf(filled));
    expect(bundle.formatPattern(bundle.getMessage('x-b')?.value ?? '', { n: 0 })).toBe('0 many');
  });

  it('may refer to what another subject says: it is given its values, and brings it along', () => {
    const all = generateWords(
      write({ 'en/x': 'x-a = { y-many } here', 'en/y': 'y-many = { $n ->\n   *[other] { $n } many\n  }' }),
    );
    expect(all.get('en')?.get('x')?.sentences.get('x-a')?.params.get('n')).toEqual({ is: 'number' });
    const { own } = compiled(all, 'en', 'x') as Compiled;
    expect(Object.keys(own)).toEqual(['x-a', 'y-many']);
  });

  it.each([
    ['is cut off', { 'en/x': 'x-a = A\nx-b = { $n' }, 'words/en/x.ftl:2: Expected token: "}"'],
    ['has another subject’s id', { 'en/x': 'y-a = A' }, 'words/en/x.ftl:1: y-a must begin with x-'],
    ['has an id twice', { 'en/x': 'x-a = A\nx-a = B' }, 'words/en/x.ftl:2: x-a is there twice'],
    ['has more than English', { 'en/x': EN, 'fr/x': '\nx-d = D' }, 'words/fr/x.ftl:2: English has no x-d'],
    ['leaves a value out', { 'en/x': EN, 'fr/x': 'x-c = Qui' }, 'words/fr/x.ftl:1: x-c does not say $who'],
    ['asks for a value', { 'en/x': EN, 'fr/x': 'x-a = { $who }' }, 'words/fr/x.ftl:1: English gives x-a no $who'],
    ['calls what is not there', { 'en/x': 'x-a = { THEIR("A") }' }, 'words/en/x.ftl:1: there is no function THEIR'],
    ['refers to what is not there', { 'en/x': 'x-a = { -b }' }, 'words/en/x.ftl:1: x-a refers to -b, which is not in this file'],
    [
      'refers to what nobody says',
      { 'en/x': 'x-a = { y-b }' },
      'words/en/x.ftl:1: x-a refers to y-b, which this language does not say',
    ],
    [
      'has a variant that is never said',
      { 'en/x': EN.replace('[one]', '[few]') },
      'words/en/x.ftl:2: x-b: $n is never [few] here',
    ],
  ])('that %s is a mistake, with its file and line', (_what, files, mistake) => {
    expect(() => generateWords(write(files))).toThrow(mistake);
  });
});

it('a number is told from other keys', () => expect(['one', '0', 'none'].map(isOfNumber)).toEqual([true, true, false]));
