import { HEADLESS } from '../../host/games/index.ts';
import type { Headless } from '../../host/games/headless.ts';

const BOOKS = new Map<string, Headless>(Object.entries(HEADLESS));
const [FIRST = ''] = BOOKS.keys();

/** What follows the help of a command that is asked in JSON: a request for each game that answers it. */
export function examplesOf(command: 'resolve' | 'play'): string {
  const examples = [...BOOKS.values()].flatMap(({ examples }) => examples[command] ?? []);
  const silent = [...BOOKS].flatMap(([id, { examples }]) => (examples[command] === undefined ? [id] : []));
  return [
    '',
    `"rulebook" names the game; where it is left out, ${FIRST} is meant.`,
    ...(silent.length > 0 ? [`Not answered for ${silent.join(', ')}.`] : []),
    ...examples.flatMap(({ what, request }) => ['', `${what}:`, `  ${request}`]),
  ].join('\n');
}
