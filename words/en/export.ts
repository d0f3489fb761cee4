import type { NightReportWords } from '../export.ts';

export const NIGHT_REPORT_EN: NightReportWords = {
  noRound: 'No round was played.',
  game: (game, rulebook) => `Game ${game}: ${rulebook}`,
  round: (round, cards) => [`Round ${round}`, ...(cards.length === 0 ? [] : [cards.join(', ')])].join(': '),
  noDie: 'no die',
  laid: (cards) => `laid ${cards.join(', ')}`,
  took: (cards) => `took ${cards.join(', ')}`,
  standing: { out: 'out', away: 'away', left: 'left the game' },
  points: (name, points, open) => `${name} ${points}${open === 0 ? '' : ` (and ${open} not named)`}`,
  score: 'Points',
  winners(names, together) {
    if (names.length === 1) return `Winner: ${names.join()}`;
    return `${together ? 'Winners' : 'The win is shared'}: ${names.join(', ')}`;
  },
  series: 'All games together',
  gamesWon: 'Games won',
  total: (name, points, gamesWon) => `${name} ${points} (${gamesWon === 1 ? '1 game won' : `${gamesWon} games won`})`,
  fingerprint: (fingerprint) => `fingerprint: ${fingerprint}`,
  head: (fingerprint, hash) => `Head of the record: ${fingerprint} (${hash})`,
  upTo: (line) => `The record is not good from line ${line} on; this is what stands before it.`,
};
