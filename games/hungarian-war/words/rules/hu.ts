import type { RulesText } from '../../../../words/rulebook.ts';
import { blockTable } from './en.ts';

export const HUNGARIAN_WAR_RULES_HU: RulesText = {
  title: 'Magyar háború',
  lead: 'Lauren Schlick társasjátéka kártyával és kockával: mindenki titokban választ, és mindenki egyszerre mutat.',
  sections: {
    'Az asztal': {
      'HW-1': {
        rule: 'Ketten vagy többen játszhatják, legjobb három–öt fővel, egy 52 lapos francia kártyával és fejenként egy kockával. Hosszabb játékhoz jöhet több pakli, Joker vagy Szabálykártya.',
        ruling: 'Ennél a játékvezetőnél ketten–tízen ülhetnek.',
      },
      'HW-2': {
        rule: 'Egy lap középen van, és minden két szomszéd között is van egy: így mindenkinek jut egy lap bal és egy jobb kéz felől.',
        ruling:
          'Ha középre nézel, az óramutató járása szerinti következő szék van a bal oldaladon. Ketten is két szélső lap van: ami az egyiknek bal, az a másiknak jobb.',
      },
      'HW-3': { ruling: 'Osztás és pótlás: előbb a középső, aztán az első szék baljától az óramutató járása szerint.' },
      'HW-4': {
        rule: 'Az ász 1, a számos lap a száma, a bubi 11, a dáma 12, a király 13 pont.',
        ruling: 'A Joker 15, a Szabálykártya 20, ha mást nem beszéltetek meg.',
      },
      'HW-5': {
        rule: 'Az osztó minden osztás után a legnagyobb lapot cseréli középre. Egyenlőknél a káró az első, aztán a pikk, a treff, a kőr.',
        ruling:
          'A szín nélküli lap az azonos értékű színesek fölött áll. Ha a középső is a legnagyobbak közt van, nincs csere; egyenlő szélsők közül az első cserél.',
      },
    },
    'Egy kör': {
      'HW-6': {
        rule: 'Az 1 blokkolja a középsőt, a 2 a balt, a 3 a jobbot; a 4 elviszi a jobbot, az 5 a balt, a 6 a középsőt. A kocka szemközti oldalai ugyanarra a lapra céloznak.',
      },
      'HW-7': {
        rule: 'Csak az választ, aki játékban van.',
        ruling: 'Aki kiesett vagy távol van, annak a szélső lapjai maradnak, és a szomszédai pályázhatnak rájuk.',
      },
      'HW-8': {
        rule: 'Ha mindenki kész, az osztó háromtól visszaszámol, és egyszerre emelkedik minden kéz.',
        ruling: 'Akinek nincs kockája, játékban van, de nem tesz semmit. Ilyenkor nem blokkolt mindenki.',
      },
      'HW-9': {
        rule: 'A szélső lap: ha csak egy viszi, az övé. Ha ketten viszik: eldobva. Egy viszi, egy blokkolja: a blokkolóé. Egyetlen blokk: semmi. Két blokk: eldobva.',
      },
      'HW-10': {
        rule: 'A középső blokkolásához a játékban lévőknek a harmadhoz legközelebbi száma kell: 2–4 főnél egy, 5–7 főnél kettő, 8–10 főnél három.',
        ruling: 'Egynél kevesebb sosem.',
      },
      'HW-11': {
        rule: 'Ha a középsőt mindenki blokkolja, aki játékban van, a lapot el kell dobni.',
        ruling: 'Senki sem esik ki. Ez megelőzi a következő pontot.',
      },
      'HW-12': {
        rule: 'Ha áll a blokk, mindenki kiesik egy időre, aki el akarta vinni a középsőt. Ha senki sem akarta, a blokkolók esnek ki.',
        ruling: 'A lap a helyén marad.',
      },
      'HW-13': {
        rule: 'Ha kevesen blokkolnak, olyan, mintha senki sem tette volna. Ha csak egy viszi a középsőt, az övé; ha többen, eldobva.',
        ruling: 'Ha senki sem viszi, marad.',
      },
      'HW-14': {
        rule: 'Ha a középsőt senki sem blokkolja, vagy mindenki, minden kieső visszatér.',
        ruling: 'A sikertelen blokk is kísérlet volt: senki sem tér vissza.',
      },
      'HW-15': { ruling: 'Valaki mindig játékban van.' },
    },
    'A kör után és a vége': {
      'HW-16': {
        rule: 'A megszerzett lap a nyertese kupacába kerül, az eldobott a dobott lapok közé, a többi marad. Az osztó pótol, és a legnagyobbat középre cseréli.',
      },
      'HW-17': {
        rule: 'Ha elfogyott a húzópakli, vége a játéknak.',
        ruling:
          'Minden osztás után ezt nézzük; ami az asztalon maradt, senkié. Megbeszélhetitek, hogy az utolsó teli asztalt még lejátsszátok.',
      },
      'HW-18': { rule: 'A legtöbb pont nyer.', ruling: 'Egyenlő pontnál közös a győzelem.' },
      'HW-19': { rule: 'Több játékot is játszhattok, a pontok összeadódnak.' },
      'HW-20': { ruling: 'A pakliban, az asztalon, a kupacokban és a dobott lapok közt együtt mindig megvan minden lap.' },
    },
    'Emberek és ismeretlen lapok': {
      'HW-21': {
        ruling:
          'Egy lapot sem kötelező bemondani: megnevezhető, amikor lekerül, amikor elviszik, vagy soha. A meg nem nevezett lapok pontját a végén a kupacból számoljátok meg.',
      },
      'HW-22': {
        ruling:
          'Két kör között bárki elmehet egy időre és visszajöhet, leülhet két játékos közé, vagy végleg távozhat. Aki távol van, nem számít, megtartja a kupacát, és nem nyerhet lapot.',
      },
    },
  },
  page: {
    lead: 'Rejtsd a kockát a tenyered alá. Egyszerre emelkedik minden kéz.',
    figure: 'Itt ülsz te',
    parts: {
      'A szélső lap kettőtök között van': [
        'Egy viszi: az övé.',
        'Ketten viszik: eldobva.',
        'Egy viszi, egy blokkolja: a blokkolóé.',
        'Csak egy blokkolja: semmi.',
        'Ketten blokkolják: eldobva.',
      ],
      'A középső lap mindenkié': [
        'Elegen blokkolják: aki viszi, kiesik. Senki sem viszi: a blokkolók esnek ki.',
        'Kevesen blokkolják: ha egy viszi, az övé; ha többen, eldobva.',
        'Mindenki blokkolja: eldobva.',
        'Senki sem blokkolja, vagy mindenki: minden kieső visszatér.',
        ...blockTable('játékban', 'ennyi blokk kell'),
      ],
      Pontok: ['ász 1 · számos lap a száma · bubi 11 · dáma 12 · király 13'],
    },
  },
};
