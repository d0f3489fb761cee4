import type { NightReportWords } from './en.ts';

export const NIGHT_REPORT_DE: NightReportWords = {
  noRound: 'Keine Runde wurde gespielt.',
  game: (game, rulebook) => `Spiel ${game}: ${rulebook}`,
  round: (round, cards) => [`Runde ${round}`, ...(cards.length === 0 ? [] : [cards.join(', ')])].join(': '),
  noDie: 'kein Würfel',
  laid: (cards) => `legte ${cards.join(', ')}`,
  took: (cards) => `nahm ${cards.join(', ')}`,
  standing: { out: 'raus', away: 'weg', left: 'gegangen' },
  points: (name, points, open) => `${name} ${points}${open === 0 ? '' : ` (und ${open} nicht genannt)`}`,
  score: 'Punkte',
  winners: (names, together) => `${names.length === 1 || together ? 'Sieg' : 'Geteilter Sieg'}: ${names.join(', ')}`,
  series: 'Alle Spiele zusammen',
  gamesWon: 'Gewonnene Spiele',
  total: (name, points, gamesWon) => `${name} ${points} (${gamesWon === 1 ? '1 Spiel gewonnen' : `${gamesWon} Spiele gewonnen`})`,
  fingerprint: (fingerprint) => `Fingerabdruck: ${fingerprint}`,
  head: (fingerprint, hash) => `Ende des Protokolls: ${fingerprint} (${hash})`,
  upTo: (line) => `Ab Zeile ${line} lässt sich das Protokoll nicht lesen; hier steht, was davor kommt.`,
};
