/** A code block of a document under a heading that is a path: the whole file, or what is added to a list that is there. */
export type Block = { readonly path: string } & (
  | { readonly what: 'file'; readonly text: string }
  | { readonly what: 'added'; readonly hunks: readonly Hunk[] }
);

/** Lines as they are and as they become; `…` stands in both for whatever is there. */
interface Hunk {
  readonly from: string;
  readonly to: string;
}

const GAP = '…';
const SECTION = /^### `([^`]+)`\n(?:(?!###)[\s\S])*?^```(\w+)\n([\s\S]*?)^```$/gm;

/** The blocks of a document, in its order. */
export function blocksOf(document: string): readonly Block[] {
  return [...document.matchAll(SECTION)].map(([, path = '', language, text = '']) =>
    language === 'diff' ? { path, what: 'added', hunks: text.split('@@\n').map(hunkOf) } : { path, what: 'file', text },
  );
}

/** A list with the lines of a block added, if they are not there; throws where what they are added to is not there exactly once. */
export function withAdded(list: string, hunks: readonly Hunk[]): string {
  return hunks.reduce((text, { from, to }) => {
    if (patternOf(to).test(text)) return text;
    const [found, another] = text.matchAll(patternOf(from));
    if (found === undefined || another !== undefined) throw new Error(`not there exactly once:\n${from}`);
    const [was, ...gaps] = found;
    const filled = to.split(GAP).reduce((before, after, gap) => before + (gaps[gap - 1] ?? '') + after);
    return text.slice(0, found.index) + filled + text.slice(found.index + was.length);
  }, list);
}

const patternOf = (lines: string): RegExp => new RegExp(lines.split(GAP).map(literally).join('([\\s\\S]*?)'), 'g');

function hunkOf(text: string): Hunk {
  const lines = text.trimEnd().split('\n');
  const without = (sign: string) => lines.flatMap((line) => (line.startsWith(sign) ? [] : [line.replace(/^[ +-]/, '')]));
  return { from: `${without('+').join('\n')}\n`, to: `${without('-').join('\n')}\n` };
}

const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
