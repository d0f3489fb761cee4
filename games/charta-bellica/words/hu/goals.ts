import type { ChartaBellicaWords } from '../words.ts';

export const GOALS_HU: ChartaBellicaWords['goals'] = {
  'higher sum': { title: 'A nagyobb összeg', rule: 'Amelyik szövetség két lapja többet ér, az viszi mind a négyet.' },
  'equal battle': {
    title: 'Egyenlő erők',
    rule: 'A segítők félreteszik a lapjukat, és látatlanban húznak egyet egymástól: ez a végső segítség.',
    ruling: 'ha megint egyenlő, újra húznak; ha nincs több lap, mindenki a sajátját tartja meg.',
  },
  'number sum': {
    title: 'Számösszeg',
    rule: 'Két szám összeadódik. A 2-es megduplázza a társát.',
    ruling: 'maga a 2-es is számít.',
  },
  mixed: { title: 'Vegyes', rule: 'Egy szám és egy udvari lap összeadódik. A 2-es megduplázza a társát.' },
  thirteen: { title: 'Tizenhármas', rule: 'Két szám, ami együtt 13: minden összeget üt.' },
  pair: { title: 'Pár', rule: 'Két egyforma szám minden összeget és a tizenhármast is üti.' },
  'elite partners': { title: 'Elit társak', rule: 'Két különböző udvari lap minden párt üt, és hárommal többet ér.' },
  'elite pair': { title: 'Elit pár', rule: 'Két egyforma udvari lap üti az elit társakat; két pap 33-at ér.' },
  'jester partner': { title: 'A bolond és társa', rule: 'Bolond egy udvari lap mellett: minden elit párt üt.' },
  'jester meets others': {
    title: 'A bolond ellenfelei',
    rule: 'A bolondot és társát üti a pár, a tizenhármas, a nagyobb összeg, és azok az elit társak, akik közt nincs ott az udvari lapja.',
  },
  'highest card': { title: 'A legerősebb lap', rule: 'Mindenki egyszerre fordít; a legerősebb lap viszi az ütést.' },
  'equal highest': {
    title: 'Egyenlő legerősebbek',
    rule: 'Az egyenlők látatlanban húznak egymástól, a többiek eldobnak egy lapot; a legerősebb viszi.',
    ruling: 'a húzott lap azért harcol, akinek a kezéből jött.',
  },
  jester: {
    title: 'A bolond',
    rule: 'A bolond üti a dámát és a monarchát.',
    ruling: 'ha a legerősebb felfordított lap ilyen.',
  },
  horse: {
    title: 'A ló',
    rule: 'Eggyel a legerősebb alatt vagy? Tegyél le egy lovat, és húzz attól a játékostól: ha gyengébb, tiéd az ütés.',
    ruling: 'a ló a 2-es, és az egyenlő lap is elég.',
  },
};
