import { describe, expect, it } from 'vitest';
import type { Change } from '../rulebook/rulebook.ts';
import { EFFECT_EN } from './en/effect.ts';
import { stepInShort } from './effect.ts';

const [anna, bela, cili] = ['Anna', 'Béla', 'Cili'].map((name) => ({ id: name, name }));
if (anna === undefined || bela === undefined || cili === undefined) throw new Error('three people');
const points = [anna, bela, cili].map((player) => ({ player, from: 31, to: 18 }));
const ANSWER: Change = { what: 'answer', player: anna };

describe('a step in short', () => {
  it('is named by whose answer it was', () => {
    expect(stepInShort('the last answer', { points: [], changes: [ANSWER] }, EFFECT_EN)).toEqual({
      what: 'Anna’s answer',
      changes: '',
    });
  });

  it('tells the changes there is room for, and that there are more', () => {
    const told = (some: typeof points) => stepInShort('the reveal', { points: some, changes: [] }, EFFECT_EN);
    expect(told(points.slice(0, 2))).toEqual({ what: 'the reveal', changes: 'Anna 31 to 18, Béla 31 to 18' });
    expect(told([...points, ...points]).changes).toBe('Anna 31 to 18, Béla 31 to 18, Cili 31 to 18 …');
  });
});
