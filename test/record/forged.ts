import type { CommitmentsLine, Entry, StepLine } from '../../host/record/line.ts';

type Leaf = string | number;
type Path = readonly (string | number)[];

/** Entry `at` changed, the others as they are. */
export function withEntry<Kind extends Entry['kind']>(
  entries: readonly Entry[],
  at: number,
  kind: Kind,
  change: (entry: Extract<Entry, { kind: Kind }>) => Entry,
): Entry[] {
  return entries.map((entry, i) => {
    if (i !== at) return entry;
    if (entry.kind !== kind) throw new Error(`entry ${at} is no ${kind} but ${entry.kind}`);
    return change(structuredClone(entry) as Extract<Entry, { kind: Kind }>);
  });
}

export const faceOf = (reveal: StepLine) => (reveal.events as { faces: (number | null)[] }[])[0]?.faces ?? [];

/** The reveal with these faces in place of its own. */
export function withFaces(reveal: StepLine, faces: readonly (number | null)[]): StepLine {
  const [opened, ...others] = reveal.events as object[];
  return { ...reveal, events: [{ ...opened, faces }, ...others] };
}

/** A list with two elements swapped. */
export function swapped<Element>(list: readonly Element[], one: number, other: number): Element[] {
  return list.map((element, i) => (i === one ? (list[other] ?? element) : i === other ? (list[one] ?? element) : element));
}

/** Every value that says who sealed what: where it stands, and another that might stand there. */
export function* forgeries(entry: Entry): Generator<readonly [path: string, forged: Entry]> {
  for (const [path, value] of leaves(entry)) {
    const [first, second] = path;
    const presented =
      entry.kind === 'commitments'
        ? first === 'attempt' || first === 'seals'
        : first === 'proof' || first === 'shown' || (first === 'events' && second === 0);
    if (!presented || path.at(-1) === 'type') continue;
    yield [path.join('.'), placed(entry, path, another(value, path)) as Entry];
  }
}

function* leaves(value: unknown, path: Path = []): Generator<readonly [Path, Leaf]> {
  if (typeof value === 'string' || typeof value === 'number') yield [path, value];
  else if (Array.isArray(value)) for (const [i, inner] of value.entries()) yield* leaves(inner, [...path, i]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key]);
}

function another(value: Leaf, path: Path): Leaf {
  if (typeof value === 'number') return path.includes('faces') ? (value % 6) + 1 : value + 1;
  if (value === 'pad' || value === 'bot') return 'keys';
  if (value === 'keys') return 'bot';
  const last = value.at(-1) === '1' ? '2' : '1';
  return `${value.slice(0, -1)}${last}`;
}

function placed(value: unknown, [key, ...rest]: Path, leaf: Leaf): unknown {
  if (key === undefined) return leaf;
  if (Array.isArray(value)) return value.map((inner, i) => (i === key ? placed(inner, rest, leaf) : inner));
  return { ...(value as object), [key]: placed((value as Record<string, unknown>)[key], rest, leaf) };
}

/** The seals of a commitments line, each in the place the other had. */
export function sealsChangedRound(line: CommitmentsLine, one: number, other: number): CommitmentsLine {
  const seatOf = (seat: number) => (seat === one ? other : seat === other ? one : seat);
  return { ...line, seals: line.seals.map((seal) => ({ ...seal, seat: seatOf(seal.seat) })) };
}
