import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse } from 'svelte/compiler';

const root = join(import.meta.dirname, '../..');

/**
 * The relative imports of a Svelte file as paths from the project's root. Read from the source, because a compiled
 * component no longer holds its type imports.
 */
export function importsOfSvelte(file: string): string[] {
  const { instance, module } = parse(readFileSync(file, 'utf8'), { modern: true });
  return [instance, module]
    .flatMap((script) => script?.content.body ?? [])
    .flatMap((node) => (node.type === 'ImportDeclaration' && typeof node.source.value === 'string' ? [node.source.value] : []))
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => relative(root, join(dirname(file), specifier)).replaceAll('\\', '/'));
}
