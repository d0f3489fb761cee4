import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { playerSchema } from './schemas.ts';

const named = (name: string) => v.safeParse(playerSchema, { id: 'p1', name });

describe('the name of a player', () => {
  it.each(['Béla', 'Őszi Dóra', '王小明', 'دانيال', 'Zoë 👩‍🚀', "O'Neill"])('may be %s', (name) => {
    expect(named(name).success).toBe(true);
  });

  it('loses the space around it', () => {
    expect(named('  Anna ').output).toMatchObject({ name: 'Anna' });
  });

  it.each([
    ['An\nna', 'An na'],
    ['\u001b[2JAnna', '[2JAnna'],
    ['\u2068Anna\u2069', 'Anna'],
  ])('comes in as %j and is kept as %j', (given, name) => {
    expect(named(given).output).toMatchObject({ name });
  });

  it.each([
    ['   ', 'is empty'],
    ['\u3164', 'is empty'],
    ['B\ufffdla', 'is garbled'],
    ['A'.repeat(25), 'is too long'],
  ])('%j is refused: it %s', (name, why) => {
    expect(named(name).issues).toMatchObject([{ message: why }]);
  });
});
