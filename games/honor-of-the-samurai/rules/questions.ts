import type { Option, OpenQuestion } from '../../../rulebook/ask.ts';
import { SUITS } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { appellants, KEEP, NOBODY } from './appeal.ts';
import { isFirst, nextPlace } from './armies.ts';
import { ARMY } from './house.ts';
import { handsPossible } from './hands.ts';
import type { Appeal, In, Play } from './play.ts';

export const ASKS = [
  'king',
  'illegal suit',
  'hand',
  'appeal',
  'own appeal',
  'response',
  'drawn',
  'charging',
  'army',
  'charge',
  'replacement',
] as const;
export type AskWhat = (typeof ASKS)[number];

/** The answer to which the host turns cards up. */
export const TURN = 'turn';

type Asked = OpenQuestion & { readonly what: AskWhat };

const YES_OR_NO: readonly Option[] = [{ value: 'no' }, { value: 'yes' }];

export function nextQuestion(play: Play): Asked | undefined {
  switch (play.phase) {
    case 'king':
      return choice('king', { options: [{ value: NOBODY }, ...seatOptions(play.scores.map((_, seat) => seat))] });
    case 'illegal suit':
      return choice('illegal suit', { seat: play.seat, options: SUITS.map((suit) => ({ value: suit })) });
    case 'hands': {
      const options = handsPossible(play).map((value) => ({ value }));
      return choice('hand', { seat: play.seat, options, standard: 'clean' });
    }
    case 'hand appeal': {
      const options = [{ value: NOBODY }, ...seatOptions(appellants(play, play.declared))];
      return appealQuestion(play, play.appeal, choice('appeal', { options, standard: NOBODY }));
    }
    case 'charges':
      return choice('charging', { seat: play.seat, options: YES_OR_NO, standard: 'no' });
    case 'armies':
      return armyQuestion(play);
    case 'army appeal':
      return jokerQuestion(play);
    case 'over':
      return undefined;
  }
}

function armyQuestion({ house, revealed, king }: In<'armies'>): Asked {
  const place = nextPlace(revealed, king?.illegal);
  if (place === undefined) throw new RangeError('every card has been entered');
  const { seat, at } = place;
  const counted = isFirst(revealed) && { counted: true as const };
  if (house.cards === 'dealt') return { ...turnUp('army'), ...counted };
  const part = at !== 'charge' && { part: { at: at + 1, of: ARMY } };
  return { ...card(part ? 'army' : 'charge', seat, king?.illegal === undefined), ...part, ...counted };
}

/** HS-9: the player with the Joker appeals and replaces it. */
function jokerQuestion(play: In<'army appeal'>): Asked {
  const { appeal, king, jokers } = play;
  const seat = jokers[0]?.seat;
  if (seat === undefined) throw new RangeError('no Joker is heard');
  if (appeal === 'replacement') {
    const asked = play.house.cards === 'dealt' ? turnUp(appeal, seat) : card(appeal, seat, king?.illegal === undefined);
    return { ...asked, options: [...asked.options, { value: KEEP }] };
  }
  return appealQuestion(play, appeal, choice('own appeal', { seat, options: YES_OR_NO, standard: 'no' }));
}

function appealQuestion({ house, king }: Play, appeal: Appeal, whether: Asked): Asked {
  if (appeal === 'appeal') return whether;
  if (king === undefined) throw new RangeError('nobody hears an appeal without a King');
  if (appeal === 'response') return choice('response', { seat: king.seat, options: YES_OR_NO });
  // HS-9: only a face card counts, whatever its suit.
  return house.cards === 'dealt' ? turnUp('drawn', king.seat) : card('drawn', king.seat, true);
}

/** If a suit is illegal, every card is entered with its suit: otherwise a D typed too much would name a queen. */
function card(what: AskWhat, seat: Seat, rankOnly: boolean): Asked {
  return { kind: 'card', what, seat, options: [], ...(rankOnly && { rankOnly }) };
}

/** The screen turns the cards up itself, at a word; a seat's, or those of all. */
function turnUp(what: AskWhat, seat?: Seat): Asked {
  return choice(what, { ...(seat !== undefined && { seat }), options: [{ value: TURN }], standard: TURN });
}

function choice(
  what: AskWhat,
  rest: { readonly seat?: Seat; readonly options: readonly Option[]; readonly standard?: string },
): Asked {
  return { kind: 'option', what, ...rest };
}

function seatOptions(seats: readonly Seat[]): readonly Option[] {
  return seats.map((seat) => ({ value: String(seat), seat }));
}
