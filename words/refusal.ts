import type { Refusal } from '../rulebook/refusal.ts';

export type RefusalParams = Refusal['params'];

/** A sentence for each code, from the values that came with it. */
export type RefusalSentences<Code extends string> = Readonly<Record<Code, (params: RefusalParams) => string>>;

/**
 * Why the host itself did not do what a command asked; rulebooks refuse with codes of their own. The values each
 * sentence needs stand before its code.
 */
export const HOST_REFUSAL_CODES = [
  /** { field, problem }: what came up is no command, or not one this rulebook knows. */
  'not a command',
  /** No game has begun in this night. */
  'no game',
  /** { phase }: the command belongs to another phase of the round; `phase` is the present one. */
  'wrong phase',
  /** { step, now }: meant for a step that has passed; no key crosses two phases. */
  'step has passed',
  /** { phase }: not while a count or an opening runs; halt it or call it off first. */
  'round under way',
  /** Digits name no card for half a second after the last one judged. */
  'too soon',
  /** Nothing has been revealed in this game, or nothing of it was to be told. */
  'nothing to recall',
  /** { digit }: a die has faces 1 to 6; 0 is no die. */
  'no such digit',
  /** Every real die has been typed. */
  'nobody to type',
  'nothing typed',
  /** { seat, next }: the die typed next is another seat's; somebody else has typed or taken back meanwhile. */
  'another die is next',
  /** { seat, last }: the die typed last is another seat's. */
  'another die was last',
  /** { seat }: this seat's face has come, or it has none to give. */
  'seat not stalled',
  /** { seat } */
  'no such seat',
  /** { given } */
  'no such rulebook',
  /** { given, seats } */
  'inputs count',
  /** { pad, seat, other }: one pad cannot serve two seats. */
  'pad twice',
  /** { cluster, seat, other }: one key cluster cannot serve two seats. */
  'cluster twice',
  /** { kind }: this rulebook has no sealed choice, or no bot. */
  'no such input',
  /** { pad } */
  'no such pad',
  /** { port }: no pad answers there, or another one. */
  'no such port',
  /** None of the ports that were ticked is there any more. */
  'port gone',
  /** { pad }: its seat chooses with it now. */
  'pad in round',
  /** { id }: another pad that answers has it. */
  'id taken',
  /** { port }: the pad did not answer. */
  'pad silent',
  /** { port, code }: the pad's own word (PROTOCOL.md, "Commands and answers"). */
  'pad refuses',
  /** No pad answers that the round leaves free. */
  'no pad free',
  /** This shell has no pad on the screen. */
  'no practice pad',
  'no seat plays by keys',
  'nothing to undo',
  'nothing to redo',
  /** { n, next }: another step is next by now. */
  'another step is next',
  /** No number is left for an attempt in this folder of nights: nobody can seal. */
  'attempts spent',
  /** { code }: the disk refuses; nothing was done. Go on unrecorded, or make room. */
  'record failing',
  /** The record is written; there is nothing to go on without. */
  'record not failing',
  /** This referee has no way to share its table display. */
  'cannot share',
  /** { file } */
  'no such night',
  /** { file }: it might lead anywhere; nothing was read or changed. */
  'is a link',
  /** { file }: another host has this night open. */
  'night in use',
  /** { file }: this host has it open; another night must be opened, or begun, first. */
  'night open',
  /** { file, line, problem }: the file is left untouched. */
  'night damaged',
  /** { file, format, newest }: written by a newer version. */
  'night too new',
  /** { code }: the system does not let the folder of the nights be read or changed; nothing was done. */
  'folder refuses',
  /** Something of ours broke; the command was not done. */
  'host fault',
  /** The window has lost the host; said by the window itself. */
  'not live',
] as const;
export type HostRefusalSentences = RefusalSentences<(typeof HOST_REFUSAL_CODES)[number]>;

/**
 * The sentence for a refusal: the rulebook's own for its codes, else the host's; a code nobody words is said as it
 * is, so that nothing is refused without a word.
 */
export function refusalSentence(
  refusal: Refusal,
  ...sentences: readonly Readonly<Partial<Record<string, (params: RefusalParams) => string>>>[]
): string {
  for (const known of sentences) {
    const sentence = known[refusal.code]?.(refusal.params);
    if (sentence !== undefined) return sentence;
  }
  return refusal.code;
}

/** Why the referee does not open: another one holds the nights, or nobody can tell whether it still does. */
export interface HolderWords {
  /** It answers at this address of this computer. */
  readonly answers: (url: string, pid: number, folder: string) => string;
  readonly inWindows: (pid: number, folder: string) => string;
  /** Its process runs on this computer, and nothing answers. */
  readonly silent: (pid: number, folder: string) => string;
  /** `since` is a date and a time. */
  readonly unsure: (pid: number, host: string | undefined, since: string, folder: string) => string;
  /** It ended while it was being looked for. */
  readonly gone: (folder: string) => string;

  /** What taking over does. */
  readonly takingOver: string;
  readonly takeOver: string;
  readonly leave: string;
  /** At a terminal, where one key answers. */
  readonly pressKey: (key: string) => string;
  /** Where nobody can press a key. */
  readonly startWith: (option: string) => string;
}
