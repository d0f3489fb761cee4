import { describe, expect, it } from 'vitest';
import { back, beginTurn, pressed, skip, type PairingTurn } from './pairing-turn.ts';

const ORDER = [0, 2, 3];
const FRESH = beginTurn([]);
const press = (turn: PairingTurn, n: number, pad: string) => pressed(turn, { n, pad }, ORDER);
const givenIn = ({ given }: PairingTurn) => Object.fromEntries(given);

describe('pairing round the table', () => {
  it('gives each seat the pad that is pressed while it is asked', () => {
    const turn = press(press(press(FRESH, 1, 'red'), 2, 'blue'), 3, 'green');
    expect(givenIn(turn)).toEqual({ 0: 'red', 2: 'blue', 3: 'green' });
    expect(turn.at).toBe(ORDER.length);
  });

  it('counts a press once, however often its view arrives', () => {
    const once = press(FRESH, 1, 'red');
    expect(press(once, 1, 'red')).toBe(once);
  });

  it('says whose pad it is if another player already has it, and still asks', () => {
    const turn = press(press(FRESH, 1, 'red'), 2, 'red');
    expect(turn).toMatchObject({ at: 1, takenBy: { pad: 'red', seat: 0 } });
    expect(press(turn, 3, 'blue')).not.toHaveProperty('takenBy');
  });

  it('skips, and goes back to a seat whose pad is free again', () => {
    const turn = back(back(press(skip(FRESH, ORDER), 1, 'red'), ORDER), ORDER);
    expect(turn).toMatchObject({ at: 0 });
    expect(givenIn(press(turn, 2, 'red'))).toEqual({ 0: 'red' });
    expect(back(FRESH, ORDER).at).toBe(0);
  });

  it('hears nothing from before it began, and nothing when all have been asked', () => {
    const late = beginTurn([{ n: 7, pad: 'red' }]);
    expect(press(late, 7, 'red')).toBe(late);
    const asked = skip(skip(skip(FRESH, ORDER), ORDER), ORDER);
    expect(press(asked, 1, 'red')).toMatchObject({ at: ORDER.length, heard: 1 });
    expect(givenIn(press(asked, 1, 'red'))).toEqual({});
  });
});
