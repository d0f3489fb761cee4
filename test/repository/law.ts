import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface Side {
  readonly path?: string;
  readonly pathNot?: string;
}

/** A rule of `.dependency-cruiser.json` as far as it speaks of paths. */
interface Rule {
  readonly name: string;
  readonly from: Side;
  readonly to: Side & { readonly dependencyTypesNot?: readonly string[]; readonly dependencyTypes?: readonly string[] };
}

export const LAW = JSON.parse(readFileSync(join(root, '.dependency-cruiser.json'), 'utf8')) as {
  readonly forbidden: readonly Rule[];
  readonly options: object;
};

/** The rules of the law that forbid an import from one path of the project to the other, by name; for files the cruiser cannot read. */
export function forbiddenBy(from: string, to: string): readonly string[] {
  return LAW.forbidden
    .filter((rule) => rule.to.dependencyTypes === undefined && rule.to.dependencyTypesNot === undefined)
    .filter((rule) => rule.to.path !== undefined || rule.to.pathNot !== undefined)
    .filter((rule) => {
      const groups = rule.from.path === undefined ? [''] : new RegExp(rule.from.path).exec(from);
      if (groups === null || matches(rule.from.pathNot, from, [])) return false;
      return matches(rule.to.path ?? '', to, groups) && !matches(rule.to.pathNot, to, groups);
    })
    .map(({ name }) => name);
}

/** As the cruiser reads a pattern: `$1` is what the first group of the importing path's pattern caught. */
function matches(pattern: string | undefined, path: string, groups: readonly string[]): boolean {
  return pattern !== undefined && new RegExp(pattern.replace(/\$(\d)/g, (_, n: string) => groups[Number(n)] ?? '')).test(path);
}
