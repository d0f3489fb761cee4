import type { NightReportWords } from './en.ts';

export const NIGHT_REPORT_HU: NightReportWords = {
  noRound: 'Egy kört sem játszottak.',
  game: (game, rulebook) => `${game}. játék: ${rulebook}`,
  round: (round, cards) => [`${round}. kör`, ...(cards.length === 0 ? [] : [cards.join(', ')])].join(': '),
  noDie: 'nincs kocka',
  laid: (cards) => `lerakta: ${cards.join(', ')}`,
  took: (cards) => `elvitte: ${cards.join(', ')}`,
  standing: { out: 'kiesett', away: 'nincs itt', left: 'elment' },
  points: (name, points, open) => `${name} ${points}${open === 0 ? '' : ` (és ${open} meg nem nevezett lap)`}`,
  score: 'Pontok',
  winners(names, together) {
    if (names.length === 1) return `Győztes: ${names.join()}`;
    return `${together ? 'Győztesek' : 'Közös győzelem'}: ${names.join(', ')}`;
  },
  series: 'Minden játék együtt',
  gamesWon: 'Megnyert játékok',
  total: (name, points, gamesWon) => `${name} ${points} (${gamesWon} megnyert játék)`,
  fingerprint: (fingerprint) => `ujjlenyomat: ${fingerprint}`,
  head: (fingerprint, hash) => `A napló vége: ${fingerprint} (${hash})`,
  upTo: (line) => `A napló nem olvasható (${line}. sortól); itt az áll, ami előtte van.`,
};
