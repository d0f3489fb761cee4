import type { AskedWords } from './en.ts';
import { seatNumber } from '../rulebook.ts';

export const ASKED_HU: AskedWords = {
  players: (least, most) => `${least}–${most} játékos`,
  steps: {
    GameBegun: 'a játék kezdete',
    Answered: 'az utolsó válasz',
    PointsAdjusted: 'az állás javítása',
    TimeCalled: 'a játék lezárása',
  },
  refusals: {
    seats: ({ least, most, given }) => `Ezt a játékot ${least}–${most} ember játssza, nem ${given}.`,
    'same player twice': ({ name }) => `Már itt ül: ${name}.`,
    'name missing': ({ seat }) => `Nincs neve ennek a helynek: ${seatNumber(seat)}.`,
    'house value': ({ key, given }) => `Ez nem értéke a házi szabálynak („${key}”): „${given}”.`,
    'game over': () => 'Vége a játéknak.',
    'already answered': () => 'Erre már megjött a válasz. A képernyőn lévő kérdés következik.',
    'no such answer': ({ given }) => `Ez most nem válasz: „${given}”.`,
    'card cannot be there': ({ name }) =>
      `Ez a lap nem lehet ott: ${name ? `már másnál van (${name})` : 'már máshol van'}. Ugyanaz a lap még egyszer, és mégis számít.`,
    'no such player': () => 'Ma senki sem játszik ezen a néven.',
    points: ({ given }) => `Ennyit nem lehet adni vagy levonni: ${given}.`,
    'ends by itself': () => 'Ez a játék nem zárható le hamarabb.',
    'reason missing': () => 'Mondd meg, miért: az okot mindenki olvashatja.',
  },
  absence: { out: 'kiesett', away: 'nincs itt' },
  strip: {
    suitOf: (rank) => `${rank}: milyen színű?`,
    kept: 'Utána:',
    thinking: (name) => `${name} játszik …`,
    alone: 'A gépi játékosok játszanak.',
    mayCount: 'A szóköz visszaszámol, és mindenki egyszerre fordít. Vagy írd be a lapokat.',
    asExpected: 'a lap, amely most jön',
  },
  corrections: {
    adjust: 'Az állás javítása',
    by: 'Mennyivel',
    reason: 'Miért?',
    reasonHint: 'Az okot mindenki olvashatja; visszavonható.',
    give: (name, by) => (by < 0 ? `${name}: ${-by} levonása` : `${name}: ${by} hozzáadása`),
    reasons: ['Elszámoltuk', 'Rosszul beírt lap', 'Rossz helyre került lap', 'Mind egyetértünk'],
  },
  end: {
    title: 'A játék lezárása',
    question: 'Most lezárod a játékot? Ami elkezdődött, azt még lejátsszátok.',
    yes: 'Igen, lezárom',
    no: 'Játszunk tovább',
    help: { keys: 'F6', does: 'A játék lezárása idő előtt' },
  },
  help: ({ first, legend, suits, options }) => [
    { keys: 'Szóköz', does: 'A nagy gomb: számolás, a legvalószínűbb válasz, továbbugrás, új játék' },
    { keys: first, does: `A kérdezett lap értéke${legend === '' ? '' : `: ${legend}`}` },
    ...(suits === undefined ? [] : [{ keys: suits.keys, does: `A színe, ahol kell: ${suits.legend}; vagy a sorszáma` }]),
    { keys: options, does: 'A többi válasz: minden gombon ott a billentyűje' },
    { keys: '⌫', does: 'Az utolsó billentyű visszavétele' },
    { keys: 'Esc', does: 'Számolás megállítása; a félig beírt lap törlése; ablak bezárása' },
    { keys: 'F3 F6 F8 F9', does: 'Helyek, javítás, napló, az asztal a szobának' },
  ],
};
