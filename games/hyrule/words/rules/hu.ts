import type { RulesText } from '../../../../words/rulebook.ts';

export const HYRULE_RULES_HU: RulesText = {
  title: 'Hyrule',
  lead: 'Kártyajáték kettőtől hét főig: a káró rúpia, a treff bomba, a pikk kard, és a szív többet ér a pénznél.',
  sections: {
    'A lapok': {
      'HY-1': {
        rule: 'Ketten–heten játszhatják 52 lappal és két Jokerrel. Mindenki hét lapot kap, és titokban tartja. Hét kör egy leosztás.',
        ruling: 'A csere nem számít körnek.',
      },
      'HY-2': {
        rule: 'Ki nyeri egy kör lapjait: ha van köztük Joker, a legjobb ötös (kőr, pikk, treff, káró), ötös nélkül a Joker. Ha nincs, de kőr is van, káró is, a legnagyobb kőr. Különben a káró, treff, pikk, kőr sorrendben az első szín, és abból a legnagyobb lap. Az ász 1, a király 13.',
      },
      'HY-3': {
        ruling: 'Két Joker, és nincs ötös: senki sem nyer. A lapok a következő kör nyertesére várnak; az utolsó kör után senkié.',
      },
    },
    'A körök': {
      'HY-4': {
        rule: 'Mindenki egyszerre: mindenki letesz egy lapot lefordítva, háromra mindenki megfordítja, és a nyertes mindet elviszi.',
      },
      'HY-5': {
        rule: 'Egymás után: a kezdő felfordítva tesz le egy lapot, a többiek az óramutató járásával ellentétesen követik. Letevés helyett cserélhet: egy lapot felfordítva eldob, és húz egyet a talonból.',
        ruling:
          'Csak a kezdő cserélhet, csere után közvetlenül nem, és üres talonnál sem. Csere után a következő kezd, az óramutató járásával ellentétesen.',
      },
      'HY-6': {
        rule: 'Az kezd, akinél a legtöbb lap van; az első körben, és ha mindenkinél ugyanannyi van, a legmagasabb.',
        ruling: 'Ha többen állnak az élen, közülük az, aki utoljára nyert. Csere után a HY-5 szerint.',
      },
    },
    'A vége': {
      'HY-7': {
        rule: 'Hét kör után az nyer, akinél a legtöbb lap van; hogy mik azok, nem számít. A döntetlent le lehet játszani, vagy úgy lehet hagyni.',
        ruling:
          'A rájátszás azok közt megy, akik az élen állnak. Mind az 54 lapot újra meg kell keverni, és csak az számít, amit ott visznek el.',
      },
    },
  },
  page: {
    lead: 'Hét kör, körönként egy lap. Aki a kört nyeri, elviszi a lapokat; a legtöbb lap nyer.',
    parts: {
      'Mi mit ver': [
        ['Lap', 'veri'],
        ['Káró (rúpia)', 'treff, pikk'],
        ['Treff (bomba)', 'pikk, kőr'],
        ['Pikk (kard)', 'kőr'],
        ['Kőr (szív)', 'káró'],
        ['Joker', 'mindent, csak ötöst nem'],
      ],
      'Három vagy több lap közt, ebben a sorrendben': [
        'Van Joker: ötös veri, elsőnek a kőr, aztán a pikk, a treff, a káró. Nincs ötös: a Joker nyer.',
        'Kőr is van, káró is: a legnagyobb kőr nyer.',
        'Különben a káró az első, aztán a treff, a pikk, a kőr.',
        'Egy színen belül a legnagyobb nyer: ász 1, király 13.',
        'Két Joker, és nincs ötös: senki sem nyer, a lapok várnak.',
      ],
      'Mindenki egyszerre': ['Egy-egy lap lefordítva. Három, kettő, egy: mindenki fordít.'],
      'Egymás után': [
        'A kezdő letesz egy lapot, vagy cserél egyet a talonnal. A többiek az óramutató járásával ellentétesen követik.',
        'Csere után a következő kezd, és le kell tennie.',
        'Az kezd, akinél a legtöbb lap van; egyenlő állásnál a legmagasabb.',
      ],
    },
  },
};
