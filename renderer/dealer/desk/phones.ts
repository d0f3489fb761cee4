import type { PhoneView } from '../../../host/contract/phones.ts';
import type { ConsoleView, PadView, SeatInput } from '../../../host/contract/view.ts';
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
  const heard = name.toLocaleLowerCase();
  return phonesIn(view).find((phone) => phone.name.toLocaleLowerCase() === heard);
}

/** The pads that are devices: a phone belongs to its owner from the start, and is named by them. */
export function devicesIn(view: Pick<ConsoleView, 'pads' | 'phones'>): readonly PadView[] {
  return view.pads.filter(({ id }) => !phonesIn(view).some((phone) => phone.id === id));
}
