import type { AskedWords } from './en.ts';
import { seatNumber } from '../rulebook.ts';

export const ASKED_HU: AskedWords = {
  players: (least, most) => `${least}–${most} játékos`,
  steps: {
    GameBegun: 'a játék kezdete',
    PointsAdjusted: 'az állás javítása',
    SeatJoined: 'a leülés',
    SeatLeft: 'a végleges távozás',
    TimeCalled: 'a játék lezárása',
  },
  refusals: {
    seats: ({ least, most, given }) => `Ezt a játékot ${least}–${most} játékos játszhatja, nem ${given}.`,
    'same player twice': ({ name }) => `Már itt ül: ${name}.`,
    'name missing': ({ seat }) => `Nincs neve ennek a helynek: ${seatNumber(seat)}.`,
    'house value': ({ key, given }) => `A házi szabálynak („${key}”) nincs ilyen értéke: „${given}”.`,
    'game over': () => 'Vége a játéknak.',
    'already answered': () => 'Erre már érkezett válasz. A képernyőn lévő kérdés következik.',
    'no such answer': ({ given }) => `Erre a kérdésre ez nem válasz: „${given}”.`,
    'card cannot be there': ({ name }) =>
      `Ez a lap nem lehet ott: ${name ? `már másnál van (${name})` : 'már máshol van'}. Írd be még egyszer, és elfogadjuk.`,
    'no such player': () => 'Ma senki sem játszik ezen a néven.',
    points: ({ given }) => `Ennyit nem lehet hozzáadni vagy levonni: ${given}.`,
    'is ending': () => 'A játék véget ér, amint lejátszottátok, ami elkezdődött.',
    'too few seats': ({ least }) => `Legalább ${least} játékos kell. Zárd le inkább a játékot (F6): ami eddig megvan, az számít.`,
    'table full': ({ most }) => `Tele az asztal: ${most} hely.`,
    'next game': ({ name }) =>
      `Minden lap ki van osztva: ${name} a következő játéktól játszik. Ha ennek vége: „Más játékosok” (N).`,
    'reason missing': () => 'Írd be az okát: mindenki olvashatja.',
  },
  absence: { out: 'kiesett', away: 'nincs itt', gone: 'elment', next: 'következő osztás' },
  strip: {
    suitOf: (rank) => `${rank}: milyen színű?`,
    kept: 'Utána:',
    thinking: (name) => `${name} játszik …`,
    alone: 'A botok játszanak.',
    mayCount: (button) => `„${button}”: mindenki egyszerre fordít. Vagy írd be a lapokat.`,
  },
  corrections: {
    adjust: 'Az állás javítása',
    by: 'Mennyivel',
    reason: 'Miért?',
    reasonHint: 'Az okot mindenki olvashatja. A javítás visszavonható.',
    give: (name, by) => (by < 0 ? `${name}: ${-by} levonása` : `${name}: ${by} hozzáadása`),
    reasons: ['Elszámoltuk', 'Rosszul beírt lap', 'Rossz helyre került lap', 'Mind egyetértünk'],
  },
  end: {
    title: 'A játék lezárása',
    question: 'Most lezárod a játékot?',
    counts: (unit, finishes) =>
      `${finishes ? 'Ami elkezdődött, azt még lejátsszátok.' : 'Ami elkezdődött, nem számít.'} A legtöbb ${unit} nyer, egyenlőségnél közös a győzelem. Ha még senkinek sincs, nincs győztes.`,
    points: 'pont',
    yes: 'Igen, lezárom',
    no: 'Játszunk tovább',
    help: { keys: 'F6', does: 'A játék lezárása idő előtt' },
  },
  help: ({ first, legend, suits, options }) => [
    { keys: 'Space', does: 'A nagy gomb: számolás, a legvalószínűbb válasz, átugrás, új játék' },
    { keys: first, does: `A kért lap értéke${legend === '' ? '' : `: ${legend}`}` },
    ...(suits === undefined ? [] : [{ keys: suits.keys, does: `A színe, ha kell: ${suits.legend}; vagy a sorszáma` }]),
    { keys: options, does: 'A többi válasz: minden gombon rajta van a billentyűje' },
    { keys: 'Backspace', does: 'Az utolsó billentyű visszavétele; ha nincs félig beírt lap, az utolsó válaszé' },
    { keys: 'Escape', does: 'Számolás megállítása; a félig beírt lap törlése; ablak bezárása' },
    { keys: 'F3 F6 F8 F9', does: 'Helyek, javítás, napló, az asztal megosztása' },
  ],
};
