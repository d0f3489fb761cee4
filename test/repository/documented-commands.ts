import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files.ts';

const root = join(import.meta.dirname, '../..');

/** A command line as a document prints it, without its comment. */
export interface Documented {
  readonly page: string;
  readonly command: string;
}

/** First lines of blocks that hold something else than commands. A block that begins otherwise is read as commands. */
const DATA = [
  /^ electron\/ /,
  /^begin\(setup\)/,
  /^\{"/,
  /^referee\/1\/HALL/,
  /^topic {2,}/,
  /^01 0000/,
  /^REFEREE_OPTIONS=/,
  /^# Arduino, CH340/,
  /^(phone|host) → /,
  /^counter \(4/,
  /^length of the state \(1\)/,
  /^\| type , sequence/,
  /^sealed: /,
  /^[0-9a-f]{60,}$/m,
  /^\d+\. The pad reveals/,
];

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm;
const COMMANDS = 'start|hall|resolve|play|verify|export|proof|nights|simulate|pads|pad-check|virtual-pads';
const PROGRAMS = `npm|npx|node|referee|make|sudo|systemctl|journalctl|avrdude|brew|ls|sed|sha256sum|shasum`;
/** A command line in a sentence: a program, or a command of ours alone, with something behind it. */
const IN_A_SENTENCE = new RegExp(`^(?:(?:${PROGRAMS}) |(?:${COMMANDS}) -|hungarian-war-referee FILE)`);

const PAGES = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...['docs', 'scripts'].flatMap((folder) => filesIn(folder, '.md')),
  ...filesIn('firmware-protocol', '.md'),
];

/** Every command line of our documents, each once: those in blocks, and those between backticks in sentences. */
export function documentedCommands(): readonly Documented[] {
  const found = PAGES.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
    const commands = [...blocksOf(text), ...spansOf(text)].map((line) => line.replace(/ +# .*$/, ''));
    return commands.map((command) => ({ page, command }));
  });
  return [...new Map(found.map((one) => [one.command, one])).values()];
}

/** The lines of blocks: those that are indented, and those in fences that name no language but a shell's. */
function blocksOf(text: string): readonly string[] {
  const fences = [...text.matchAll(FENCE)].filter(([, language = '']) => ['', 'sh', 'bash', 'console'].includes(language));
  const indented = [...text.replaceAll(FENCE, '').matchAll(/(?<=\n\n)(?: {4}.*\n)+/g)];
  const blocks = [...fences.map(([, , lines = '']) => lines), ...indented.map(([lines]) => lines.replaceAll(/^ {4}/gm, ''))];
  return blocks.filter((block) => !DATA.some((data) => data.test(block))).flatMap((block) => block.trimEnd().split('\n'));
}

function spansOf(text: string): readonly string[] {
  const spans = [...text.replaceAll(FENCE, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replaceAll(/\s+/g, ' '));
  return spans.filter((span) => IN_A_SENTENCE.test(span) && !/^npm run$|^\S+ …$/.test(span));
}
