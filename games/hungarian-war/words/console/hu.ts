import { withArticle } from '../../../../words/grammar/hu.ts';
import { ASKED_HU } from '../../../../words/questions/hu.ts';
import { type RefusalParams, seatNumber } from '../../../../words/rulebook.ts';
import type { HungarianWarConsoleWords } from './en.ts';
import house from './house.json';

/** Where a card was last seen; `name` is whose pile it is. */
function lastSeen({ where, name, count, table, discard }: RefusalParams): string {
  const places = [table && `${table} az asztalon`, discard && `${discard} eldobva`, name && `elvitte: ${name}`].filter(Boolean);
  if (where === 'all') return `mind ${withArticle(String(count))} ilyen ismert már: ${places.join(', ')}`;
  if (where === 'table') return 'az asztalon fekszik';
  if (where === 'pile') return `már elvitték (${name})`;
  return where === 'discard' ? 'már eldobták' : 'ebben a pakliban nincs több ilyen';
}

export const HUNGARIAN_WAR_CONSOLE_HU: HungarianWarConsoleWords = {
  name: 'Magyar háború',
  players: '2–10 játékos',
  minutes: '5–20 perc',
  line: 'Mindenki titokban választ: elvisz egy lapot, vagy blokkolja. Aztán egyszerre emelkedik minden kéz.',
  deck: '52 lapos francia kártya',
  house: house.hu,
  refusals: {
    ...ASKED_HU.refusals,
    'deck size': ({ given, most }) => `A pakliban nem lehet ${given} lap; legfeljebb ${most} van benne.`,
    'faces count': ({ given, seats }) => `${given} kocka jutna ${seats} helyre.`,
    'face of a seat not in the game': ({ name, seat }) =>
      `Nincs játékban, nincs mit mutatnia: ${name ?? `${seatNumber(seat)}. hely`}.`,
    'no such face': ({ seat, given }) => `${seatNumber(seat)}. hely: nincs ilyen oldala a kockának: „${given}”.`,
    'nobody in the game': () => 'Senki sem maradna játékban.',
    'no such card': () => 'Nincs ilyen lap ennél az asztalnál.',
    'no such seat': ({ seat }) => `Nincs ilyen hely ennél az asztalnál: ${seatNumber(seat)}.`,
    'no such place': () => 'Nincs ilyen hely az asztalon.',
    'card cannot be there': (seen) =>
      `Ez a lap nem lehet ott: ${lastSeen(seen)}. Ugyanaz a billentyű még egyszer: mégis ez a lap.`,
    'cards are not named in this game': () => 'Ebben a játékban nem nevezünk meg lapot; a végén számoljuk a kupacokat.',
    'not swappable': () => 'Ez a két lap nem cserélhető.',
    'fewer points than cards': ({ least }) =>
      `Ez kevés: a kupac lapjai legalább ${least} pontot érnek. Ha valamelyiknek téves a neve, előbb azt javítsd ki.`,
    'deck count': ({ given, most }) => `A pakliban nem lehet ${given} lap; legfeljebb ${most} maradt.`,
    points: ({ given }) => `Ez nem pontszám: ${given}.`,
    'already away': ({ name }) => `Már nincs itt: ${name}.`,
    'not away': ({ name }) => `Nem ment el: ${name}.`,
    'standing is already so': ({ name, standing }) => `Már ${standing === 'out' ? 'kiesett' : 'játékban van'}: ${name}.`,
    'would leave nobody in the game': ({ name }) => `Egyedül van játékban, most nem mehet el: ${name}.`,
    'no card for a new seat': () => 'A húzópakliban nincs több lap egy új helynek.',
  },
  absence: ASKED_HU.absence,
  leaving: 'A kupaca és a pontjai megmaradnak az állásban. A bal oldali lapja a dobópakliba kerül.',
  naming: {
    takenBy: (name, place) => `${name} elvitte a lapot, amely ${place} volt. Mi az értéke?`,
    nextTaken: 'A következő elvitt lap: mi az értéke?',
    discardedFrom: (place) => `Eldobtuk a lapot, amely ${place} volt. Mi az értéke?`,
    liesAt: (place) => `Melyik lap fekszik ${place}?`,
    more: (count) => `utána még ${count}`,
    earlier: (count) => `${count} korábbi lap megnevezése`,
    suitOf: ASKED_HU.strip.suitOf,
    rankOnly: 'A szín nem ismert',
    misplaced: (card, seen) => `${card}: ${lastSeen(seen)}`,
  },
  counting: {
    question: (name) => `${name} kupaca: hány pont?`,
    cards: (cards) => `${cards} lap`,
    values: 'Á 1 · 2–10 · B 11 · D 12 · K 13',
    enter: 'Ennyi',
    skip: 'Nyitva marad',
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
    adjust: 'Pontok hozzáadása vagy levonása',
    by: 'Pont',
    standing: 'Kiesett vagy játékban',
    putOut: (name) => `${name} kiesett`,
    takeIn: (name) => `${name} játékban van`,
    deck: 'A húzópakli',
    deckLeft: 'Maradt lap',
    deckEmpty: 'Üresen maradt helyek',
    setDeck: (left) => (left === 0 ? 'Üres a húzópakli' : `A húzópakliban ${left} van`),
    reasons: ['Elszámoltuk', 'Rossz lapnév', 'Rosszul beírt kocka', 'Későn ment fel egy kéz', 'Mind egyetértünk'],
  },
  audit: {
    title: 'Kupacok megszámolása',
    hint: 'A valódi kupac dönt. Csak azt számoljátok meg, amit valaki vitat.',
    screen: (cards, points) => `${cards} lap, ${points} pont`,
    given: (by) => `és ${by > 0 ? '+' : '−'}${Math.abs(by)} javítás`,
    counted: (points) => `Megszámolva: ${points}`,
    points: (name) => `${name} kupacának pontjai`,
    enter: 'Megszámoltuk',
    verdicts: {
      same: 'Ugyanannyi, mint a képernyőn',
      named: (by) =>
        `${Math.abs(by)} ponttal ${by > 0 ? 'több' : 'kevesebb'}, mint a megnevezett lapoké: egy név hibás, vagy a kupac megváltozott`,
      open: (by, cards) => `${by} pont jut ${cards} meg nem nevezett lapra`,
      cannot: (least, most) => `Nem lehet: a meg nem nevezett lapokkal ${least}–${most} pont`,
    },
  },
};
