import type { PhoneView } from '../../../host/contract/phones.ts';
import { isSameName } from '../../../rulebook/name.ts';
import type { ConsoleView, SeatInput } from '../../../host/contract/view.ts';
import type { Player } from '../../../rulebook/seat.ts';

type Phones = Pick<ConsoleView, 'phones'>;

/** Every phone that has joined, in the order in which they did. */
export function phonesIn({ phones }: Phones): readonly PhoneView[] {
  return phones?.phones ?? [];
}

/** The phone that brings a seat's faces, if one does. */
export function phoneOf(view: Phones, input: SeatInput | undefined): PhoneView | undefined {
  return input?.kind === 'pad' ? phonesIn(view).find(({ id }) => id === input.pad) : undefined;
}

/** The phone of that player. Nobody can join by a name that is on another phone. */
export function phoneOfPlayer(view: Phones, { name }: Player): PhoneView | undefined {
  return phonesIn(view).find((phone) => isSameName(phone.name, name));
}
