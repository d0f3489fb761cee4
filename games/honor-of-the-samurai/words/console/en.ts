import type { House, SamuraiCode } from '../../rules/house.ts';
import type { AskedConsoleWords, HouseRuleWords, RefusalSentences } from '../../../../words/rulebook.ts';
import type { Worded } from '../../../../words/language.ts';

const values = { no: 'No', yes: 'Yes' };

const refusals: RefusalSentences<SamuraiCode> = {
  'no King to appeal to': () => 'Diplomacy needs a King: choose Kings too, or leave it out.',
};

export const SAMURAI_CONSOLE_EN = {
  name: 'Honor of the Samurai',
  minutes: '15 to 30 minutes',
  line: 'Three cards lie unseen as your army: the strongest takes every head, and disgraces throw you out.',
  deck: '52-card French deck with two Jokers',
  house: {
    cards: { label: 'Cards', values: { entered: 'Named when revealed', dealt: 'The screen deals' } },
    kings: { label: 'Kings: the last winner forbids a suit', values },
    diplomacy: { label: 'Diplomacy: appeal a Joker to the King', values },
    charges: { label: 'Charges: a hand card may join the army', values },
    disgracesAsHeads: { label: 'A disgrace takes a head away', values },
  } satisfies Record<keyof House, HouseRuleWords>,
  refusals,
} satisfies AskedConsoleWords;
export type SamuraiConsoleWords = Worded<typeof SAMURAI_CONSOLE_EN>;
