import { describe, expect, it } from 'vitest';
import { begun, given, laid } from '../../../test/support/hungarian-war.ts';
import type { Card } from '../../../rulebook/card.ts';
import type { CardId, Event } from './types.ts';

function name(id: CardId, card: Card, confirm?: boolean) {
  return { type: 'name', id, card, ...(confirm === undefined ? {} : { confirm }) } as const;
}
function named(id: CardId, card: Card): Event {
  return { type: 'CardNamed', id, card };
}
/** Anna took the centre card, card 0; card 4 lies there now. */
const TAKEN: readonly Event[] = [
  ...begun(['??', '??', '??', '??']),
  { type: 'FacesOpened', faces: [6, 2, 2] },
  laid(['centre', '??']),
];

describe('HW-21 naming', () => {
  it('gives a taken card its points and moves nothing', () => {
    const before = given(TAKEN).state;
    const { state } = given(TAKEN).when(name(0, 'K?')).then(named(0, 'K?'));
    expect({ ...state, cards: before.cards }).toEqual(before);
    expect(state.cards).toEqual(['K?', '??', '??', '??', '??']);
  });

  it('corrects a name, and takes it back', () => {
    given(TAKEN, named(0, 'KD')).when(name(0, '9C')).then(named(0, '9C'));
    given(TAKEN, named(0, 'KD')).when(name(0, '??')).then(named(0, '??'));
  });

  it('names cards of players who left and on the discard pile', () => {
    given(TAKEN, { type: 'SeatLeft', seat: 0 }).when(name(0, 'KD')).then(named(0, 'KD'));
    given(TAKEN, { type: 'SeatLeft', seat: 0 }).when(name(1, 'KD')).then(named(1, 'KD'));
  });

  it('is refused for a card that was never laid', () => {
    given(TAKEN).when(name(5, 'KD')).refused('no such card', { id: 5 });
    given(TAKEN).when(name(-1, 'KD')).refused('no such card', { id: -1 });
  });

  it('is refused if cards are untracked', () => {
    given(begun(['??', '??', '??'], 20, { cards: 'untracked' }))
      .when(name(0, 'KD'))
      .refused('cards are not named in this game', {}, 'HW-21');
  });

  it('goes on after the end', () => {
    const over: Event = { type: 'DeckCounted', left: 0, unfilled: [], reason: 'empty' };
    given(TAKEN, over).when(name(0, 'KD')).then(named(0, 'KD'));
    given(begun(['9C', '??', '2H'], 3), over)
      .when(name(1, 'KD'))
      .then(named(1, 'KD'));
  });
});

describe('HW-5 after naming', () => {
  const ONE_UNKNOWN = begun(['9C', '2H', '??', 'TS'], 20, { cards: 'entered' });

  it('decides the swap once the last card becomes known', () => {
    given(ONE_UNKNOWN).when(name(2, 'KD')).then(named(2, 'KD'), { type: 'CardsSwapped', side: 1 });
  });

  it('decides none while another card is unknown', () => {
    given(begun(['9C', '??', '??', 'TS']))
      .when(name(2, 'KD'))
      .then(named(2, 'KD'));
  });

  it('decides none if the centre is the largest', () => {
    given(begun(['KC', '2H', '??', 'TS']))
      .when(name(2, 'KH'))
      .then(named(2, 'KH'));
  });

  it('decides none for a card that lies in a pile', () => {
    given(begun(['9C', 'TD', '2H', '3H']), { type: 'FacesOpened', faces: [5, 2, 2] }, laid([0, 'KD']))
      .when(name(1, 'TC'))
      .then(named(1, 'TC'));
  });

  it('decides the swap if ranks suffice and leaves it to the players if they do not', () => {
    given(ONE_UNKNOWN).when(name(2, 'K?')).then(named(2, 'K?'), { type: 'CardsSwapped', side: 1 });
    given(ONE_UNKNOWN).when(name(2, 'T?')).then(named(2, 'T?'));
  });
});

describe('HW-20 a card that cannot be there', () => {
  const KNOWN = begun(['KD', '9C', '??', '??']);

  it('is refused, and the refusal says that it was last seen on the table', () => {
    given(KNOWN).when(name(2, '9C')).refused('card cannot be there', { card: '9C', where: 'table', name: '0' }, 'HW-20');
    given(KNOWN).when(name(2, 'KD')).refused('card cannot be there', { card: 'KD', where: 'table', name: 'centre' }, 'HW-20');
  });

  it('is refused, and the refusal says that it was last seen in a pile', () => {
    given(KNOWN, { type: 'FacesOpened', faces: [6, 2, 2] }, laid(['centre', '??']))
      .when(name(2, 'KD'))
      .refused('card cannot be there', { card: 'KD', where: 'pile', name: 'Anna' }, 'HW-20');
  });

  it('is refused, and the refusal says that it was last seen on the discard pile', () => {
    given(KNOWN, { type: 'FacesOpened', faces: [6, 6, 3] }, laid(['centre', '??']))
      .when(name(2, 'KD'))
      .refused('card cannot be there', { card: 'KD', where: 'discard', name: '' }, 'HW-20');
  });

  it('is refused if no deck of this game holds it', () => {
    given(KNOWN).when(name(2, 'X1')).refused('card cannot be there', { card: 'X1', where: 'deck', name: '' }, 'HW-20');
    const jokers = begun(['KD', '9C', '??', '??'], 20, { jokers: 2 });
    given(jokers).when(name(2, 'X2')).then(named(2, 'X2'));
    given(jokers).when(name(2, 'X3')).refused('card cannot be there', { card: 'X3', where: 'deck', name: '' }, 'HW-20');
  });

  it('is accepted on a second press', () => {
    const confirmed: Event = { type: 'CardNamed', id: 2, card: '9C', confirmed: true };
    const { state } = given(KNOWN)
      .when(name(2, '9C', true))
      .then(confirmed);
    expect(state.confirmed).toEqual([2]);
    expect(given(KNOWN, confirmed, named(2, '8C')).state.confirmed).toEqual([]);
  });

  it('is not marked as confirmed if it needed no second press', () => {
    given(KNOWN)
      .when(name(2, '8C', true))
      .then(named(2, '8C'));
  });

  it('counts ranks: no fifth king in one deck', () => {
    const kings = begun(['KD', 'K?', 'KS', 'K?', '??']);
    const all = { where: 'all', count: 4, table: 4, discard: 0, name: '' };
    given(kings)
      .when(name(4, 'KH'))
      .refused('card cannot be there', { card: 'KH', ...all }, 'HW-20');
    given(kings)
      .when(name(4, 'K?'))
      .refused('card cannot be there', { card: 'K?', ...all }, 'HW-20');
    given(kings).when(name(3, 'KH')).then(named(3, 'KH'));
  });

  it('says of a fifth nine where the four are, and names nobody’s pile alone', () => {
    const nines = begun(['9D', '9?', '9S', '9?']);
    given(nines, { type: 'FacesOpened', faces: [6, 5, 2] }, laid(['centre', '??'], [1, '??']))
      .when(name(4, '9?'))
      .refused('card cannot be there', { card: '9?', where: 'all', count: 4, table: 2, discard: 0, name: 'Anna, Béla' }, 'HW-20');
  });

  it('counts decks', () => {
    const two = begun(['KD', '9C', '9C', '??'], 20, { decks: 2 });
    given(two).when(name(3, 'KD')).then(named(3, 'KD'));
    given(two).when(name(3, '9C')).refused('card cannot be there', { card: '9C', where: 'table', name: '1' }, 'HW-20');
  });
});
