import type { RulesText } from '../../../../words/rulebook.ts';

export const WAR_RULES_HU: RulesText = {
  title: 'Háború',
  lead: 'Kártyajáték mindenkinek, aki a hetest meg tudja különböztetni a királytól. Dönteni semmiről sem kell, kiabálni annál inkább.',
  sections: {
    Csaták: {
      'WR-1': {
        rule: 'Mind az 52 lapot kiosztjuk képpel lefelé, egyesével; egyeseknek eggyel több juthat. A paklijába senki sem néz bele. A kettes a legkisebb, az ász a legnagyobb; a szín nem számít.',
        ruling: '2–6 fő játszhatja; az eredeti leírás négy főre szól.',
      },
      'WR-2': {
        rule: 'A csatában mindenki, akinek van lapja, felfordítja a legfelsőt. A legnagyobb elviszi az összes lapot középről, a paklija aljára.',
        ruling:
          'A sorrend: előbb a várakozó lapok, aztán a nyertes sajátjai, majd az óramutató járása szerint a többieké, ahogy letették. Az utolsó kerül legalulra. Más sorrendben sok játszma sosem ér véget.',
      },
    },
    Háború: {
      'WR-3': {
        rule: 'Egyforma lapoknál kitör a háború: akiknek egyforma a lapjuk, azt kiáltják: „Háború!”, három lapot tesznek le képpel lefelé, és felfordítanak egy negyediket; a legnagyobb mindent visz. Ha megint egyforma, újra háború van köztük.',
        ruling: 'Csak akkor van háború, ha a legnagyobb lapok egyformák.',
      },
      'WR-4': {
        rule: 'Akinek négynél kevesebb lapja van, az utolsót fordítja fel, a többit képpel lefelé teszi. Akinek egy sincs, kimarad ebből a háborúból; ha csak egy játékos marad benne, ő visz mindent.',
        ruling:
          'Ha egyiküknek sincs lapja, a lapok középen várnak a következő csata nyertesére. Ha már csak egy játékosnak van lapja, egyedül fordít, és elviszi a várakozó lapokat. Ha senki sem tud fordítani, az utolsó háború résztvevői osztoznak a győzelmen.',
      },
    },
    'A vége': {
      'WR-5': {
        rule: 'Teljes győzelem: addig tart, amíg egy játékosnál nincs minden lap. Vagy más véget beszéltek meg, például 15–20 percet: akkor a legtöbb lap nyer.',
        ruling:
          'Lehet 1–180 perc, adott számú csata, vagy az osztó zárja le a játékot. A folyó csatát befejezzük. A várakozó lapok senkié, egyenlő lapszámnál közös a győzelem.',
      },
      'WR-7': {
        ruling:
          'Akinek egy csata kezdetén nincs lapja, kiesett. Ha valaki távozik, az elkezdett csata nem számít; a paklija középen vár a következő csata nyertesére. Aki távozott vagy később érkezik, a következő játéktól játszhat.',
      },
    },
    Változatok: {
      'WR-6': {
        rule: 'Háromlapos: minden csatában két lap megy lefelé, a harmadik felfelé. Választós (Suicide War): a lapok kézben vannak, és mindenki maga választja ki, melyiket játssza ki.',
        ruling:
          'A háromlaposban a háború ugyanaz. A választósban a háború lapjait is a játékosok választják, és az elvitt lapok kézbe kerülnek.',
      },
    },
  },
  page: {
    lead: 'Mindenki felfordít egy lapot, és a legnagyobb mindet viszi. Egyforma lapok: háború.',
    parts: {
      'Cél és osztás': [
        'Szerezd meg az összes lapot. Dönteni nem kell, csak a szerencse számít.',
        'Az 52 lapos francia kártyát osszátok ki egyesével, képpel lefelé; egyeseknek eggyel több juthat. A paklijába senki sem néz bele.',
        'A legnagyobbtól lefelé: ász, király, dáma, bubi, 10 … 2. A szín nem számít.',
        { clause: 'WR-1', ruling: '2–6 fő játszhatja; az eredeti leírás négy főre szól.' },
      ],
      'Egy csata': [
        'Mindenki egyszerre felfordítja a legfelső lapját. A legnagyobb mindet elviszi, képpel lefelé, a paklija aljára.',
        {
          clause: 'WR-2',
          ruling: 'Előbb a saját lapjaid mennek alulra, aztán a többieké, az óramutató járása szerint, a letevés sorrendjében.',
        },
        { clause: 'WR-7', ruling: 'Ha egy csata kezdetén nincs lapod, kiestél.' },
      ],
      Háború: [
        'Akiknek egyforma a legnagyobb lapjuk, azt kiáltják: „Háború!”, letesznek három lapot képpel lefelé, és felfordítanak egy negyediket. A legnagyobb mindent visz. Ha megint egyforma, újra háború van.',
        { clause: 'WR-3', ruling: 'Csak akkor van háború, ha a legnagyobb lapok egyformák.' },
      ],
      'Ha kevés a lapod a háborúhoz': [
        'Ha négynél kevesebb lapod van, az utolsót fordítsd fel, a többit tedd képpel lefelé.',
        'Ha nincs több lapod, kimaradsz ebből a háborúból. Aki egyedül marad benne, mindent visz.',
        { clause: 'WR-4', ruling: 'Ha a háborúban senkinek sincs lapja, minden lap középen vár a következő nyertesre.' },
        { clause: 'WR-4', ruling: 'Ha már csak egy játékosnak van lapja, egyedül fordít, és elviszi.' },
        { clause: 'WR-4', ruling: 'Ha senki sem tud fordítani, az utolsó háború résztvevői osztoznak a győzelmen.' },
      ],
      'A vége': [
        'Az nyer, akié az összes lap.',
        'Vagy szabjatok előre időhatárt, például 15–20 percet: akkor az nyer, akinél a legtöbb lap van.',
        {
          clause: 'WR-5',
          ruling: 'Vége lehet adott számú csata után, vagy ha az osztó lezárja: akkor is a legtöbb lap nyer.',
        },
        {
          clause: 'WR-5',
          ruling: 'A csatát mindig fejezzétek be. A várakozó lapok senkié; egyenlő lapszámnál közös a győzelem.',
        },
      ],
      Változatok: [
        'Háromlapos: minden csatában két lap lefelé, a harmadik felfelé.',
        'Választós (Suicide War): a lapjaidat kézben tartod, és te döntöd el, melyik jöjjön.',
        { clause: 'WR-6', ruling: 'A háromlaposban a háború ugyanaz.' },
        { clause: 'WR-6', ruling: 'A választósban a háború lapjait is te választod, és az elvitt lapok kézbe kerülnek.' },
      ],
    },
  },
};
