import type { SamuraiWords } from '../words.ts';

export const SAMURAI_GOALS_HU: SamuraiWords['goals'] = {
  'highest total': {
    title: 'A legerősebb sereg',
    rule: 'Az ász 13, a király 12, a dáma és a bubi 11. A legnagyobb összeg viszi az összes királyt, dámát és bubit.',
    ruling: 'a számos lap a számát éri, és minden elvitt lap egy fej.',
  },
  tie: { title: 'Döntetlen', rule: 'Ha közös a legnagyobb összeg, a csatát senki sem nyeri.' },
  'joker in army': {
    title: 'Joker a seregben',
    rule: 'Amelyik seregben Joker van, az rögtön veszít.',
    ruling: 'ha csak ilyen seregek maradtak, senki sem nyer.',
  },
  'face card in hand': {
    title: 'Nem tiszta kéz',
    rule: 'Király, dáma vagy bubi a kézben egy szégyen; addig kell újat húzni, amíg tiszta nem lesz.',
  },
  'joker in hand': {
    title: 'Joker a kézben',
    rule: 'Aki Jokert húz, mindenki másnak egy szégyent ad.',
    ruling: 'minden Joker külön számít, és a kézben marad.',
  },
  out: { title: 'Három szégyen', rule: 'Akinek három szégyene van, kiesik.', ruling: 'a játék végéig.' },
  'illegal suit': {
    title: 'A tiltott szín',
    rule: 'Egy szégyen, ha a seregben olyan színű lap van, amelyet a király megtiltott.',
    ruling: 'csatánként egy, akárhány ilyen lap van.',
  },
  'lost charge': {
    title: 'Elvesztett roham',
    rule: 'Aki lapot ad hozzá és mégis veszít, egy szégyent kap.',
    ruling: 'aki osztozik a legnagyobb összegen, nem veszített.',
  },
  appeal: {
    title: 'A királyhoz fordulás',
    rule: 'A Joker miatt a királyhoz lehet fordulni. Ha meghallgatja, és királyt, dámát vagy bubit húz, a Joker semmis.',
  },
};
