import type { Worded } from '../language.ts';

/** A night as text, to be read on paper, in a message, years later. Names and cards never take an ending. */
export const NIGHT_REPORT_EN = {
  noRound: 'No round was played.',
  game: (game: number, rulebook: string) => `Game ${game}: ${rulebook}`,
  /** `cards` lie on the table, in a game that has such. */
  round: (round: number, cards: readonly string[]) =>
    [`Round ${round}`, ...(cards.length === 0 ? [] : [cards.join(', ')])].join(': '),
  noDie: 'no die',
  laid: (cards: readonly string[]) => `laid ${cards.join(', ')}`,
  took: (cards: readonly string[]) => `took ${cards.join(', ')}`,
  standing: { out: 'out', away: 'away', left: 'left the game' },
  /** `open` cards have no name and count nothing yet. */
  points: (name: string, points: number, open: number) => `${name} ${points}${open === 0 ? '' : ` (and ${open} not named)`}`,
  score: 'Points',
  /** `together` where they have won as one side. */
  winners(names: readonly string[], together: boolean) {
    if (names.length === 1) return `Winner: ${names.join()}`;
    return `${together ? 'Winners' : 'Shared win'}: ${names.join(', ')}`;
  },
  /** Heads the points of several games of one rulebook. */
  series: 'All games together',
  /** Heads how many games of whichever rulebook each has won. */
  gamesWon: 'Games won',
  total: (name: string, points: number, gamesWon: number) =>
    `${name} ${points} (${gamesWon === 1 ? '1 game won' : `${gamesWon} games won`})`,
  fingerprint: (fingerprint: string) => `fingerprint: ${fingerprint}`,
  /** Of the last line of the record: its fingerprint, and the whole hash. */
  head: (fingerprint: string, hash: string) => `Head of the record: ${fingerprint} (${hash})`,
  upTo: (line: number) => `From line ${line} on the record cannot be read; this is what comes before it.`,
};
export type NightReportWords = Worded<typeof NIGHT_REPORT_EN>;
