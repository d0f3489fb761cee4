import type { Player } from './seat.ts';
import { LONGEST } from './text.ts';

/** Blank characters of every kind, also those that Unicode does not call white space. */
const BLANK = /[^\S\ufeff]|[\u0085\u2800\u{13441}\u{13442}\u{1d159}]/gu;

/** Within pictures, invisible characters choose the picture: a family, a flag, a digit in a box, a heart in colour. */
const PICTURE = String.raw`\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?`;
const NATION = String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`;
/** In these scripts a joiner between two letters changes how a name is written: علی‌رضا. */
const JOINED = ['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Sinh', 'Syrc', 'Taml', 'Telu'];
const LETTER = `[${JOINED.map((script) => String.raw`\p{scx=${script}}`).join('')}]`;
const KEPT = String.raw`${NATION}|${PICTURE}(?:\u200d${PICTURE})*|[0-9#*]\ufe0f\u20e3|(?<=${LETTER})[\u200c\u200d](?=${LETTER})`;
/** What nobody sees: control and format characters, marks of direction, fillers, selectors of variants, tags. */
const UNSEEN = new RegExp(
  String.raw`(${KEPT})|[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufffc]`,
  'gu',
);
/** Marks without a letter below them, and more of them on one letter than any language writes (UTS 39, 5.4). */
const MARKS = /(?<!\S)\p{M}+|(?<=\p{M}{4})\p{M}+/gu;

/** What keeps a cleaned text from being a name. `garbled`: some of its letters were lost before they came here. */
export type NameFault = 'empty' | 'too long' | 'garbled';

/**
 * A name as it is kept: what nobody sees is left out, blanks are single spaces, and letters are encoded in one way (NFC).
 * Every door through which names come in uses this; names that are recorded already stay as they are.
 */
export function cleanName(text: string): string {
  const seen = text.replaceAll(BLANK, ' ').replaceAll(UNSEEN, '$1').normalize('NFC');
  const cleaned = seen.replaceAll(MARKS, '').replaceAll(/ +/g, ' ').trim();
  // A joiner is kept for the letters beside it, and one of these may just have gone.
  return cleaned === text ? text : cleanName(cleaned);
}

/** Why a cleaned text is no name, if it is none. */
export function faultOf(name: string): NameFault | undefined {
  if (name === '') return 'empty';
  if (name.includes('\ufffd')) return 'garbled';
  return name.length > LONGEST.name ? 'too long' : undefined;
}

/** What two names must differ in: they are compared as people hear them, without case, however their letters are encoded. */
export function hearName(name: string): string {
  return cleanName(name).toLowerCase();
}

export function isSameName(one: string, other: string): boolean {
  return hearName(one) === hearName(other);
}

/**
 * The first of each row is what the others look like. The whole table of Unicode (UTS 39) would say that Arni looks like Ami;
 * these are the letters that a keyboard of this part of the world writes.
 */
const LOOK_ALIKES = [
  ...['AАΑ', 'BВΒ', 'CСϹ', 'EЕΕ', 'HНΗ', 'JЈ', 'KКΚ', 'MМΜ', 'NΝ', 'OОΟ0', 'PРΡ', 'SЅ', 'TТΤ', 'XХΧ', 'YУΥҮ', 'ZΖ'],
  ...['aаαɑ', 'cсϲ', 'dԁ', 'eе', 'gɡ', 'hһ', 'iіıι', 'jјϳ', 'oоο', 'pрρ', 'qԛ', 'sѕ', 'uυ', 'vνѵ', 'wԝ', 'xхχ', 'yуγү'],
  ...['lI1|ΙІӀӏǀ', '-‐‑‒–—―−', "'’‘ʼʹ′`ˈ", '"“”„″'],
];
const LOOK_OF = new Map(LOOK_ALIKES.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)));

/** What two names must differ in to be told apart on a screen: in full width, in Cyrillic or with I for l they look the same. */
export function lookOf(name: string): string {
  const letters = cleanName(name)
    .normalize('NFKD')
    .replaceAll(/\u200c|\u200d|\ufe0f/g, '');
  return Array.from(letters, (letter) => LOOK_OF.get(letter) ?? letter)
    .join('')
    .toLowerCase();
}

/** The first of these that is another name and looks the same. */
export function lookAlike(name: string, others: readonly string[]): string | undefined {
  const look = lookOf(name);
  return others.find((other) => lookOf(other) === look && !isSameName(other, name));
}

/**
 * Names as screens show them where nobody can be asked, such as those of an old night: readable, and a number after each that
 * looks like one before it.
 */
export function shownNames(names: readonly string[]): readonly string[] {
  const written = names.map((name) => cleanName(name) || '?');
  const taken = new Set<string>();
  const others = new Set(written.map(lookOf));
  return written.map((name) => {
    let shown = name;
    for (let number = 2; taken.has(lookOf(shown)) || (shown !== name && others.has(lookOf(shown))); number += 1)
      shown = `${name} ${number}`;
    taken.add(lookOf(shown));
    return shown;
  });
}

/**
 * Something that is shown, with the names of these people as screens show them. Only old nights hold names that differ: no name
 * in a record is ever altered, because its hash would no longer fit.
 */
export function withShownNames<Shown extends object>(shown: Shown, people: readonly Player[]): Shown {
  const recorded = new Map(people.toReversed().map(({ id, name }) => [id, name]));
  const ids = [...new Set(people.map(({ id }) => id))];
  const told = shownNames(ids.map((id) => recorded.get(id) ?? ''));
  const names = new Map(ids.flatMap((id, at) => (told[at] === recorded.get(id) ? [] : [[id, told[at] ?? ''] as const])));
  return names.size === 0 ? shown : (renamed(shown, names) as Shown);
}

function renamed(part: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(part)) return part.map((one) => renamed(one, names));
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, renamed(value, names)] as const);
  const { id, name } = part as { readonly id?: string; readonly name?: string };
  const own = name === undefined ? undefined : names.get(id ?? '');
  return Object.fromEntries(own === undefined ? entries : [...entries, ['name', own]]);
}
