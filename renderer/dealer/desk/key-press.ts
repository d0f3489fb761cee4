/** What the keymap needs of a key: its physical position (`code`), what the layout writes there (`key`), and what is held with it. */
export type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'repeat' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

const DIGIT_POSITION = /^(?:Digit|Numpad)([0-9])$/;

/**
 * The digit of a key: as labelled, else by position. The label comes first because the Hungarian 0 stands left of
 * the 1; the position because French and Czech rows write digits with Shift only, and a numpad without NumLock none.
 */
export function digitOf({ code, key }: Pick<KeyPress, 'code' | 'key'>): number | undefined {
  if (/^[0-9]$/.test(key)) return Number(key);
  const position = DIGIT_POSITION.exec(code)?.[1];
  return position === undefined ? undefined : Number(position);
}

/** In upper case and without accents, as the alphabets write their keys. */
export function unaccented(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}

/**
 * The letter of a key in upper case without accent: as labelled where that is a Latin letter, else by position. A digit's key
 * has none: the Czech 3 writes š, and is no S.
 */
export function letterOf(press: KeyPress): string | undefined {
  const { code, key } = press;
  if (digitOf(press) !== undefined) return undefined;
  const labelled = unaccented(key);
  if (/^[A-Z]$/.test(labelled)) return labelled;
  return /^Key([A-Z])$/.exec(code)?.[1];
}

/** What a key says: its digit or its letter. */
export function signOf(press: KeyPress): string | undefined {
  return digitOf(press)?.toString() ?? letterOf(press);
}

/** What it is called: its digit, the sign on it, or the name of its code. */
export function labelOf(press: Pick<KeyPress, 'code' | 'key'>): string {
  const { key } = press;
  return digitOf(press)?.toString() ?? (key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key);
}

export function isEnter({ code }: Pick<KeyPress, 'code'>): boolean {
  return code === 'Enter' || code === 'NumpadEnter';
}

/** Pressed once and by itself: neither held down nor part of a chord. */
export function isPlain({ repeat, ctrlKey, altKey, metaKey }: KeyPress): boolean {
  return !repeat && !ctrlKey && !altKey && !metaKey;
}
