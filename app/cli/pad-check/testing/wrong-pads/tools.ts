import { makeFrame } from '../../../../../firmware-protocol/codec/frame.ts';
import type { FakeWrongPad, Wrongness } from '../fake-wrong-pad.ts';

/** A pad with one mistake. */
export interface WrongPad {
  readonly mistake: string;
  /** The check that is there to find it. */
  readonly check: string;
  /** The others that stumble over it. */
  readonly also: readonly string[];
  /** What is said about that check. */
  readonly says: RegExp;
  readonly wrong: Wrongness;
}

export const wrongPad = (
  mistake: string,
  check: string,
  says: RegExp,
  wrong: Wrongness,
  ...also: readonly string[]
): WrongPad => ({
  ...{ mistake, check, says, wrong, also },
});

/** The letter, the sequence and the fields of a line. */
export function partsOf(line: string): { type: string; seq: number; fields: string[] } {
  const [type = '', seq = '', ...fields] = line.slice(1).split('*')[0]?.split(',') ?? [];
  return { type, seq: Number(seq), fields };
}

/** Changes the fields of the lines of one letter, and makes their checksum right. */
export const changing =
  (letter: string, change: (fields: readonly string[], pad: FakeWrongPad) => readonly string[]) =>
  (line: string, pad: FakeWrongPad): readonly string[] => {
    const { type, seq, fields } = partsOf(line);
    return [type === letter ? makeFrame({ type, seq, fields: change(fields, pad) }) : line];
  };

/** Replaces the code of an error, in this state, or in any. */
export const miscoding = (code: string, other: string, state?: string) =>
  changing('e', ([said = ''], { pad }) => [said === code && (state === undefined || pad.state === state) ? other : said]);

/** The line with a right checksum, and a newline. */
export const withChecksum = (line: string): string => `${makeFrame(partsOf(line))}\n`;

/** Changes the commands that the program hears: all lines of one letter. */
export const mishearing =
  (letter: string, change: (fields: readonly string[]) => readonly string[]): NonNullable<Wrongness['hear']> =>
  (text) => {
    if (!text.startsWith(`|${letter},`)) return text;
    const { type, seq, fields } = partsOf(text.trimEnd());
    return `${makeFrame({ type, seq, fields: change(fields) })}\n`;
  };

/** Answers a command of this letter without carrying it out. */
export const shirking =
  (letter: string, when: (fields: readonly string[]) => boolean = () => true): NonNullable<Wrongness['hear']> =>
  (text, pad) => {
    if (!text.startsWith(`|${letter},`)) return text;
    const { seq, fields } = partsOf(text.trimEnd());
    if (!when(fields)) return text;
    pad.sendRaw(makeFrame({ type: letter.toLowerCase(), seq, fields: fields.slice(0, 1) }));
    return '';
  };
