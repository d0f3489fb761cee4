/** A place at the table, numbered from 0 clockwise seen from above. */
export type Seat = number;

/** Stays with a person for a whole night, whatever seat they sit in. */
export type PlayerId = string;

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
}
