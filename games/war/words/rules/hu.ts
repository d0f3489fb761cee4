import type { RulesText } from '../../../../words/rulebook.ts';

export const WAR_RULES_HU: RulesText = {
  title: 'Háború',
  lead: 'Kártyajáték mindenkinek, aki a hetest megkülönbözteti a királytól. Dönteni nincs miről, kiabálni van.',
  sections: {
    Csaták: {
      'WR-1': {
        rule: 'Mind az 52 lapot kiosztjuk képpel lefelé, egyesével; lehet, akinek eggyel több jut. A paklijába senki sem néz bele. A kettes a legkisebb, az ász a legnagyobb; a szín nem számít.',
        ruling: 'Ketten–hatan játszhatják. A leírás négy főre szól.',
      },
      'WR-2': {
        rule: 'A csata: akinek van lapja, felfordítja a legfelsőt. A legnagyobb elviszi az összes lapot középről, a paklija aljára.',
        ruling:
          'Előbb a várakozó lapok, aztán a nyertes sajátjai, majd az óramutató járása szerint sorban a többieké, ahogy letették. Az utolsó kerül legalulra. Más sorrendben sok játszma sosem ér véget.',
      },
    },
    Háború: {
      'WR-3': {
        rule: 'Ha egyenlő, kitör a háború: akik egyenlők, három lapot tesznek képpel lefelé, és felfordítanak egy negyediket; a legnagyobb mindent visz. Ha megint egyenlő, köztük megint háború.',
        ruling: 'Csak a legnagyobb lapok egyenlősége háború.',
      },
      'WR-4': {
        rule: 'Akinek négynél kevesebb lapja van, az utolsót fordítja fel, a többit lefelé teszi. Akinek nincs egy sem, kimarad ebből a háborúból; ha csak egy marad benne, ő visz mindent.',
        ruling:
          'Ha egyiküknek sincs lapja, a lapok középen várnak a következő csata nyertesére. Akinek egyedül van még lapja, egyedül fordít, és elviszi a várakozókat. Ha senki sem tud fordítani, az utolsó háború egyenlői osztoznak a győzelmen.',
      },
    },
    'A vége': {
      'WR-5': {
        rule: 'Teljes győzelem: egy játékosnál van minden lap. Vagy 15, illetve 20 perc: akkor a legtöbb lap nyer.',
        ruling: 'A folyó csatát befejezzük, a várakozó lapok senkié, és egyenlő lapszámnál közös a győzelem.',
      },
      'WR-7': { ruling: 'Akinek egy csata kezdetén nincs lapja, kiesett.' },
    },
    Változatok: {
      'WR-6': {
        rule: 'Háromlapos: minden csatában két lap megy lefelé, a harmadik felfelé. Választós (Suicide War): a lapok kézben vannak, és mindenki választ, mit játszik ki.',
        ruling:
          'A háromlaposban a háború ugyanaz. A választósban a háború lapjait is választjuk, és az elvitt lapok kézbe kerülnek.',
      },
    },
  },
  page: {
    lead: 'Mindenki fordít. A legnagyobb visz. Ha egyenlő: háború.',
    parts: {
      'A legnagyobbtól lefelé': ['Ász, király, dáma, bubi, tízes … kettes. A szín nem számít.'],
      Csata: [
        'Mindenki felfordítja a felső lapját.',
        'A legnagyobb mindet viszi a paklija aljára: előbb a sajátját, aztán az óramutató járása szerint.',
      ],
      Háború: [
        'Ha a legnagyobb lapok egyenlők: három lap lefelé, a negyedik felfelé.',
        'A legnagyobb mindent visz. Ha megint egyenlő: megint háború.',
        'Négynél kevesebb lap: az utolsót fordítsd fel.',
        'Nincs több lapod: kimaradsz. Egyikőtöknek sincs: a lapok a következő nyertesre várnak.',
      ],
      'A vége': ['Nincs lapod: kiestél.', 'Minden lap, vagy az idő végén a legtöbb: győzelem.'],
    },
  },
};
