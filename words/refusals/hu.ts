import type { HolderWords, HostRefusalSentences } from './en.ts';
import { seatNumber } from '../rulebook.ts';

export const REFUSALS_HU: HostRefusalSentences = {
  'not a command': ({ field, problem }) => `Ez nem volt parancs: ${field}: ${problem}. Semmi sem történt.`,
  'no game': () => 'Még nincs játék. Előbb indíts egyet.',
  'wrong phase': () => 'Most nem: a kör már továbbment.',
  'step has passed': () => 'Elkéstél: a kör már továbbment. Semmi sem történt.',
  'round under way': () => 'Éppen tart egy kör. Előbb állítsd meg a számolást, vagy fújd le a felfedést (Esc).',
  'too soon': () => 'Ez túl hamar jött az utolsó kocka után, így nem nevezett meg lapot. Nyomd meg újra.',
  'no such digit': ({ digit }) => `Nincs ilyen szám a kockán: ${digit}. Írj 1–6 közti számot, vagy 0-t, ha nincs kocka.`,
  'nothing to recall': () => 'Ebben a játékban még nincs mit újra megmutatni.',
  'nobody to type': () => 'Minden kocka be van írva.',
  'nothing typed': () => 'Még egy kocka sincs beírva.',
  'another die is next': ({ seat, next }) =>
    `Ez a kocka a következő helyé lett volna: ${seatNumber(seat)}, de most ez jön: ${seatNumber(next)}. Valaki más is gépel. Nézd meg, aztán folytasd.`,
  'another die was last': ({ seat, last }) =>
    `Az utoljára beírt kocka nem ezé a helyé: ${seatNumber(seat)}, hanem ezé: ${seatNumber(last)}. Valaki más is gépel. Nézd meg, aztán folytasd.`,
  'seat not stalled': ({ seat }) => `A felfedés nem erre a helyre vár: ${seatNumber(seat)}.`,
  'no such seat': ({ seat }) => `Nincs ilyen hely ennél az asztalnál: ${seatNumber(seat)}.`,
  'no such rulebook': ({ given }) => `Nincs ilyen szabálykönyv: „${given}”.`,
  'inputs count': ({ given, seats }) => `${given} bemenet jutna ${seats} helyre. Minden helyhez egy kell.`,
  'pad twice': ({ pad, seat, other }) =>
    `Két helyhez is tartozik ez a pad (${pad}): ${seatNumber(seat)} és ${seatNumber(other)}. Csak egyhez tartozhat.`,
  'cluster twice': ({ cluster, seat, other }) =>
    `Két helyhez is tartozik ez a billentyűcsoport (${seatNumber(cluster)}.): ${seatNumber(seat)} és ${seatNumber(other)}. Csak egyhez tartozhat.`,
  'key twice': ({ seat, other }) =>
    `Két helynek is ugyanaz a billentyűje: ${seatNumber(seat)} és ${seatNumber(other)}. Egy billentyű csak egy helyhez tartozhat.`,
  'bot beside real cards': () =>
    'A bot lapját senki sem tartja: valódi lapokkal csak botok játszhatnak együtt. Legyen minden helyen kártya, vagy osszon a képernyő.',
  'no such input': ({ kind }) => `Ez a játék nem játszható ezzel: ${kind}.`,
  'no such pad': ({ pad }) => `Nem válaszolt ilyen pad: ${pad}. Be van dugva?`,
  'no such port': ({ port }) => `Ezen a csatlakozón már nem válaszol pad: ${port}. Dugd be újra.`,
  'port gone': () => 'Ez a csatlakozó eltűnt: kihúzták belőle az eszközt. Dugd be újra, és engedélyezd újból.',
  'pad in round': ({ pad }) =>
    `Ezzel a paddel éppen választ valaki: ${pad}. Adj előbb valódi kockát annak a helynek (F3), vagy várd meg a játék végét.`,
  'id taken': ({ id }) => `Egy másik padet már így hívnak: ${id}. Válassz másik nevet.`,
  'pad silent': ({ port }) => `Nem válaszolt a pad itt: ${port}. Dugd be újra, és próbáld meg még egyszer.`,
  'pad refuses': ({ port, code }) =>
    `Az itteni pad ezt most nem tudja megtenni: ${port} (${code}). Dugd be újra, és próbáld meg még egyszer.`,
  'no pad free': () => 'Nincs szabad pad: egy sem válaszol, vagy mind kell a körhöz. Dugj be egyet, vagy várd meg a játék végét.',
  'no practice pad': () => 'Ennek a játékvezetőnek nincs gyakorlópadje.',
  'no phones': () => 'Ez a játékvezető nem fogad telefonokat.',
  'no such phone': () => 'Ez a telefon már nem ismert.',
  'no halls': () => 'Ez a játékvezető nem tud terembe belépni.',
  'hall address': () => 'A terem címe hiányzik. Írd be a teljes sort úgy, ahogy az asztal kártyáján áll.',
  'join code': () => 'Ez nem egy asztal kódja. Írd be úgy, ahogy az asztal kártyáján áll.',
  'in a hall': () => 'Ez az asztal már egy teremhez tartozik, vagy éppen belép. Előbb abból kell kilépni.',
  'no seat plays by keys': () => 'Egy hely sem játszik billentyűvel, a billentyűzet a tiéd.',
  'nothing to undo': () => 'Nincs mit visszavonni.',
  'nothing to redo': () => 'Nincs mit újra megtenni.',
  'another step is next': () => 'Közben más történt. Nézd meg, mit vonnál most vissza.',
  'record failing': ({ code }) =>
    `A lemez nem ír (${code}), ezért semmi sem történt. Szabadíts fel helyet, vagy játsszatok tovább napló nélkül.`,
  'record not failing': () => 'A napló rendben íródik; nem kell lemondanod róla.',
  'cannot share': () => 'Ez a játékvezető nem tudja megosztani az asztali kijelzőt.',
  'no such night': ({ file }) => `Nincs ilyen este: „${file}”.`,
  'is a link': ({ file }) =>
    `Máshová mutató hivatkozás: „${file}”. Az esték mappájában a játékvezető nem követ hivatkozásokat. Semmi sem változott.`,
  'night in use': ({ file }) => `Másik játékvezető tartja nyitva: „${file}”. Előbb azt zárd be.`,
  'night open': ({ file }) => `Ez az este van nyitva: „${file}”. Előbb kezdj vagy nyiss egy másikat; ezt csak utána törölheted.`,
  'night damaged': ({ file, line, problem }) => `Sérült fájl: „${file}”, ${line}. sor (${problem}). Úgy maradt, ahogy volt.`,
  'night too new': ({ file }) => `A játékvezető újabb változata írta: „${file}”. Frissíts a megnyitásához.`,
  'hall too old': () =>
    'Ezt a termet a játékvezető régebbi változata kezdte, és csak az tudja folytatni. Semmi sem változott. Kezdj új termet (--new).',
  'night too large': ({ file }) => `Nagyobb minden esténél, ezért nem olvastuk el: „${file}”. A fájl úgy maradt, ahogy volt.`,
  'folder refuses': ({ code }) => `A rendszer ezt nem engedi az esték mappájában (${code}). Semmi sem változott.`,
  'hall disk refuses': ({ code }) =>
    `A terem lemeze nem ír (${code}), ezért semmi sem történt. Szabadíts fel helyet, és próbáld meg újra.`,
  'seats of game': ({ seats, least, most }) => `Ennél a játéknál ${least}–${most} ember ül egy asztalnál, nem ${seats}.`,
  'house rule': ({ key, given }) => `Ez a játék nem ismeri ezt a házi szabályt ezzel az értékkel: „${key}”: „${given}”.`,
  'tournament has begun': () => 'Az első forduló elkezdődött: a játék és a házi szabályai már nem változnak.',
  'table in round': ({ table }) => `Ennél az asztalnál most játszanak: ${table}. Előbb zárd le a fordulót.`,
  'rounds begun': ({ begun }) => `Elkezdett fordulók: ${begun}. Ennél kevesebb nem lehet.`,
  'no such person': ({ person }) => `Ezzel a számmal senki sincs itt: ${person}.`,
  'name taken': ({ name }) => `Más is viseli ezt a nevet: ${name}. Írj hozzá valamit, ami megkülönbözteti őket.`,
  'too many people': ({ most }) => `Egy terembe legfeljebb ${most} ember fér. Senki sem került be.`,
  'no names': () => 'Nincs név ebben a listában.',
  'list not sound': ({ faults }) => `Ennyi sort nem lehet így felvenni: ${faults}.`,
  'list unreadable': ({ line }) => `${line}. sor: egy idézőjel nincs bezárva.`,
  'several columns': ({ line }) =>
    `A(z) ${line}. sortól több oszlop van. Írd a nevek oszlopa fölé, hogy „Név”, vagy hagyd el a vesszőket és a pontosvesszőket.`,
  'line without name': ({ line }) => `${line}. sor: nincs benne név.`,
  'name too long': ({ line, name, most }) => `${line}. sor: több mint ${most} karakter ez a név: „${name}…”.`,
  'name garbled': ({ line, name }) =>
    `${line}. sor: betűk vesztek el ebből a névből: „${name}”. Mentsd a listát Unicode-ként, vagy javítsd itt a nevet.`,
  'name here': ({ line, name }) =>
    `${line}. sor: ez a név már a listán van: ${name}. Ha másvalaki, írj hozzá valamit, ami megkülönbözteti őket; ha nem, töröld a sort.`,
  'name twice': ({ line, name, first }) =>
    `${line}. sor: ez a név már szerepel a(z) ${first}. sorban: ${name}. Ha másvalaki, írj hozzá valamit, ami megkülönbözteti őket; ha nem, töröld a sort.`,
  'name looks the same': ({ line, name, first }) =>
    `${line}. sor: ez a név (${name}) ugyanúgy néz ki, mint a(z) ${first}. sorban lévő. Másvalaki? Írj hozzá valamit, ami megkülönbözteti őket.`,
  'name looks like': ({ line, as }) =>
    `${line === undefined ? '' : `${line}. sor: `}Már van a listán egy név, amely ugyanígy néz ki: ${as}. Másvalaki? Írj hozzá valamit, ami megkülönbözteti őket.`,
  'no such table': ({ table, tables }) => `Nincs ilyen asztal: ${table}. Az utolsó: ${tables}.`,
  'no game chosen': () => 'Előbb válassz játékot.',
  'tables still play': ({ round, tables }) =>
    `A(z) ${round}. forduló még tart: ennyi asztal játszik: ${tables}. Zárd le a fordulót, vagy várd meg őket.`,
  'all rounds played': ({ rounds }) => `Minden fordulót lejátszottatok: ${rounds}. Ha kell még egy, növeld a számukat.`,
  'no table here': () => 'Egy asztalnál sincs játékvezető.',
  'too few people': ({ here, least }) =>
    `Ennyien vannak itt: ${here}. Ehhez a játékhoz asztalonként legalább ennyien kellenek: ${least}.`,
  'no seating': () =>
    'A következő forduló ülésrendje még nincs meg, vagy már nem illik a jelenlévőkhöz és az asztalokhoz. Előbb készítsd el.',
  'not in seating': ({ name }) => `Nem szerepel ebben az ülésrendben: ${name}.`,
  'no round to end': () => 'Most egy forduló sem tart.',
  'round not begun': ({ round }) => `A(z) ${round}. forduló még nem kezdődött el.`,
  'table not in round': ({ table, round }) => `A(z) ${round}. fordulóban senki sem ült ennél az asztalnál: ${table}.`,
  'not at table': ({ name, table, round }) => `A(z) ${round}. fordulóban nem ennél az asztalnál (${table}) ült: ${name}.`,
  'told otherwise': ({ table, round }) => `Közben mást jelent (${table}. asztal, ${round}. forduló). Nézd meg újra.`,
  'twice in result': ({ name }) => `Kétszer szerepel ebben az eredményben: ${name}.`,
  'host fault': () => 'Hiba történt a játékvezetőben. A parancs nem hajtódott végre; a napló ép.',
  'not live': () => 'A játékvezető nem válaszolt. Nézz az asztalra, mielőtt újra megnyomod.',
};

