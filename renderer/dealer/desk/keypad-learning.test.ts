import { describe, expect, it } from 'vitest';
import type { SeatInput } from '../../../host/contract/view.ts';
import { FACES_ASKED, heard, keysLearned, NOTHING_LEARNED, settled, type Learning } from './keypad-learning.ts';

const OTHERS: readonly SeatInput[] = [
  { kind: 'die' },
  { kind: 'keypad', keys: ['Numpad1', 'Numpad2', 'Numpad3', 'Numpad4', 'Numpad5', 'Numpad6'] },
  { kind: 'keys', cluster: 0 },
];
const after = (...presses: readonly (readonly string[])[]): Learning =>
  presses.reduce((learning, sent) => settled(sent.reduce(heard, learning), OTHERS), NOTHING_LEARNED);

describe('six keys', () => {
  it('are learned in the order of a pad’s rows and kept in the order of the faces', () => {
    const learning = after(['F13'], ['F14'], ['F15'], ['F16'], ['F17'], ['F18']);
    const keys = keysLearned(learning) ?? [];
    expect(FACES_ASKED.map((face) => keys[face - 1])).toEqual(['F13', 'F14', 'F15', 'F16', 'F17', 'F18']);
  });

  it('are not learned before the sixth', () => {
    expect(keysLearned(after(['F13'], ['F14'], ['F15'], ['F16'], ['F17']))).toBeUndefined();
  });

  it.each([
    ['with modifiers, as a macro keypad may', ['ControlLeft', 'ShiftLeft', 'F13']],
    ['twice, as a key 00 does', ['F13', 'F13']],
    ['with NumLock before and after it, as some number pads do', ['NumLock', 'F13', 'NumLock']],
  ])('may be sent %s', (_how, sent) => {
    expect(after(sent)).toEqual({ learned: ['F13'], burst: [] });
  });
});

describe('a key is refused', () => {
  it.each([
    ['that the dealer types with', ['KeyQ'], { why: 'unfit' }],
    ['that is the dealer’s next right thing', ['Space'], { why: 'unfit' }],
    ['of the dealer’s panels', ['F3'], { why: 'unfit' }],
    ['that has no name', [''], { why: 'unfit' }],
    ['that switches a light', ['NumLock'], { why: 'unfit' }],
    ['of another seat', ['Numpad5'], { why: 'taken', seat: 1 }],
    ['that sends several keys', ['F13', 'F14'], { why: 'several' }],
  ] as const)('%s', (_which, sent, unlearned) => {
    expect(after(sent)).toEqual({ learned: [], burst: [], unlearned });
  });

  it('that was learned already, and the keys before it stay', () => {
    expect(after(['F13'], ['F14'], ['F13'])).toEqual({ learned: ['F13', 'F14'], burst: [], unlearned: { why: 'twice' } });
  });

  it('until another one is pressed', () => {
    expect(after(['KeyQ'], ['F13'])).toEqual({ learned: ['F13'], burst: [] });
  });

  it('and what is held alone is no key', () => {
    expect(after(['ShiftLeft'])).toEqual(NOTHING_LEARNED);
  });
});
