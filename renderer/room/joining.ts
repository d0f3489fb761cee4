import type { JoiningView } from '../../host/contract/phones.ts';

type Phone = JoiningView['phones'][number];
type Guest = Pick<Phone, 'name'> & Partial<Phone>;

/** Whoever has a seat first, in the order of the seats; then the others, as they have joined. */
export function inOrder({ joining, phones, phoneless = [] }: JoiningView): readonly (Guest & { readonly seat?: number })[] {
  // Whoever was seated after so many taps sits before the next one.
  const people = [
    ...phones.map((phone) => ({ guest: phone, at: phone.place === undefined ? undefined : phone.place + 0.5 })),
    ...phoneless.map(({ name, after }) => ({ guest: { name }, at: after })),
  ];
  if (joining === 'open') return people.map(({ guest }) => guest);
  const placed = people.filter(({ at }) => at !== undefined).toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
  return [
    ...placed.map(({ guest }, seat) => ({ ...guest, seat })),
    ...people.filter(({ at }) => at === undefined).map(({ guest }) => guest),
  ];
}
