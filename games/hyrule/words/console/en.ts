import type { House } from '../../rules/house.ts';
import type { Code } from '../../rules/seen.ts';
import type { AskedConsoleWords, HouseRuleWords, RefusalParams } from '../../../../words/rulebook.ts';
import type { Worded } from '../../../../words/language.ts';

function where(place: string | number | undefined, name: string | number | undefined): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    captured: `${name} captured it`,
    waiting: 'it waits in the middle',
  };
  return known[String(place)] ?? `${name} swapped it away`;
}

const refusals: Readonly<Record<Code | 'card cannot be there', (params: RefusalParams) => string>> = {
  'laid in this turn': ({ name }) =>
    `That card lies before ${name} in this turn already. If it was typed wrongly there, undo it; else type this one again.`,
  'no pile': () =>
    'They have no cards to correct now: whoever is not in the run-off has none, and nobody has any before the deal.',
  'card cannot be there': ({ where: place, name }) =>
    `That card cannot be there: ${where(place, name)}. The same card once more, and it counts all the same.`,
};

export const HYRULE_CONSOLE_EN = {
  name: 'Hyrule',
  minutes: '5 to 15 minutes',
  line: 'Diamonds beat clubs, clubs beat spades, spades beat hearts, and hearts beat diamonds: seven turns for the most cards.',
  deck: '52-card French deck and two Jokers',
  house: {
    turns: { label: 'Turns', values: { chance: 'All at once', strategy: 'One after the other' } },
    cards: { label: 'Cards', values: { entered: 'Typed when laid', dealt: 'The screen deals' } },
  } satisfies Record<keyof House, HouseRuleWords>,
  /** Of this rulebook's own codes, and where a card has been seen that cannot be there. */
  refusals,
} satisfies AskedConsoleWords;
export type HyruleConsoleWords = Worded<typeof HYRULE_CONSOLE_EN>;
