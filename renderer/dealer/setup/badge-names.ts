import { fittedNames } from '../../room/table/short-name.ts';

/** How wide a seat's flower is with its gap, in em. */
const FLOWER = 1.35;
/** How much wider a name is at 66 % of the font's width, semi-bold, than `fittedNames` takes it to be. */
const WIDER = 1.12;

/**
 * Names beside their flowers in `room` px, each with its size in px: `most`, or smaller where the name is long, down to
 * `least`; what is too long even then is shortened so that no two names look alike. Whole as long as the room is not known.
 */
export function badgeNames(
  names: readonly string[],
  room: number,
  { most, least }: { readonly most: number; readonly least: number },
): readonly { readonly name: string; readonly size: number }[] {
  if (room <= 0) return names.map((name) => ({ name, size: most }));
  const fitted = fittedNames(names, { room: (room - FLOWER * most) / WIDER, most, least });
  // The page measures a name in whole px, and clips the last letter of one that is drawn a little larger.
  return fitted.map(({ name, size }) => ({ name, size: Math.floor(size) }));
}
