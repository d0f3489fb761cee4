import type { DebOrder } from './order.ts';

const WIDTH = 79;

/** The file `control` of a package, as Debian's policy, chapter 5, describes it. @param kibibytes what the files take on the disk */
export function controlOf({ fields, synopsis, description }: DebOrder, kibibytes: number): string {
  const all = Object.entries({ ...fields, 'Installed-Size': String(kibibytes), Description: synopsis });
  const said = all.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`);
  return [...said, ...description.split('\n').flatMap(paragraph), ''].join('\n');
}

/** Lines of a description begin with a space, and an empty one is a dot. */
function paragraph(text: string): readonly string[] {
  if (text.trim() === '') return [' .'];
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    if (line !== '' && line.length + word.length + 2 > WIDTH) {
      lines.push(line);
      line = '';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
