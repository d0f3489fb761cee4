import type { Change, Effect } from '../rulebook/rulebook.ts';
import { frenchCardName } from './cards.ts';
import counts from './generated/counts.js';
import effect from './generated/effect.js';
import room from './generated/room.js';
import type { Language } from './language.ts';
import { sayIn, type Ids } from './say.ts';

/** What the room reads and hears, whatever the game. */
export const roomSay = (language: Language) => sayIn(language, room, effect, counts);
export type RoomSay = ReturnType<typeof roomSay>;

/** Whose or what it is, with what becomes of it: "Anna: takes it". Nobody's stands alone. */
export function pairIn(language: Language, of: string, what: string): string {
  return of === '' ? what : roomSay(language)('room-pair', { of, what });
}

export function rowIn(language: Language, phrases: readonly string[]): string {
  const say = roomSay(language);
  return phrases.length === 0 ? '' : phrases.reduce((what, more) => say('room-row', { what, more }));
}

/** With a full stop, where it does not end in a mark already. */
export function sentenceIn(language: Language, what: string): string {
  return /[.!?]$/.test(what) ? what : roomSay(language)('room-sentence', { what });
}

/** How an outcome is stamped. */
export type StampKind = KindIn<Ids['room']>;
type KindIn<Id> = Id extends `room-stamps-${infer Kind}` ? Kind : never;

/** A change in words, for the dealer beforehand and for the room afterwards. */
function changePhrase(change: Change, say: RoomSay): string {
  switch (change.what) {
    case 'player':
      return say(`effect-becomes-${change.becomes}`, { name: change.player.name });
    case 'winners': {
      const names = change.players.map(({ name }) => name);
      return winnersPhrase(names, change.together === true, say);
    }
    case 'game':
      return change.to === 0 ? say('effect-setup') : say('effect-game', { game: change.to });
    case 'over':
      return change.over ? say('effect-over') : say('effect-goes-on');
    case 'deck':
      return say('effect-deck', change);
    case 'table':
      return say('effect-table', change);
    case 'swap':
      return say('effect-swap');
    case 'card':
      return cardPhrase(change, say);
    case 'unnamed':
      return say('effect-unnamed', change);
    case 'turned':
      return say('effect-turned');
    case 'answer':
      return change.player === undefined ? say('effect-answer') : say('effect-answer-of', { name: change.player.name });
  }
}

/** The winners: a player, those of one side together, or several who share the win; none while it is not certain. */
export function winnersPhrase(names: readonly string[], together: boolean, say: RoomSay): string {
  if (names.length === 0) return say('effect-winners.none');
  if (names.length === 1) return say('effect-winners.alone', { names });
  return say(together ? 'effect-winners.together' : 'effect-winners', { names });
}

function cardPhrase({ from, to, player }: Extract<Change, { what: 'card' }>, say: RoomSay): string {
  const unnamed = to === '??';
  const card = frenchCardName(unnamed ? from : to, say.language);
  if (player === undefined) return unnamed ? say('effect-card-unnamed', { card }) : say('effect-card', { card });
  const { name } = player;
  return unnamed ? say('effect-card-unnamed-of', { name, card }) : say('effect-card-of', { name, card });
}

/** "Anna’s move in battle 3": a step by its own name, or by whose answer it was; `round` is the name of its round, if any. */
export function stepNamed(
  language: Language,
  named: string | undefined,
  changes: Effect['changes'],
  round: string | undefined,
): string {
  const say = roomSay(language);
  const answer = changes.find(({ what }) => what === 'answer') ?? { what: 'answer' };
  const what = named ?? changePhrase(answer, say);
  return round === undefined ? what : say('effect-in-round', { what, round });
}

/** As many of the phrases as fit in `room` letters, in a row; an ellipsis stands for the others. `room` may be negative. */
export function inShort(language: Language, phrases: readonly string[], room: number): string {
  let fitting = phrases.length;
  while (fitting > 0 && rowIn(language, phrases.slice(0, fitting)).length > room) fitting -= 1;
  const said = rowIn(language, phrases.slice(0, fitting));
  return fitting === phrases.length ? said : `${said} …`.trim();
}

/** One phrase for each thing that changes, points first; whose answer it was belongs to the name of the step. */
export function effectPhrases({ points, changes }: Pick<Effect, 'points' | 'changes'>, language: Language): readonly string[] {
  const say = roomSay(language);
  return [
    ...points.map(({ player, from, to }) => say('effect-points', { name: player.name, from, to })),
    ...changes.filter(({ what }) => what !== 'answer').map((change) => changePhrase(change, say)),
  ];
}
