import { counted } from '../../../../words/language.ts';
import { ASKED_DE } from '../../../../words/questions/de.ts';
import { type RefusalParams, seatNumber } from '../../../../words/rulebook.ts';
import type { HungarianWarConsoleWords } from './en.ts';
import house from './house.json';

/** Where a card was last seen; `name` is whose pile it is. */
function lastSeen({ where, name, count, table, discard }: RefusalParams): string {
  const places = [table && `${table} auf dem Tisch`, discard && `${discard} abgelegt`, name && `bei ${name}`].filter(Boolean);
  if (where === 'all') return `alle ${count} dieses Rangs sind schon bekannt: ${places.join(', ')}`;
  if (where === 'table') return 'sie liegt auf dem Tisch';
  if (where === 'pile') return `${name} hat sie`;
  return where === 'discard' ? 'sie wurde abgelegt' : 'im Stapel ist keine solche mehr';
}

export const HUNGARIAN_WAR_CONSOLE_DE: HungarianWarConsoleWords = {
  name: 'Ungarischer Krieg',
  players: '2 bis 10 Spieler',
  minutes: '5 bis 20 Minuten',
  line: 'Alle wählen geheim: eine Karte nehmen oder blocken. Dann gehen alle Hände zugleich hoch.',
  deck: 'Standarddeck mit 52 Karten',
  house: house.de,
  refusals: {
    ...ASKED_DE.refusals,
    'deck size': ({ given, most }) => `Der Stapel kann nicht ${given} Karten haben; er hat höchstens ${most}.`,
    'faces count': ({ given, seats }) => `${given} Würfel für ${seats} Plätze.`,
    'face of a seat not in the game': ({ name, seat }) =>
      `${name ?? `Platz ${seatNumber(seat)}`} ist nicht im Spiel und hat nichts zu zeigen.`,
    'no such face': ({ seat, given }) => `Platz ${seatNumber(seat)}: Ein Würfel hat keine „${given}“.`,
    'nobody in the game': () => 'Niemand wäre mehr im Spiel.',
    'no such card': () => 'Diese Karte gibt es an diesem Tisch nicht.',
    'no such seat': ({ seat }) => `Einen Platz ${seatNumber(seat)} gibt es an diesem Tisch nicht.`,
    'no such place': () => 'Diese Stelle gibt es auf dem Tisch nicht.',
    'card cannot be there': (seen) =>
      `Diese Karte kann das nicht sein: ${lastSeen(seen)}. Drück dieselbe Taste noch einmal, um sie trotzdem zu nennen.`,
    'cards are not named in this game': () => 'In diesem Spiel wird keine Karte genannt; am Ende werden die Stapel gezählt.',
    'not swappable': () => 'Diese beiden Karten können nicht tauschen.',
    'fewer points than cards': ({ least }) =>
      `Das ist zu wenig: Die Karten dieses Stapels ergeben mindestens ${least}. Heißt eine falsch, berichtige erst sie.`,
    'deck count': ({ given, most }) => `Der Stapel kann nicht ${given} Karten haben; höchstens ${most} sind übrig.`,
    points: ({ given }) => `${given} ist keine Punktzahl.`,
    'already away': ({ name }) => `${name} ist schon weg.`,
    'not away': ({ name }) => `${name} ist nicht weg.`,
    'standing is already so': ({ name, standing }) => `${name} ist schon ${standing === 'out' ? 'raus' : 'dabei'}.`,
    'would leave nobody in the game': ({ name }) => `Nur ${name} ist noch im Spiel und kann jetzt nicht gehen.`,
    'no card for a new seat': () => 'Im Nachziehstapel ist keine Karte mehr für einen neuen Platz.',
  },
  absence: ASKED_DE.absence,
  leaving: 'Stapel und Punkte bleiben im Stand. Die Karte links vom Platz wird abgelegt.',
  naming: {
    takenBy: (name, place) => `${name} nahm die Karte ${place}. Welcher Wert?`,
    nextTaken: 'Die nächste genommene Karte: welcher Wert?',
    discardedFrom: (place) => `Die Karte ${place} wurde abgelegt. Welcher Wert?`,
    liesAt: (place) => `Welche Karte liegt ${place}?`,
    more: (count) => (count === 1 ? 'danach noch eine' : `danach noch ${count}`),
    earlier: (count) => (count === 1 ? '1 frühere Karte nennen' : `${count} frühere Karten nennen`),
    suitOf: ASKED_DE.strip.suitOf,
    rankOnly: 'Farbe unbekannt',
    misplaced: (card, seen) => `${card}: ${lastSeen(seen)}`,
  },
  counting: {
    question: (name) => `Stapel von ${name}: wie viele Punkte?`,
    cards: (cards) => counted(cards, 'Karte', 'Karten'),
    values: 'A 1 · 2–10 · B 11 · D 12 · K 13',
    enter: 'Gezählt',
    skip: 'Bleibt offen',
  },
  place: { centre: 'in der Mitte', between: (one, other) => `zwischen ${one} und ${other}` },
  cards: {
    table: 'Auf dem Tisch',
    pileOf: (name) => `Stapel von ${name}`,
    discard: 'Abgelegt',
    choose: 'Drück auf eine Karte, um sie zu nennen oder zu ändern.',
    deck: (left) => (left === 1 ? 'Noch 1 Karte zum Nachziehen' : `Noch ${left} Karten zum Nachziehen`),
    swap: 'Diese Karte kam in die Mitte',
  },
  points: {
    ...ASKED_DE.corrections,
    adjust: 'Punkte dazuzählen oder abziehen',
    by: 'Punkte',
    standing: 'Raus oder dabei',
    putOut: (name) => `${name} ist raus`,
    takeIn: (name) => `${name} ist dabei`,
    deck: 'Der Nachziehstapel',
    deckLeft: 'Karten übrig',
    deckEmpty: 'Leer gebliebene Stellen',
    setDeck: (left) => (left === 0 ? 'Der Stapel ist leer' : `Der Stapel hat ${left}`),
    reasons: ['Verzählt', 'Karte falsch genannt', 'Würfel falsch getippt', 'Eine Hand kam zu spät', 'Alle sind sich einig'],
  },
  audit: {
    title: 'Die Stapel zählen',
    hint: 'Der echte Stapel zählt. Was niemand bezweifelt, muss niemand zählen.',
    screen: (cards, points) => `${counted(cards, 'Karte', 'Karten')}, ${counted(points, 'Punkt', 'Punkte')}`,
    given: (by) => `und ${by > 0 ? '+' : '−'}${Math.abs(by)} durch Berichtigung`,
    counted: (points) => `Gezählt: ${points}`,
    points: (name) => `Punkte im Stapel von ${name}`,
    enter: 'Gezählt',
    verdicts: {
      same: 'Wie auf dem Bildschirm',
      named: (by) =>
        `${counted(Math.abs(by), 'Punkt', 'Punkte')} ${by > 0 ? 'mehr' : 'weniger'} als die genannten Karten: Eine ist falsch genannt, oder der Stapel hat sich verändert`,
      open: (by, cards) => `${by} für ${cards === 1 ? 'die nicht genannte Karte' : `die ${cards} nicht genannten Karten`}`,
      cannot: (least, most) => `Kann nicht sein: Mit den nicht genannten Karten sind es ${least} bis ${most}`,
    },
  },
};
