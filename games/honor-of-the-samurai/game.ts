import { questionsGame } from '../kit/schema/questions-game.ts';
import { ARMY } from './rules/house.ts';
import { isFaceCard } from './rules/battle.ts';
import { revealedIn, type Play } from './rules/play.ts';
import { honorOfTheSamurai } from './rules/rulebook.ts';
import { isOut, seatsLeft } from './rules/score.ts';
import { battleJson, resolve } from './schema/resolve.ts';
import { handTasks, samuraiAskValues } from './words/hands.ts';
import rules from './words/rules.json';
import { sayOutcome } from './words/said.ts';
import words from '../../words/generated/honor-of-the-samurai.js';
import { sayIn } from '../../words/say.ts';

export const HONOR_OF_THE_SAMURAI = questionsGame<Play>({
  rulebook: honorOfTheSamurai,
  catalogue: words,
  say: sayOutcome,
  askValues: samuraiAskValues,
  hands: handTasks,
  rests({ play: { scores, house } }, seat, language) {
    const score = scores[seat];
    if (score === undefined || !isOut(score, house)) return undefined;
    const until = score.away === 'next deal' ? 'next' : house.out;
    return sayIn(language, words)(`honor-of-the-samurai-seat-rests-${until}`);
  },
  rules,
  broken,
  report,
  round,
  demo: { cards: 'dealt' },
  headless: {
    resolve,
    examples: {
      resolve: [
        {
          what: 'Honor of the Samurai: the army of each seat, null if it is out, and the card each charges with',
          request:
            '{"rulebook":"honor-of-the-samurai","armies":[["AH","KD","2C"],["TS","X1","QD"]],"charges":["9D",null],"house":{"illegal":"D","charges":true}}',
        },
      ],
      play: [
        {
          what: 'Honor of the Samurai: the King’s suit, each hand, an appeal about a Joker and what the King drew, then the armies',
          request:
            '{"rulebook":"honor-of-the-samurai","players":["Anna","Béla","Cili"],"house":{"kings":"yes","diplomacy":"yes"},"lastWinners":[0],"commands":["S","clean","joker","2","yes","QH","clean","AD","2D","3D","KD","KC","4H","5D","6D","7D"]}',
        },
      ],
    },
  },
});

/** A battle with the hands before it, and by seat the disgraces that each holds after it. */
function round({ last }: Play, reasons: boolean): object {
  if (last === undefined) return {};
  const { revealed, outcome, hands, replaced, scores } = last;
  const { armies, charges } = revealed;
  const held = scores.map(({ disgraces }) => disgraces);
  return { hands, armies, charges, replaced, ...battleJson(outcome, reasons), held };
}

/** Each army of the last battle with its charge, and the heads taken. */
function report({ last, house }: Play) {
  if (last === undefined) return undefined;
  const { armies, charges } = last.revealed;
  const laid = armies.map((army, seat) => [...(army ?? []), ...[charges[seat] ?? []].flat()]);
  return last.scores.map((score, seat) => ({
    laid: laid[seat] ?? [],
    took: last.outcome.winner === seat ? laid.flat().filter(isFaceCard) : [],
    standing: isOut(score, house) ? ('out' as const) : ('in' as const),
  }));
}

/** The invariants that a game breaks; they must hold after every event. */
export function broken(play: Play): readonly string[] {
  const { scores, house, phase, king, last, battles } = play;
  const found: string[] = [];
  if (scores.some(({ disgraces }) => disgraces < 0)) found.push('HS-2: a disgrace was taken back');
  if (king !== undefined && house.kings === 'no') found.push('HS-6: a King where none is played');
  const left = seatsLeft(scores, house).length;
  if (phase !== 'over' && house.out === 'game' && left < 2) found.push(`HS-5: the game goes on with ${left} who are not out`);
  if (phase === 'over' && play.ending.winners.length === 0) found.push('HS-5: over without a winner');
  if ((last === undefined) !== (battles === 0)) found.push(`HS-5: the last of ${battles} battles is not what is told`);
  const revealed = revealedIn(play) ?? last?.revealed;
  for (const [seat, army] of revealed?.armies.entries() ?? [])
    if ((army !== null) !== revealed?.fighting.includes(seat) || (army?.length ?? 0) > ARMY)
      found.push(`HS-1: the army of seat ${seat} is ${army?.join(' ') ?? 'none'}`);
  return found;
}
