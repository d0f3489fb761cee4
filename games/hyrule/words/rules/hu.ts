import type { RulesText } from '../../../../words/rulebook.ts';

export const HYRULE_RULES_HU: RulesText = {
  title: 'Hyrule',
  lead: 'Kártyajáték 2–7 főre: rúpiákkal, bombákkal, kardokkal és szívekkel.',
  sections: {
    'A lapok': {
      'HY-1': {
        rule: '2–7 fő játszhatja, 52 lapos francia kártyával és két Jokerrel. Mindenki hét lapot kap, és titokban tartja. Egy leosztás hét körből áll.',
        ruling: 'A csere nem számít körnek.',
      },
      'HY-2': {
        rule: 'A kör lapjait egyetlen lap nyeri meg. Ha van köztük Joker, a legjobb ötös (kőr, aztán pikk, treff, káró); ötös nélkül a Joker. Ha nincs Joker, de kőr is van, káró is, a legnagyobb kőr. Különben a káró, treff, pikk, kőr sorrendben az első szín, abból a legnagyobb lap: az ász 1, a király 13. Így könnyű megjegyezni: a rúpiáért (káró) bombát és kardot is adnak; a bomba (treff) messziről eltalálja a kardot és a szívet; a kard (pikk) megsebzi a szívet; a szívet (kőr) viszont nem lehet megvenni. A Joker neve Tingle, őt csak egy szép ötös zavarja meg: a mesterkard (pikk 5), a bombafürt (treff 5), a kék rúpia (káró 5) vagy a kőr 5.',
      },
      'HY-3': {
        ruling: 'Két Joker, és nincs ötös: senki sem nyer. A lapok a következő kör nyertesére várnak; az utolsó kör után senkié.',
      },
    },
    'A körök': {
      'HY-4': {
        rule: 'Szerencseszabályok, türelmetleneknek: gyorsabb, és sok a meglepetés. Mindenki letesz egy lapot képpel lefelé, és háromra egyszerre felfordítja. A nyertes mindet elviszi.',
      },
      'HY-5': {
        rule: 'Stratégiai szabályok, türelmeseknek: több a döntés. A kezdő képpel felfelé tesz le egy lapot, a többiek az óramutató járásával ellentétesen követik. Letevés helyett a kezdő cserélhet: egy lapot képpel felfelé eldob, és húz egyet, hátha jobbat kap, vagy hogy a következőnek kelljen kezdenie.',
        ruling:
          'Csak a kezdő cserélhet, de közvetlenül csere után nem, és üres húzópaklinál sem. Csere után a következő kezd, az óramutató járásával ellentétesen.',
      },
      'HY-6': {
        rule: 'A stratégiai szabályoknál az kezd, aki a legtöbb lapot vitte el; az első körben, és ha mindenkinél ugyanannyi van, a legmagasabb játékos.',
        ruling: 'Ha többen állnak az élen, közülük az kezd, aki utoljára nyert. Csere után a HY-5 szerint.',
      },
    },
    'A vége': {
      'HY-7': {
        rule: 'Hét kör után az nyer, akinél a legtöbb lap van; az értékük nem számít. Döntetlennél jöhet rájátszás, de maradhat úgy is.',
        ruling:
          'A rájátszást azok játsszák, akik az élen állnak. Mind az 54 lapot újra meg kell keverni, és csak az számít, amit a rájátszásban visznek el. Az osztó előbb is lezárhatja a játékot: az elkezdett kör nem számít, a legtöbb lap nyer, és ha még senkinek sincs, nincs győztes. Ha egy játékos távozik, a kör újrakezdődik; már nem nyerhet, és a következő játékba szállhat be újra.',
      },
    },
  },
  page: {
    lead: 'Hét kör: mindenki letesz egy lapot, és egy játékos elviszi mindet. A legtöbb lap nyer.',
    parts: {
      'Cél és osztás': [
        'Vidd el a legtöbb lapot hét kör alatt.',
        '2–7 fő játszhatja. Keverjetek meg egy 52 lapos francia kártyát két Jokerrel. Mindenki hét lapot kap, és titokban tartja. A többi a húzópakli.',
        'Válasszatok: szerencseszabályok (gyors, sok meglepetés, türelmetleneknek) vagy stratégiai szabályok (türelmeseknek).',
      ],
      'Szerencse: mindenki egyszerre': [
        'Mindenki letesz egy lapot képpel lefelé, és háromra felfordítja. A nyertes mindet elviszi.',
      ],
      'Stratégia: egymás után': [
        'A kezdő képpel felfelé tesz le egy lapot, a többiek az óramutató járásával ellentétesen követik. A nyertes mindet elviszi.',
        'Az kezd, aki a legtöbb lapot vitte el; az első körben, és ha mindenki egyenlő, a legmagasabb játékos.',
        'Letevés helyett a kezdő cserélhet: egy lapot képpel felfelé eldob, és húz egyet.',
        { clause: 'HY-6', ruling: 'Ha többen vannak az élen, de nem mind, közülük az kezd, aki utoljára nyert.' },
        { clause: 'HY-5', ruling: 'Közvetlenül csere után és húzópakli nélkül nincs csere.' },
        { clause: 'HY-5', ruling: 'Csere után a következő kezd, ugyanabban az irányban.' },
        { clause: 'HY-1', ruling: 'A csere nem számít körnek.' },
      ],
      'Mi mit ver': [
        'A rúpia megveszi a bombát és a kardot; a bomba messziről eltalálja a kardot és a szívet; a kard megsebzi a szívet; a szív nem eladó.',
        ['Lap', 'veri'],
        ['Káró: rúpia', 'treff, pikk'],
        ['Treff: bomba', 'pikk, kőr'],
        ['Pikk: kard', 'kőr'],
        ['Kőr: szív', 'káró'],
        ['Joker: Tingle', 'mindet, ötöst nem'],
      ],
      'Ki nyer, ebben a sorrendben': [
        'Van Joker: a legjobb ötös nyer, elöl a legjobb: kőr, pikk (mesterkard), treff (bombafürt), káró (kék rúpia). Nincs ötös: a Joker nyer. Joker nélkül az ötös közönséges lap.',
        { clause: 'HY-3', ruling: 'Két Joker, és nincs ötös: senki sem nyer. A lapok a következő nyertesre várnak.' },
        { clause: 'HY-3', ruling: 'Az utolsó kör után a várakozó lapok senkié.' },
        'Kőr is van, káró is: a legnagyobb kőr.',
        'Különben a legnagyobb káró; káró híján a legnagyobb treff, aztán pikk, aztán kőr. Ász 1, bubi 11, dáma 12, király 13.',
      ],
      'A vége': [
        'Hét kör után a legtöbb lap nyer; az értékük nem számít. Döntetlen maradhat, vagy jöhet rájátszás.',
        { clause: 'HY-7', ruling: 'A rájátszást az élen állók játsszák mind az 54 lappal; csak az ott elvitt lapok számítanak.' },
      ],
    },
  },
};
