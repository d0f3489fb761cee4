import type { JoiningView } from '../../host/contract/phones.ts';

type Guest = JoiningView['phones'][number];

/** Whoever has a seat first, in the order of the seats; then the others, as they have joined. */
export function inOrder({ joining, phones }: JoiningView): readonly (Guest & { readonly seat?: number })[] {
  if (joining !== 'seating') return phones;
  const placed = phones
    .filter(({ place }) => place !== undefined)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return [...placed.map((guest, seat) => ({ ...guest, seat })), ...phones.filter(({ place }) => place === undefined)];
}
