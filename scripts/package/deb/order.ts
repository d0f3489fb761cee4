import { parseArgs } from 'node:util';

/** A package that is to be made: what goes where, and what is said of it. */
export interface DebOrder {
  /** The file to be written. */
  readonly file: string;
  /** What is said of it, without those fields that the files themselves decide. */
  readonly fields: Readonly<Record<string, string>>;
  /** One line in short, and the text behind it. */
  readonly synopsis: string;
  readonly description: string;
  /** Names of files: the scripts that dpkg runs after it has installed the files, and after it has removed them. */
  readonly afterInstall: string;
  readonly afterRemove: string;
  /** As dpkg-deb names it: `xz`, small and slow, or `gzip`, for trials. */
  readonly compression: string;
  readonly contents: readonly DebContent[];
}

/** A file that goes to a path, or a folder whose entries go into one. */
export interface DebContent {
  readonly from: string;
  readonly to: string;
}

const text = { type: 'string', default: '' } as const;
const list = { type: 'string', multiple: true, default: [] as string[] } as const;
/** The options of fpm that electron-builder passes for a `.deb`; any other one is an error. */
const OPTIONS = {
  'input-type': { ...text, short: 's' },
  'output-type': { ...text, short: 't' },
  force: { type: 'boolean', default: false },
  depends: { ...list, short: 'd' },
  'deb-recommends': list,
  'deb-compression': { ...text, default: 'xz' },
  'deb-priority': { ...text, default: 'optional' },
  ...{ architecture: text, 'after-install': text, 'after-remove': text, description: text, version: text, package: text },
  ...{ name: text, maintainer: text, vendor: text, url: text, category: text, license: text },
} as const;

/** The order in fpm's words. @throws Error if it holds an option that is unknown here, or asks for something else than a `.deb` */
export function orderOf(args: readonly string[]): DebOrder {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  if (values['input-type'] !== 'dir' || values['output-type'] !== 'deb')
    throw new Error('only a .deb can be made, and only of folders and files');
  const [synopsis = '', ...description] = values.description.split('\n');
  return {
    file: values.package,
    fields: {
      Package: values.name,
      Version: values.version,
      Architecture: values.architecture,
      Maintainer: values.maintainer,
      Section: values.category,
      Priority: values['deb-priority'],
      // The project has no address of its own; where it is built, the workflow gives one.
      Homepage: /^https?:/.test(values.url) ? values.url : '',
      Depends: values.depends.join(', '),
      Recommends: values['deb-recommends'].join(', '),
    },
    synopsis,
    description: description.join('\n').trim(),
    afterInstall: values['after-install'],
    afterRemove: values['after-remove'],
    compression: values['deb-compression'] === 'gz' ? 'gzip' : values['deb-compression'],
    contents: positionals.map(contentOf),
  };
}

function contentOf(pair: string): DebContent {
  // Names of ours hold no `=`, but a folder of the user's may.
  const at = pair.lastIndexOf('=');
  return { from: pair.slice(0, at), to: pair.slice(at + 1) };
}
