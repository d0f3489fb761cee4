/** The most characters of what people write: an id, a name, the reason of a correction, the name of a night. */
export const LONGEST = { id: 40, name: 24, reason: 120, night: 40 } as const;

/**
 * Control characters (C0, DEL, C1), line and paragraph separators, and the marks that turn the direction of writing
 * round: a terminal obeys them, or a reader is shown another text than is there.
 */
const CLASS = String.raw`\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069`;
const UNSEEN = new RegExp(`[${CLASS}]`, 'u');
const EACH_UNSEEN = new RegExp(UNSEEN, 'gu');
const EACH_BUT_NEWLINE = new RegExp(`(?!\n)[${CLASS}]`, 'gu');

export function holdsUnseen(text: string): boolean {
  return UNSEEN.test(text);
}

/** One line of text for people: what cannot be seen is replaced by U+FFFD, line breaks too. */
export function seenOnly(text: string): string {
  return text.replaceAll(EACH_UNSEEN, '\ufffd');
}

/**
 * JSON in which what cannot be seen stands as `\uXXXX`: JSON leaves DEL, C1 and the marks of direction as they are. Only
 * newlines between values stay; within JSON these characters can stand nowhere but in strings.
 */
export function escapeUnseen(json: string): string {
  return json.replaceAll(EACH_BUT_NEWLINE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
