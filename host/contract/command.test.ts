import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { playerSchema } from './command.ts';

const named = (name: string) => v.safeParse(playerSchema, { id: 'p1', name });

describe('the name of a player', () => {
  it.each(['Béla', 'Őszi Dóra', '王小明', 'دانيال', 'Zoë 👩‍🚀', "O'Neill"])('may be %s', (name) => {
    expect(named(name).success).toBe(true);
  });

  it('loses the space around it', () => {
    expect(named('  Anna ').output).toMatchObject({ name: 'Anna' });
  });

  it.each([
    ['nothing but space', '   '],
    ['a line break', 'An\nna'],
    ['a control character', 'An\u0007na'],
    ['a terminal sequence', '\u001b[2JAnna'],
    ['writing turned round', 'An\u202ena'],
    ['more than 24 letters', 'A'.repeat(25)],
  ])('is refused with %s', (_what, name) => {
    expect(named(name).success).toBe(false);
  });
});
