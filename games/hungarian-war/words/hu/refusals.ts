import type { HungarianWarRefusals } from '../refusal.ts';

const seatNumber = (seat: string | number | undefined) => Number(seat ?? 0) + 1;

/** Where a card was last seen; `name` is whose pile it is. */
export function lastSeen(where: string | number | undefined, name: string | number | undefined): string {
  switch (where) {
    case 'table':
      return 'az asztalon fekszik';
    case 'pile':
      return `már elvitték (${name})`;
    case 'discard':
      return 'már eldobták';
    default:
      return 'ebben a pakliban nincs több ilyen';
  }
}

export const HUNGARIAN_WAR_REFUSALS_HU: HungarianWarRefusals = {
  seats: ({ least, most, given }) => `Ezt a játékot ${least}–${most} ember játssza, nem ${given}.`,
  'same player twice': ({ name }) => `Már itt ül: ${name}.`,
  'name missing': ({ seat }) => `Nincs neve ennek a helynek: ${seatNumber(seat)}.`,
  'house value': ({ key, given }) => `Ez nem értéke a házi szabálynak („${key}”): „${given}”.`,
  'deck size': ({ given, most }) => `A pakliban nem lehet ${given} lap; legfeljebb ${most} tartozik hozzá.`,
  'game over': () => 'Vége a játéknak.',
  'faces count': ({ given, seats }) => `${given} kocka jutna ${seats} helyre.`,
  'face of a seat not in the game': ({ name, seat }) =>
    `Nincs játékban, nincs mit mutatnia: ${name ?? `${seatNumber(seat)}. hely`}.`,
  'no such face': ({ seat, given }) => `${seatNumber(seat)}. hely: nincs ilyen oldala a kockának: „${given}”.`,
  'nobody in the game': () => 'Senki sem maradna játékban.',
  'no such card': () => 'Nincs ilyen lap ennél az asztalnál.',
  'no such seat': ({ seat }) => `Nincs ilyen hely ennél az asztalnál: ${seatNumber(seat)}.`,
  'no such player': () => 'Ma senki sem játszik ezen a néven.',
  'no such place': () => 'Nincs ilyen hely az asztalon.',
  'card cannot be there': ({ where, name }) =>
    `Ez a lap nem lehet ott: ${lastSeen(where, name)}. Ugyanaz a billentyű még egyszer mégis így nevezi.`,
  'cards are not named in this game': () => 'Ebben a játékban nem nevezünk meg lapot; a végén számoljuk a kupacokat.',
  'not swappable': () => 'Ez a két lap nem cserélhető.',
  'deck count': ({ given, most }) => `A pakliban nem lehet ${given} lap; legfeljebb ${most} maradt.`,
  points: ({ given }) => `Ez nem pontszám: ${given}.`,
  'already away': ({ name }) => `Már nincs itt: ${name}.`,
  'not away': ({ name }) => `Nem ment el: ${name}.`,
  'standing is already so': ({ name }) => `Már így áll: ${name}.`,
  'would leave nobody in the game': ({ name }) => `Egyedül van játékban, most nem mehet el: ${name}.`,
  'table full': ({ most }) => `Tele az asztal: ${most} hely.`,
  'too few seats': ({ least }) => `Legalább ${least} hely kell.`,
  'no card for a new seat': () => 'A pakliban nincs több lap egy új helynek.',
  'reason missing': () => 'Mondd meg, miért: az okot mindenki olvashatja.',
};
