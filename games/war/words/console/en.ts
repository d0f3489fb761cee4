import { nameCard } from '../../../../words/cards/cards.ts';
import { CARDS_EN } from '../../../../words/cards/en.ts';
import type { AskedConsoleWords, HouseRuleWords, RefusalParams } from '../../../../words/rulebook.ts';
import type { WarCode } from '../../rules/rulebook.ts';
import type { WarHouse } from '../../rules/house.ts';
import type { Worded } from '../../../../words/language.ts';

/** Where a card was last seen, or what is known to lie in its place. */
function seen({ where, name, expected }: RefusalParams): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    expected: `by all that was typed it is the ${nameCard(String(expected), CARDS_EN)}`,
    stack: `${name} has it`,
    battle: `it lies before ${name}`,
    middle: 'it waits in the middle',
  };
  return known[String(where)] ?? 'all four are elsewhere';
}

const refusals: Readonly<Record<WarCode | 'card cannot be there', (params: RefusalParams) => string>> = {
  'card cannot be there': (params) =>
    `That card cannot be there: ${seen(params)}. The same card once more, and it counts all the same.`,
  'five of a rank': () =>
    'Four of that rank lie there already. If one was typed wrongly, undo back to it (U); else type this one again.',
  'cards are chosen': () =>
    'In Suicide War players choose their cards, so the screen cannot deal them. Take another way of cards.',
  'the kiosk deals': () => 'The screen deals in this game and has counted right. An undo (U) takes a battle back.',
  'battle under way': () => 'A battle is under way. Finish it first; cards are counted between battles.',
  'cards not held': ({ held }) => `So many cards are not there to take: ${held} at most.`,
  'cards not taken': ({ left }) =>
    `There are 52 cards. Take some from who has fewer than the screen says first; ${left} are there to give.`,
};

export const WAR_CONSOLE_EN = {
  name: 'War',
  minutes: '15 minutes or more',
  line: 'All flip their top card, the highest takes them all, and a tie is war.',
  deck: '52-card French deck',
  house: {
    cards: {
      label: 'Cards',
      values: { entered: 'Typed when flipped', dealt: 'The screen deals', untracked: 'Only who takes them' },
    },
    variation: {
      label: 'Variation',
      values: { classic: 'Classic', 'three-card': 'Three-Card War', suicide: 'Suicide War' },
    },
    minutes: {
      label: 'The game ends',
      values: { '0': 'When one has all cards', '15': 'After 15 minutes', '20': 'After 20 minutes' },
    },
  } satisfies Record<keyof WarHouse, HouseRuleWords>,
  /** Of this rulebook's own codes, and where a card was last seen that cannot be there. */
  refusals,
} satisfies AskedConsoleWords;
export type WarConsoleWords = Worded<typeof WAR_CONSOLE_EN>;
