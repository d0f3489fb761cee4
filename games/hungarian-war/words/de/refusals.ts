import type { HungarianWarRefusals } from '../refusal.ts';

const seatNumber = (seat: string | number | undefined) => Number(seat ?? 0) + 1;

/** Where a card was last seen; `name` is whose pile it is. */
export function lastSeen(where: string | number | undefined, name: string | number | undefined): string {
  switch (where) {
    case 'table':
      return 'sie liegt auf dem Tisch';
    case 'pile':
      return `${name} hat sie`;
    case 'discard':
      return 'sie wurde abgelegt';
    default:
      return 'dieser Stapel hat keine solche mehr';
  }
}

export const HUNGARIAN_WAR_REFUSALS_DE: HungarianWarRefusals = {
  seats: ({ least, most, given }) => `Dieses Spiel hat ${least} bis ${most} Plätze, nicht ${given}.`,
  'same player twice': ({ name }) => `${name} sitzt schon am Tisch.`,
  'name missing': ({ seat }) => `Platz ${seatNumber(seat)} hat keinen Namen.`,
  'house value': ({ key, given }) => `„${given}“ ist kein Wert für die Hausregel „${key}“.`,
  'deck size': ({ given, most }) => `Der Stapel kann nicht ${given} Karten haben; höchstens ${most} gehören dazu.`,
  'game over': () => 'Das Spiel ist aus.',
  'faces count': ({ given, seats }) => `${given} Würfel für ${seats} Plätze.`,
  'face of a seat not in the game': ({ name, seat }) =>
    `${name ?? `Platz ${seatNumber(seat)}`} ist nicht im Spiel und hat nichts zu zeigen.`,
  'no such face': ({ seat, given }) => `Platz ${seatNumber(seat)}: Ein Würfel zeigt kein „${given}“.`,
  'nobody in the game': () => 'Niemand wäre mehr im Spiel.',
  'no such card': () => 'Diese Karte gibt es an diesem Tisch nicht.',
  'no such seat': ({ seat }) => `Einen Platz ${seatNumber(seat)} gibt es an diesem Tisch nicht.`,
  'no such player': () => 'Niemand dieses Namens spielt heute.',
  'no such place': () => 'Diese Stelle gibt es auf dem Tisch nicht.',
  'card cannot be there': ({ where, name }) =>
    `Diese Karte kann das nicht sein: ${lastSeen(where, name)}. Dieselbe Taste noch einmal nennt sie trotzdem.`,
  'cards are not named in this game': () => 'In diesem Spiel wird keine Karte genannt; am Ende werden die Stöße gezählt.',
  'not swappable': () => 'Diese beiden Karten können nicht tauschen.',
  'deck count': ({ given, most }) => `Der Stapel kann nicht ${given} Karten haben; höchstens ${most} sind übrig.`,
  points: ({ given }) => `${given} ist keine Punktzahl.`,
  'already away': ({ name }) => `${name} ist schon weg.`,
  'not away': ({ name }) => `${name} ist nicht weg.`,
  'standing is already so': ({ name }) => `So steht es um ${name} schon.`,
  'would leave nobody in the game': ({ name }) => `Nur ${name} ist noch im Spiel und kann jetzt nicht gehen.`,
  'table full': ({ most }) => `Der Tisch ist voll: ${most} Plätze.`,
  'too few seats': ({ least }) => `Es braucht mindestens ${least} Plätze.`,
  'no card for a new seat': () => 'Der Stapel hat keine Karte mehr für einen neuen Platz.',
  'reason missing': () => 'Sag, warum: Alle können den Grund lesen.',
};
