import type { RulesText } from '../../../../words/rulebook.ts';
import { blockTable } from './en.ts';

export const HUNGARIAN_WAR_RULES_HU: RulesText = {
  title: 'Magyar háború',
  lead: 'Gyűjtsd a legtöbb pontot: vidd el a lapokat, vagy blokkold a többieket. Mindenki titokban választ a kockájával, és mindenki egyszerre mutat. Lauren Schlick társasjátéka.',
  sections: {
    'Az asztal': {
      'HW-1': {
        rule: 'Ketten vagy többen játszhatjátok, a legjobb 3–5 fővel, 5–20 perc alatt. Kell hozzá egy 52 lapos francia kártya és fejenként egy kocka. Egy lap képpel felfelé középen fekszik, és egy-egy minden két szomszéd között: így mindenkinek van egy lapja a bal és egy a jobb oldalán. Hosszabb játékhoz jöhet több pakli, Joker vagy Szabálykártya.',
        ruling:
          'Ennél a játékvezetőnél 2–10 fő játszhat. Körönként 20 másodperccel számolva a szimulált játékok két játékossal 16, öttel 10, tízzel 6 percig tartanak.',
      },
      'HW-2': {
        ruling:
          'Ha középre nézel, az óramutató járása szerint következő játékos ül a bal oldaladon. Két játékosnál is két oldalsó lap van: ami az egyiknek bal, az a másiknak jobb.',
      },
      'HW-3': {
        ruling:
          'Osztáskor és pótláskor előbb a középső lap jön, aztán az óramutató járása szerint a többi, az első hely bal oldalán kezdve.',
      },
      'HW-4': {
        rule: 'Az ász 1, a számozott lap annyi, amennyi a száma, a bubi 11, a dáma 12, a király 13 pont.',
        ruling: 'A Joker 15, a Szabálykártya 20 pont, ha mást nem beszéltek meg.',
      },
      'HW-5': {
        rule: 'Minden osztás után az osztó középre cseréli az asztal legnagyobb lapját. Egyforma értékű lapok közül a káró az első, aztán a pikk, a treff és a kőr.',
        ruling:
          'A szín nélküli lap megelőzi az azonos értékű színes lapokat. Ha a középső is a legnagyobbak közé tartozik, nincs csere; egyforma oldalsó lapok közül az elsőnek osztott kerül középre.',
      },
    },
    'Egy kör': {
      'HW-6': {
        rule: 'Az asztal alatt válaszd ki a kocka egyik oldalát: az 1 a középső lapot blokkolja, a 2 a balt, a 3 a jobbot; a 4 a jobb lapot viszi el, az 5 a balt, a 6 a középsőt. A választott oldalt szorítsd a tenyeredbe, és úgy tedd a kezed az asztalra: így az lesz felül. A szemközti oldalak ugyanarra a lapra céloznak.',
      },
      'HW-7': {
        rule: 'Csak az választ, aki játékban van. Ha minden kéz az asztalon van, az osztó háromtól visszaszámol, és mindenki egyszerre emeli fel a kezét. Mindenki ahhoz a laphoz teszi a kockáját, amelyikre céloz.',
        ruling: 'Ha valaki kiesett vagy nincs itt, a két oldalsó lapja az asztalon marad, és a szomszédai pályázhatnak rájuk.',
      },
      'HW-8': {
        ruling:
          'A felfedés akkor érvényes, ha minden játékban lévő játékos mutatott egy oldalt, vagy az osztó szerint nincs kockája. Akinek nincs kockája, játékban van, de nem tesz semmit; ilyenkor nem blokkolt mindenki.',
      },
      'HW-9': {
        rule: 'Oldalsó lap: ha csak egy játékos viszi el, az övé. Ha ketten is elvinnék, el kell dobni. Ha az egyik elvinné, a másik blokkolja, a blokkolóé. Ha az egyik blokkolja, de senki sem vinné el, semmi sem történik. Ha ketten blokkolják, el kell dobni.',
      },
      'HW-10': {
        rule: 'A középső lap blokkolásához a játékban lévők harmada kell, a lehető legpontosabban: 2–4 játékosból egy, 5–7-ből kettő, 8–10-ből három.',
        ruling: 'Egynél kevesebb sosem elég.',
      },
      'HW-11': {
        rule: 'Ha mindenki blokkolja a középső lapot, aki játékban van, a lapot el kell dobni.',
        ruling: 'Senki sem esik ki. Ez megelőzi a következő szabályt.',
      },
      'HW-12': {
        rule: 'Ha elegen blokkolják a középső lapot, egy időre mindenki kiesik, aki el akarta vinni. Ha senki sem akarta, a blokkolók esnek ki.',
        ruling: 'A lap a helyén marad.',
      },
      'HW-13': {
        rule: 'Ha túl kevesen blokkolják, a blokk nem számít. Ha csak egy játékos viszi el a középső lapot, az övé; ha többen is elvinnék, el kell dobni.',
        ruling: 'Ha senki sem viszi el, a helyén marad.',
      },
      'HW-14': {
        rule: 'Ha senki sem próbálja blokkolni a középső lapot, vagy mindenki blokkolja, minden kiesett játékos visszatér. Aki kiesik, többnyire csak egy-három kört hagy ki.',
        ruling: 'A sikertelen blokk is kísérlet volt: olyankor senki sem tér vissza.',
      },
    },
    'A kör után és a játék vége': {
      'HW-16': {
        rule: 'A megszerzett lapot mindenki a saját kupacába teszi, az eldobott a dobópakliba kerül, a többi marad. Az osztó pótolja a hiányzókat, és középre cseréli a legnagyobb lapot.',
      },
      'HW-17': {
        rule: 'Ha elfogyott a húzópakli, vége a játéknak.',
        ruling:
          'Ezt minden osztás után meg kell nézni. Az asztalon maradt lapok senkié. Megbeszélhetitek, hogy ha minden hely tele van, még egy kört játszotok. Az osztó előbb is lezárhatja a játékot; az első kör előtt nincs győztes.',
      },
      'HW-18': { rule: 'Az nyer, akinek a legtöbb pontja van.', ruling: 'Egyenlő pontszámnál közös a győzelem.' },
      'HW-19': { rule: 'Több játékot is játszhattok: a pontokat adjátok össze.' },
    },
    'Játékosok és meg nem nevezett lapok': {
      'HW-21': {
        ruling:
          'Egy lapot sem kell megnevezni a játékvezetőnek: meg lehet nevezni, amikor kiosztják, amikor elviszik, vagy soha. A meg nem nevezett lapokat a végén a kupacokban számoljátok meg.',
      },
      'HW-22': {
        ruling:
          'Két kör között bárki elmehet és visszajöhet, leülhet két játékos közé, vagy végleg távozhat. Aki nincs itt, nem számít, megtartja a kupacát, és nem nyerhet lapot. Aki végleg távozott, újra leülhet, és visszakapja a régi kupacát.',
      },
    },
  },
  page: {
    lead: 'Szerezd a legtöbb pontot: vidd el a lapokat, vagy blokkold a többieket.',
    figure: 'Itt ülsz te',
    parts: {
      Előkészületek: [
        {
          onPaper: '52 lapos francia kártya, fejenként egy kocka; legjobb 3–5 fővel.',
          onPhone: '52 lapos francia kártya, fejenként egy telefon vagy kocka; legjobb 3–5 fővel.',
        },
        'Ossz egy lapot képpel felfelé középre, és egyet minden szomszédpár közé: így mindenkinek van egy bal és egy jobb oldali lapja. A többi lap a húzópakli.',
        'A legnagyobb lapot cseréld középre. Egyenlőknél a rangsor: káró, pikk, treff, kőr.',
        { clause: 'HW-2', ruling: 'Két játékosnál a középső lap két oldalára jut egy-egy.' },
      ],
      'Egy kör': [
        {
          onPaper:
            'Az asztal alatt válassz egy kockaoldalt, szorítsd a tenyeredhez, és tedd le a kezed tenyérrel lefelé: az lesz felül.',
          onPhone:
            'Válassz a telefonodon a hat gomb egyikével: vidd el vagy blokkold a bal, a középső vagy a jobb lapot. Utána a telefon csak annyit mutat: „Lepecsételve”. A számolás végéig másik gombbal módosíthatsz.',
        },
        {
          onPaper: 'Az osztó számol: 3-2-1. Egyszerre emelitek fel a kezeteket; a kockát tedd ahhoz a laphoz, amelyre céloz.',
          onPhone: 'Az osztó elindítja a számolást: 3-2-1. Aztán az asztali kijelző egyszerre mutat meg minden választást.',
        },
        'A megszerzett lap a kupacodba kerül. Az osztó pótol, és középre cseréli a legnagyobb lapot.',
      ],
      'Az oldalsó lap kettőtöké': [
        'Csak egy viszi: az övé.',
        'Ketten viszik: eldobva.',
        'Egy viszi, egy blokkolja: a blokkolóé.',
        'Egy blokkolja, senki sem viszi: marad.',
        'Ketten blokkolják: eldobva.',
        { clause: 'HW-7', ruling: 'A kiesettek oldalsó lapjait a szomszédaik elvihetik.' },
      ],
      'A középső lap mindenkié': [
        'Elegen blokkolják (lásd lent): aki vinné, kiesik, és nem játszik. Ha senki sem vinné, a blokkolók esnek ki.',
        'Túl kevesen blokkolják: ha egy viszi, az övé; ha többen, eldobva.',
        'Mindenki blokkolja: eldobva.',
        'Senki sem próbálja a középsőt blokkolni, vagy mindenki: minden kiesett visszatér, többnyire 1–3 kör után.',
        { clause: 'HW-11', ruling: 'Ha mindenki blokkolja, senki sem esik ki.' },
        { clause: 'HW-12', ruling: 'Ha senki sem kapja meg, és nem kell eldobni, a lap marad.' },
        ...blockTable('nem esett ki', 'ennyi blokk kell'),
      ],
      'A játék vége': [
        'Ha elfogyott a húzópakli, vége. Add össze a kupacod pontjait: a legtöbb pont nyer.',
        'Ász 1 · számozott lap a száma · bubi 11 · dáma 12 · király 13',
        { clause: 'HW-17', ruling: 'Azonnal vége; az asztalon maradt lap senkié. Egyenlő pontnál közös a győzelem.' },
      ],
      'Hosszabb játékhoz': [
        'Jöhet több pakli, Joker vagy Szabálykártya; vagy adjátok össze több játszma pontjait.',
        { clause: 'HW-4', ruling: 'A Joker 15, a Szabálykártya 20 pont.' },
      ],
    },
  },
};
