/** A place at the table, numbered from 0 clockwise seen from above. */
export type Seat = number;

/** Stays with a person for a whole night, whatever seat they sit in. */
export type PlayerId = string;

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
}

/** The entry of a list by seat, or of another list, that must be there: rules or a record that ask for another are broken. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no entry ${index} of ${list.length}`);
  return item;
}

/** The seats with the highest of `values`, ascending; of `among` only, where some are not compared. */
export function seatsWithMost(values: readonly number[], among: readonly Seat[] = [...values.keys()]): readonly Seat[] {
  const most = Math.max(...among.map((seat) => values[seat] ?? 0));
  return among.filter((seat) => (values[seat] ?? 0) === most);
}

/** Players who play together, by id; empty where everybody plays alone. */
export type Sides = readonly (readonly PlayerId[])[];

/** Whether these win together, as one side: all of it, and nobody else. A single player wins alone. */
export function winTogether(winners: readonly PlayerId[], sides: Sides): boolean {
  return winners.length > 1 && sides.some((side) => side.length === winners.length && side.every((id) => winners.includes(id)));
}
