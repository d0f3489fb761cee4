import { beforeEach, describe, expect, it } from 'vitest';
import { commitment } from '../codec/seal.ts';
import { CLOSES_EARLY_MS, PhoneChoice, type PhoneAsked, type KeptChoice } from './choice.ts';

const NONCE = '0011223344556677';
const OPEN: PhoneAsked = { attempt: 5, nonce: NONCE, stage: 'open', heard: 0 };
const FACE_NONCE = 'a'.repeat(16);

let now: number;
let kept: KeptChoice | undefined;
let choice: PhoneChoice;
const made = (before?: KeptChoice) =>
  new PhoneChoice({ id: 'phone-1', now: () => now, nonce: () => FACE_NONCE, keep: (keep) => (kept = keep) }, before);

beforeEach(() => {
  [now, kept] = [0, undefined];
  choice = made();
  choice.ask(OPEN);
});

describe('the choice of a phone', () => {
  it('is a commitment, until the host asks for the seal that it closed with', () => {
    choice.press(3);
    const sealed = commitment({ id: 'phone-1', attempt: 5, hostNonce: NONCE, face: 3, nonce: FACE_NONCE });
    expect(choice.told).toMatchObject({ nonce: NONCE, stage: 'open', seal: 1, commitment: sealed });
    for (const asked of [OPEN, { ...OPEN, stage: 'closed' }] as const) {
      choice.ask(asked);
      expect(JSON.stringify(choice.told)).not.toContain('face');
    }
    choice.ask({ ...OPEN, stage: 1 });
    expect(choice.told).toMatchObject({ stage: 'opened', face: 3, faceNonce: FACE_NONCE });
    choice.ask(null);
    expect([choice.told, choice.state, kept]).toEqual([undefined, 'idle', undefined]);
  });

  it.each([
    [
      'another seal than the one it closed with',
      [
        { ...OPEN, stage: 'closed' },
        { ...OPEN, stage: 2 },
      ],
    ],
    ['a seal before it has closed', [{ ...OPEN, stage: 1 }]],
    [
      'a seal of another attempt',
      [
        { ...OPEN, nonce: 'b'.repeat(16), stage: 'closed' },
        { ...OPEN, nonce: 'b'.repeat(16), stage: 1 },
      ],
    ],
  ] as const)('opens not %s', (_what, asks) => {
    choice.press(3);
    for (const asked of asks) choice.ask(asked);
    expect(JSON.stringify(choice.told)).not.toContain('face');
  });

  it('changes with every press until it is closed, and never after', () => {
    for (const face of [3, 3, 6] as const) choice.press(face);
    expect([choice.told?.seal, choice.face, choice.state]).toEqual([3, 6, 'sealed']);
    choice.ask({ ...OPEN, stage: 'closed' });
    choice.press(1);
    choice.ask(OPEN);
    choice.press(2);
    expect([choice.told?.seal, choice.face, choice.state]).toEqual([3, 6, 'closed']);
  });

  it('closes by itself before the count ends, by the message that came soonest, and is open again after a halt', () => {
    choice.ask({ ...OPEN, count: { n: 1, ms: 1_000 } });
    now = 500;
    choice.ask({ ...OPEN, count: { n: 1, ms: 900 } });
    now = 1_000 - CLOSES_EARLY_MS;
    choice.press(3);
    expect([choice.state, choice.told]).toMatchObject(['closed', { stage: 'open', seal: 0 }]);
    choice.ask(OPEN);
    expect([choice.state, choice.light]).toEqual(['armed', 'halted']);
    now += 1_000;
    expect(choice.light).toBe('choose');
    choice.ask({ ...OPEN, count: { n: 2, ms: 1_000 } });
    choice.press(3);
    expect(choice.state).toBe('sealed');
  });

  it('halts only the count that runs', () => {
    choice.halt();
    expect(choice.told?.halts).toBeUndefined();
    choice.ask({ ...OPEN, count: { n: 2, ms: 1_000 } });
    choice.halt();
    expect(choice.told?.halts).toBe(2);
  });

  it('answers at once where everybody waits for it, and only then', () => {
    const asks: readonly PhoneAsked[] = [OPEN, { ...OPEN, heard: 1 }, { ...OPEN, count: { n: 1, ms: 9 } }];
    choice.press(2);
    expect(asks.map((asked) => choice.ask(asked))).toEqual([false, false, false]);
    const ends: readonly PhoneAsked[] = [
      { ...OPEN, stage: 'closed' },
      { ...OPEN, stage: 'closed' },
      { ...OPEN, stage: 1 },
    ];
    expect(ends.map((asked) => choice.ask(asked))).toEqual([true, false, true]);
  });

  it('says that the host has it, or that the others wait', () => {
    expect(choice.light).toBe('choose');
    choice.ask({ ...OPEN, nudged: true });
    expect(choice.light).toBe('nudged');
    choice.press(2);
    expect(choice.light).toBe('choose');
    choice.ask({ ...OPEN, heard: 1 });
    expect(choice.light).toBe('ready');
  });

  it('outlives a reload, and numbers its seals on', () => {
    choice.press(4);
    choice = made(kept);
    expect([choice.state, choice.face, choice.told?.seal]).toEqual(['sealed', 4, 1]);
    // The host does not know yet which phone it is.
    choice.ask(undefined);
    choice.ask(OPEN);
    choice.press(5);
    expect(choice.told?.seal).toBe(2);
  });
});
