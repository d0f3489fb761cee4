/** The most characters in an id, a name, the reason of a correction, the name of a night. */
export const LONGEST = { id: 40, name: 24, reason: 120, night: 40 } as const;

/** Control characters, separators of lines, and marks that change the direction of writing: terminals and readers obey them. */
const CLASS = String.raw`\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069`;
const UNSEEN = new RegExp(`[${CLASS}]`, 'u');
const EACH_UNSEEN = new RegExp(UNSEEN, 'gu');
const EACH_BUT_NEWLINE = new RegExp(`(?!\n)[${CLASS}]`, 'gu');

export function holdsUnseen(text: string): boolean {
  return UNSEEN.test(text);
}

/** One line of text for people, with U+FFFD for each character that cannot be seen, also for line breaks. */
export function seenOnly(text: string): string {
  return text.replaceAll(EACH_UNSEEN, '\ufffd');
}

/**
 * JSON with `\uXXXX` for each character that cannot be seen: JSON itself leaves DEL, C1 and marks of direction. Newlines
 * between values stay; all others can only be within strings.
 */
export function escapeUnseen(json: string): string {
  return json.replaceAll(EACH_BUT_NEWLINE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
