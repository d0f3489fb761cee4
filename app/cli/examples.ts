import { headlessOf } from '../../host/games/index.ts';
import { RULEBOOKS } from '../../rulebook/rulebooks.ts';

/** What follows the help of a command that is asked in JSON: a request for each game that answers it. */
export function examplesOf(command: 'resolve' | 'play'): string {
  const { ids } = RULEBOOKS;
  const examples = ids.flatMap((id) => headlessOf(id).examples[command] ?? []);
  const silent = ids.filter((id) => headlessOf(id).examples[command] === undefined);
  return [
    '',
    `"rulebook" names the game; where it is left out, ${RULEBOOKS.first} is meant.`,
    ...(silent.length > 0 ? [`Not answered for ${silent.join(', ')}.`] : []),
    ...examples.flatMap(({ what, request }) => ['', `${what}:`, `  ${request}`]),
  ].join('\n');
}
