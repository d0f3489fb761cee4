import { withArticle } from '../grammar/hu.ts';
import { listIn, titled } from '../language.ts';
import type { HallLinkWords } from './en.ts';

const list = listIn('hu');

export const HALL_LINK_HU: HallLinkWords = {
  what: 'Egy teremben több asztal játszik egy versenyt. A terem táblája mutatja a játékotokat, és a terem megmondja, ki játszik itt.',
  found: 'Termek ezen a hálózaton',
  looking: 'Termek keresése… Az asztal kártyáján álló teljes sort be is írhatod.',
  notSearched: (code) => `Ezen a számítógépen nem lehet termeket keresni (${code}). Írd be az asztal kártyáján álló teljes sort.`,
  code: 'Az asztal kártyáján álló kód',
  line: 'Az asztal kártyáján álló sor',
  join: 'Belépés',
  joining: 'Belépés folyamatban…',
  refused: {
    'no answer': 'Ott egy terem sem válaszol. Ellenőrizd a címet, és hogy a számítógép a terem hálózatán van-e.',
    'wrong code': 'A terem nem fogadja el ezt a kódot. Írd be újra, ahogy az asztal kártyáján áll.',
    'not this hall':
      'Ez nem a kártyán álló terem. Írd be újra a kódot, az utolsó négy jelével együtt. Ha ez nem segít, szólj a versenyvezetőnek.',
    newer: 'A teremben és ennél az asztalnál más változatú játékvezető fut. Használjátok ugyanazt.',
  },
  joined: (table, hall) => `${table}. asztal: ${hall}`,
  connecting: 'Kapcsolódás a teremhez…',
  live: 'Kapcsolódva',
  lost: 'Nincs kapcsolat a teremmel. Játsszatok tovább: semmi sem vár rá, és később mindent megkap.',
  lostBetween: 'Nincs kapcsolat a teremmel. Ha visszatér, megkapja, ami hiányzik neki, és újra leültet titeket.',
  refusedCode: 'A terem már nem fogadja el ennek az asztalnak a kódját. Lépj ki, és lépj be a versenyvezető mostani kódjával.',
  upToDate: 'A napló minden sora megvan a teremben.',
  behind: (lines) => `A napló ${lines} sora még nincs meg a teremben.`,
  differs: (line) =>
    `${titled(withArticle(String(line)))}. sortól a terem más naplót őriz erről az estéről, és többet nem vesz át. Kérd meg a versenyvezetőt, hogy kövesse ezt az asztalt.`,
  damaged: (line) =>
    `A terem nem tudja átvenni ennek az estének ${withArticle(String(line))}. sorát és az utána következőket. Szólj a versenyvezetőnek, és őrizd meg a naplót.`,
  disk: 'A terem lemezére nem fér több. Szólj a versenyvezetőnek; a terem később mindent megkap.',
  organiser: 'A versenyvezető:',
  seen: 'Láttam',
  call: 'A versenyvezető hívása',
  called: 'Hívtad a versenyvezetőt.',
  callWaits: 'Hívod a versenyvezetőt. Akkor tudja meg, ha a terem újra elérhető.',
  takeBack: 'Visszavonom',
  leave: 'Kilépés a teremből',
  leaveAgain: 'A terem többé nem látja ezt az asztalt. Nyomd meg újra',
  cannot: 'Ez a játékvezető nem tud terembe belépni.',
  offer: ({ round, table, game, names }) =>
    `${round}. forduló, ${table}. asztal${game === undefined ? '' : `, ${game}`}: ${list(names)}`,
  later: 'A nevek akkor vehetők át, ha ez a játék véget ért.',
  noOffer: 'Amint a terem leültet valakit ehhez az asztalhoz, egy gombbal átvehetitek a neveket.',
  wait: 'Várjatok a teremre',
  over: 'A verseny véget ért',
  take: 'Ők játszanak itt',
  takenBack: 'A terem visszavonta ezeket a neveket. Kérdezd meg a versenyvezetőt, mielőtt elkezditek.',
  unknownGame: 'A terem olyan játékot játszik, amelyet ez a változat nem ismer. Frissítsd a játékvezetőt.',
};
