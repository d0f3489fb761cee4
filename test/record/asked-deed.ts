import type { Random } from '../../rulebook/random.ts';
import type { GameView } from '../../host/contract/view.ts';
import type { HouseRule } from '../../rulebook/rulebook.ts';
import { RULEBOOKS, rulebookOf, type RulebookId } from '../../rulebook/rulebooks.ts';
import type { Deed } from './deed.ts';

/** The games that seal no faces. */
export const ASKED: readonly RulebookId[] = RULEBOOKS.ids.filter((id) => rulebookOf(id).faces.length === 0);

/** A value with which everything is done by people: no card is drawn, and no clock ends the game. */
function plain(rule: HouseRule, random: Random): string | number {
  if (rule.key === 'minutes') return rule.kind === 'number' ? rule.least : rule.standard;
  if (rule.kind !== 'choice') return rule.standard;
  const values = rule.values.filter((value) => value !== 'dealt' && value !== 'timed');
  return values[random(values.length)] ?? rule.standard;
}

/** The house rules of a game in which people do everything; not every choice goes with every other, so some are standard. */
export function plainHouse(id: RulebookId, random: Random): Record<string, string | number> {
  const { house } = rulebookOf(id);
  const chosen = house[random(house.length)];
  const cards = house.find(({ key }) => key === 'cards');
  const rules = new Set([cards, chosen].filter((rule) => rule !== undefined));
  return Object.fromEntries([...rules].map((rule) => [rule.key, plain(rule, random)]));
}

/** The answer that a bot would give, as the dealer's; undefined when the game is over. */
export function answerDeed(random: Random, { rulebook, state, ask }: GameView): (Deed & { readonly type: 'table' }) | undefined {
  const book = rulebookOf(rulebook);
  if (ask === undefined) return undefined;
  const given = String(book.bot(state, ask, random, ask.seat ?? 0));
  return { type: 'table', command: book.answer(ask.n, { kind: 'open', given, confirm: true }) };
}

/** A command of the dealer at such a table; some are refused. */
export function askedDeed(random: Random, game: GameView): Exclude<Deed, { type: 'open' }> {
  const player = game.seats[random(game.seats.length)]?.player.id;
  const points = { type: 'adjustPoints', player, by: 1 + random(3), reason: `counted ${random(1000)}` };
  const seat = random(game.seats.length);
  const rare: readonly Exclude<Deed, { type: 'open' }>[] = [
    { type: 'undo' },
    { type: 'undo' },
    { type: 'redo' },
    { type: 'table', command: points },
    { type: 'dealer', seat },
    { type: 'table', command: { type: 'answer', n: (game.ask?.n ?? 0) + 1, given: 'KD' } },
  ];
  const answer = random(4) === 0 ? undefined : answerDeed(random, game);
  return answer ?? rare[random(rare.length)] ?? { type: 'undo' };
}
