import { isOfNumber, CatalogueError, type ParsedCatalogue, type Choice, type Param, type Sentence } from './catalogue.ts';

/** Functions that Fluent brings. */
const BUILT_IN = ['NUMBER', 'DATETIME'];

/**
 * Holds a catalogue against the English one of its subject, against what its language says in all subjects, and against the
 * functions of its language. It may lack messages. Throws `CatalogueError`.
 */
export function checkCatalogue(
  catalogue: ParsedCatalogue,
  english: ParsedCatalogue,
  ids: ReadonlySet<string>,
  functions: readonly string[],
): void {
  const { file, sentences, refers } = catalogue;
  for (const name of catalogue.functions)
    if (!functions.includes(name) && !BUILT_IN.includes(name)) throw new CatalogueError(file, 1, `there is no function ${name}`);
  for (const [id, others] of refers)
    for (const other of others) {
      if (other.startsWith('-') && !refers.has(other))
        throw new CatalogueError(file, 1, `${id} refers to ${other}, which is not in this file`);
      if (!other.startsWith('-') && !ids.has(other))
        throw new CatalogueError(file, 1, `${id} refers to ${other}, which this language does not say`);
    }
  for (const [id, sentence] of sentences) {
    const given = english.sentences.get(id);
    if (given === undefined) throw new CatalogueError(file, sentence.line, `English has no ${id}`);
    checkParams(file, id, sentence, given);
    for (const choice of sentence.choices) checkChoice(catalogue, id, choice, given.params.get(choice.of));
  }
}

/** Holds that an id is of one subject alone: `hall-link-live` could be of `hall` and of `hall-link`. */
export function checkIds(catalogues: readonly ParsedCatalogue[]): void {
  const owners = new Map<string, string>();
  for (const { file, sentences } of catalogues)
    for (const [id, { line }] of sentences) {
      const owner = owners.get(id);
      if (owner !== undefined) throw new CatalogueError(file, line, `${id} is in ${owner}, too`);
      owners.set(id, file);
    }
}

function checkParams(file: string, id: string, { params, line }: Sentence, given: Sentence): void {
  for (const name of params.keys())
    if (!given.params.has(name)) throw new CatalogueError(file, line, `English gives ${id} no $${name}`);
  for (const [name, { isSpare }] of given.params)
    if (isSpare !== true && !params.has(name)) throw new CatalogueError(file, line, `${id} does not say $${name}`);
}

/** Each variant can be said: its key is one that the variable can have in this language. */
function checkChoice(
  { file, language }: ParsedCatalogue,
  id: string,
  { of, isCount, keys, line }: Choice,
  param: Param | undefined,
): void {
  const categories: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const [at, key] of keys.entries()) {
    const canBe =
      param?.is === 'key' ? param.keys.includes(key) : isOfNumber(key) && (/^\d/.test(key) || categories.includes(key));
    if (!canBe || keys.indexOf(key) < at) throw new CatalogueError(file, line, `${id}: $${of} is never [${key}] here`);
  }
  if (!isCount && param?.is !== 'number' && keys.every(isOfNumber))
    throw new CatalogueError(file, line, `${id}: $${of} need not be a number; say “# $${of} (number)” above the English message`);
}
