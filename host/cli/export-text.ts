import type { PlayedRound } from '../record/rounds.ts';

/** The night to be read by people: a paragraph for each round, the standings at the end of each game. */
export function roundsText(rounds: readonly PlayedRound[]): string {
  if (rounds.length === 0) return 'No round was played.';
  return rounds
    .flatMap((round, i) => {
      const next = rounds[i + 1];
      const begins = rounds[i - 1]?.game !== round.game ? [`Game ${round.game}: ${round.rulebook}`, ''] : [];
      return [...begins, roundText(round), ...(next?.game === round.game ? [] : [scoresText(round)])];
    })
    .join('\n');
}

function roundText({ round, table, seats }: PlayedRound): string {
  const lines = seats.map(({ player, face, took, standing }) => {
    const taken = took.length === 0 ? '' : `, took ${took.join(' ')}`;
    return `  ${player.name}: ${face ?? 'no die'}${taken}${standing === 'in' ? '' : ` (${standing})`}`;
  });
  return [`Round ${round}: ${table.join(' ')}`, ...lines, ''].join('\n');
}

function scoresText({ standings }: PlayedRound): string {
  const scores = standings.map(({ player, points, open }) => {
    return `${player.name} ${points}${open === 0 ? '' : ` and ${open} cards not named`}`;
  });
  return `Points: ${scores.join(', ')}\n`;
}
