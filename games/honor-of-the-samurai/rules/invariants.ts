import { ARMY } from './house.ts';
import { revealedIn, type Play } from './play.ts';
import { seatsIn } from './score.ts';

/** What does not hold of a game though it must after every event; empty where all does. */
export function violations(play: Play): readonly string[] {
  const { scores, house, phase, king, last, battles } = play;
  const found: string[] = [];
  if (scores.some(({ disgraces }) => disgraces < 0)) found.push('HS-2: a disgrace was taken back');
  if (king !== undefined && house.kings === 'no') found.push('HS-6: a King where none is played');
  const left = seatsIn(scores, house).length;
  if (phase !== 'over' && left < 2) found.push(`HS-5: the game goes on with ${left} who are not out`);
  if (phase === 'over' && play.ending.winners.length === 0) found.push('HS-5: over without a winner');
  if ((last === undefined) !== (battles === 0)) found.push(`HS-5: the last of ${battles} battles is not what is told`);
  const revealed = revealedIn(play) ?? last?.revealed;
  for (const [seat, army] of revealed?.armies.entries() ?? [])
    if ((army !== null) !== revealed?.fighting.includes(seat) || (army?.length ?? 0) > ARMY)
      found.push(`HS-1: the army of seat ${seat} is ${army?.join(' ') ?? 'none'}`);
  return found;
}