export const HOLDER_HU: HolderWords = {
  answers: (url, pid, folder) =>
    `A játékvezető már fut a böngészőben: ${url} (folyamat: ${String(pid)}, az esték mappája: ${folder}).`,
  inWindows: (pid, folder) => `A játékvezető már fut a saját ablakaiban (folyamat: ${String(pid)}, az esték mappája: ${folder}).`,
  silent: (pid, folder) =>
    `Egy játékvezető nyitva tartja az estéket (${folder}, folyamat: ${String(pid)}), de nem válaszol. Állítsd le azt a folyamatot, aztán indíts újra.`,
  unsure: (pid, host, since, folder) =>
    `Egy játékvezető nyitva tartja az estéket (${folder}${host === undefined ? '' : `, számítógép: ${host}`}, folyamat: ${String(pid)}, kezdete: ${since}). Nem látni, fut-e még.`,
  gone: (folder) => `Eddig egy másik játékvezető tartotta nyitva az estéket (${folder}). Indíts újra.`,

  takingOver: 'Ha átveszed, a másik semmit sem ír többé, ha fut is még.',
  takeOver: 'Átveszem',
  leave: 'Hagyom',
  pressKey: (key) => `Átvétel: ${key}; bármely más billentyű: marad, ahogy van.`,
  startWith: (option) => `Átvételhez indítsd így: ${option}.`,
};
