import { ASKED_HU } from '../../../../words/questions/hu.ts';
import { type RefusalParams, seatNumber } from '../../../../words/rulebook.ts';
import type { HungarianWarConsoleWords } from './en.ts';

/** Where a card was last seen; `name` is whose pile it is. */
function lastSeen({ where, name }: RefusalParams): string {
  if (where === 'table') return 'az asztalon fekszik';
  if (where === 'pile') return `már elvitték (${name})`;
  return where === 'discard' ? 'már eldobták' : 'ebben a pakliban nincs több ilyen';
}

export const HUNGARIAN_WAR_CONSOLE_HU: HungarianWarConsoleWords = {
  name: 'Magyar háború',
  players: '2–10 játékos',
  minutes: '30–60 perc',
  line: 'Mindenki titokban választ a kocka hat oldala közül: elviszi vagy blokkolja a lapot, és egyszerre emelkedik minden kéz.',
  deck: '52 lapos francia kártya',
  house: {
    cards: {
      label: 'Lapok',
      values: {
        taken: 'Elvitelkor megnevezve',
        entered: 'Mind megnevezve kirakáskor',
        dealt: 'A képernyő oszt',
        untracked: 'A végén megszámolva',
      },
    },
    lastTable: {
      label: 'Ha elfogy a pakli',
      values: { leave: 'Vége a játéknak', play: 'A teli asztalt még lejátsszuk' },
    },
    decks: { label: 'Paklik' },
    jokers: { label: 'Jokerek' },
    rulesCards: { label: 'Szabálykártyák' },
    jokerValue: { label: 'Egy Joker pontja' },
    rulesCardValue: { label: 'Egy Szabálykártya pontja' },
  },
  steps: {
    GameBegun: 'a játék kezdete',
    CardsLaid: 'lapok kirakása',
    CardsSwapped: 'csere',
    FacesOpened: 'felfedés',
    CardNamed: 'lap megnevezése',
    DeckCounted: 'pakli megszámolása',
    PileCounted: 'kupac megszámolása',
    PointsAdjusted: 'pontok módosítása',
    StandingSet: 'kiesett vagy játékban',
    PlayerWentAway: 'elment',
    PlayerCameBack: 'visszajött',
    SeatJoined: 'leült',
    SeatLeft: 'végleg elment',
    CircleTurned: 'a kör megfordítása',
  },
  refusals: {
    ...ASKED_HU.refusals,
    'deck size': ({ given, most }) => `A pakliban nem lehet ${given} lap; legfeljebb ${most} tartozik hozzá.`,
    'faces count': ({ given, seats }) => `${given} kocka jutna ${seats} helyre.`,
    'face of a seat not in the game': ({ name, seat }) =>
      `Nincs játékban, nincs mit mutatnia: ${name ?? `${seatNumber(seat)}. hely`}.`,
    'no such face': ({ seat, given }) => `${seatNumber(seat)}. hely: nincs ilyen oldala a kockának: „${given}”.`,
    'nobody in the game': () => 'Senki sem maradna játékban.',
    'no such card': () => 'Nincs ilyen lap ennél az asztalnál.',
    'no such seat': ({ seat }) => `Nincs ilyen hely ennél az asztalnál: ${seatNumber(seat)}.`,
    'no such place': () => 'Nincs ilyen hely az asztalon.',
    'card cannot be there': (seen) =>
      `Ez a lap nem lehet ott: ${lastSeen(seen)}. Ugyanaz a billentyű még egyszer mégis így nevezi.`,
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
  },
  absence: ASKED_HU.absence,
  naming: {
    takenBy: (name, place) => `${name} vitte el, ami ${place} volt. Mi az értéke?`,
    nextTaken: 'A következő elvitt lap: mi az értéke?',
    discardedFrom: (place) => `Eldobva, ami ${place} volt. Mi az értéke?`,
    liesAt: (place) => `Melyik lap fekszik ${place}?`,
    more: (count) => `utána még ${count}`,
    suitOf: ASKED_HU.strip.suitOf,
    rankOnly: 'Nem tudni',
    misplaced: (card, seen) => `${card}: ${lastSeen(seen)}`,
  },
  counting: {
    question: (name) => `${name} kupaca: hány pont?`,
    cards: (cards) => `${cards} lap`,
    values: 'Á 1 · 2–10 · B 11 · D 12 · K 13',
    enter: 'Ennyi',
    skip: 'Nyitva marad',
    orName: 'Vagy nevezd meg a lapokat',
  },
  place: { centre: 'középen', between: (one, other) => `${one} és ${other} között` },
  cards: {
    table: 'Az asztalon',
    pileOf: (name) => `${name} kupaca`,
    discard: 'Eldobva',
    choose: 'Nyomj meg egy lapot, hogy megnevezd vagy javítsd.',
    deck: (left) => `${left} lap van a pakliban`,
    swap: 'Ezt cseréltem középre',
  },
  points: {
    ...ASKED_HU.corrections,
    adjust: 'Pont adása vagy levonása',
    by: 'Pont',
    standing: 'Kiesett vagy játékban',
    putOut: (name) => `${name} kiesett`,
    takeIn: (name) => `${name} játékban van`,
    deck: 'A pakli',
    deckLeft: 'Maradt lap',
    deckEmpty: 'Üresen maradt helyek',
    setDeck: (left) => (left === 0 ? 'Üres a pakli' : `A pakliban ${left} van`),
    reasons: ['Elszámoltuk', 'Rossz lapnév', 'Rosszul beírt kocka', 'Későn ment fel egy kéz', 'Mind egyetértünk'],
  },
  audit: {
    title: 'Kupacok megszámolása',
    hint: 'A valódi kupac számít. Amit senki sem vitat, azt nem kell megszámolni.',
    screen: (cards, points) => `${cards} lap, ${points} pont`,
    given: (by) => `és ${by > 0 ? '+' : '−'}${Math.abs(by)} javítás`,
    counted: (points) => `Megszámolva: ${points}`,
    points: (name) => `${name} kupacának pontjai`,
    enter: 'Megszámoltuk',
    verdicts: {
      same: 'Ugyanannyi, mint a képernyőn',
      named: (by) =>
        `${Math.abs(by)} ponttal ${by > 0 ? 'több' : 'kevesebb'}, mint a megnevezett lapok: egy név rossz, vagy a kupac nem olyan, ahogy elvitték`,
      open: (by, cards) => `${by} pont jut ${cards} név nélküli lapra`,
      cannot: (least, most) => `Nem lehet: a név nélküli lapokkal ${least}–${most} pont`,
    },
  },
};
