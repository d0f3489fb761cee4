import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseHostMessage, makePadMessage } from '../../../firmware-protocol/codec/codec.ts';
import type { Framed, HostMessage, PadMessage } from '../../../firmware-protocol/codec/message.ts';
import { Declined, Link, Unanswered, type LinkEvent } from './link.ts';
import { systemClock } from '../../clock/clock.ts';

const NUDGE = { type: 'nudge', attempt: 7 } as const;
const CLOSE = { type: 'close', attempt: 7 } as const;
const COMMITMENT = '0123456789abcdef'.repeat(2);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function linked() {
  const sent: Framed<HostMessage>[] = [];
  const heard: PadMessage[] = [];
  const events: LinkEvent['kind'][] = [];
  const link = new Link(
    (frame) => {
      const parsed = parseHostMessage(frame.trimEnd());
      if (parsed.ok) sent.push(parsed.value);
      return parsed.ok;
    },
    systemClock,
    (event) => {
      events.push(event.kind);
      if (event.kind === 'unasked') heard.push(event.message);
    },
  );
  const say = (seq: number, message: PadMessage) => link.receive(makePadMessage({ seq, message }));
  return { link, sent, heard, events, say, types: () => sent.map(({ message }) => message.type) };
}

describe('Link', () => {
  it('asks again with the same sequence until answered', async () => {
    const { link, sent, say } = linked();
    const answer = link.ask(NUDGE, { every: 100, times: 8 });
    vi.advanceTimersByTime(250);
    expect(sent.map(({ seq }) => seq)).toEqual([1, 1, 1]);
    say(1, NUDGE);
    expect(await answer).toEqual(NUDGE);
    vi.advanceTimersByTime(1000);
    expect(sent).toHaveLength(3);
  });

  it('gives up after asking eight times', async () => {
    const { link, sent } = linked();
    const answer = link.ask(NUDGE, { every: 100, times: 8 });
    const rejected = expect(answer).rejects.toBeInstanceOf(Unanswered);
    vi.advanceTimersByTime(10_000);
    await rejected;
    expect(sent).toHaveLength(8);
  });

  it('asks every 60 ms until the signal aborts, then rejects with its reason', async () => {
    const { link, sent } = linked();
    const gaveUp = new AbortController();
    const rejected = expect(link.ask(CLOSE, { every: 60, until: gaveUp.signal })).rejects.toThrow('too late');
    vi.advanceTimersByTime(599);
    expect(sent).toHaveLength(10);
    gaveUp.abort(new Error('too late'));
    await rejected;
    vi.advanceTimersByTime(1000);
    expect(sent).toHaveLength(10);
    await expect(link.ask(CLOSE, { every: 60, until: gaveUp.signal })).rejects.toThrow('too late');
  });

  it('has one command outstanding and sends the others in order', async () => {
    const { link, say, types } = linked();
    void link.ask({ type: 'abort', attempt: 6 }, { every: 100 });
    void link.ask({ type: 'arm', attempt: 7, hostNonce: '0011223344556677' }, { every: 100 });
    expect(types()).toEqual(['abort']);
    say(1, { type: 'abort', attempt: 6 });
    expect(types()).toEqual(['abort', 'arm']);
  });

  it('lets a command overtake one that yields, which is then sent again with a new sequence', async () => {
    const { link, sent, say } = linked();
    const nudged = link.ask(NUDGE, { every: 100, times: 8, yields: true });
    const closed = link.ask(CLOSE, { every: 60 });
    expect(sent.map(({ seq, message }) => [seq, message.type])).toEqual([
      [1, 'nudge'],
      [2, 'close'],
    ]);
    say(1, NUDGE);
    say(2, { ...CLOSE, seal: 1, commitment: COMMITMENT });
    expect((await closed).commitment).toBe(COMMITMENT);
    expect(sent.at(-1)).toEqual({ seq: 3, message: NUDGE });
    say(3, NUDGE);
    expect(await nudged).toEqual(NUDGE);
  });

  it('ignores an answer with another sequence or type', async () => {
    const { link, say } = linked();
    let answered = false;
    void link.ask(NUDGE, { every: 100 }).then(() => (answered = true));
    say(2, NUDGE);
    say(1, { type: 'identify' });
    await vi.advanceTimersByTimeAsync(50);
    expect(answered).toBe(false);
    say(1, NUDGE);
    await vi.advanceTimersByTimeAsync(0);
    expect(answered).toBe(true);
  });

  it('ignores an answer for another attempt or seal, even if sequence and type match', async () => {
    const { link, say, sent } = linked();
    const closed = link.ask(CLOSE, { every: 60 });
    say(1, { type: 'close', attempt: 6, seal: 3, commitment: COMMITMENT });
    say(1, { type: 'close', attempt: 7, seal: 1, commitment: COMMITMENT });
    expect(await closed).toMatchObject({ attempt: 7, seal: 1 });
    const revealed = link.ask({ type: 'reveal', attempt: 7, seal: 1 }, { every: 60 });
    const nonce = COMMITMENT.slice(16);
    say(2, { type: 'reveal', attempt: 6, seal: 1, face: 5, nonce });
    say(2, { type: 'reveal', attempt: 7, seal: 2, face: 5, nonce });
    say(2, { type: 'reveal', attempt: 7, seal: 1, face: 2, nonce });
    expect(await revealed).toMatchObject({ face: 2 });
    expect(sent).toHaveLength(2);
  });

  it('asks again if a frame was damaged, but not if the command was declined', async () => {
    const { link, sent, say } = linked();
    const closed = expect(link.ask(CLOSE, { every: 60 })).rejects.toMatchObject({ name: 'Declined', code: 'attempt' });
    say(0, { type: 'error', code: 'crc' });
    say(1, { type: 'error', code: 'overrun' });
    vi.advanceTimersByTime(60);
    expect(sent).toHaveLength(2);
    say(1, { type: 'error', code: 'attempt' });
    await closed;
    expect(new Declined('attempt').message).not.toMatch(/\d/);
  });

  it('reports what the pad sends unprompted, and acknowledges it with sequence 0', () => {
    const { link, sent, heard, say } = linked();
    const sealed = { type: 'sealed', event: 4, attempt: 7, seal: 1, commitment: COMMITMENT } as const;
    say(0, sealed);
    expect(heard).toEqual([sealed]);
    link.acknowledge(4);
    expect(sent).toEqual([{ seq: 0, message: { type: 'ack', event: 4 } }]);
  });

  it('reports noise as bad frames only', () => {
    const { link, events } = linked();
    const line = makePadMessage({ seq: 0, message: { type: 'halt', event: 1, attempt: 7, seal: 0 } });
    for (const noise of ['', 'entry 0x400805e4', line.slice(0, -1), line.replace('7', '8'), '$GPGGA,1*00']) {
      link.receive(noise);
    }
    expect(events).toEqual(Array.from({ length: 5 }, () => 'bad'));
  });

  it('rejects all questions when the connection ends, and later ones too', async () => {
    const { link, sent } = linked();
    const asked = [link.ask(CLOSE, { every: 60 }), link.ask(NUDGE, { every: 100, yields: true })];
    const all = Promise.all(asked.map((answer) => expect(answer).rejects.toBeInstanceOf(Unanswered)));
    link.stop();
    await all;
    await expect(link.ask(CLOSE, { every: 60 })).rejects.toBeInstanceOf(Unanswered);
    vi.advanceTimersByTime(1000);
    expect(sent).toHaveLength(1);
  });

  it('counts sequences from 1 to 255 and starts over', () => {
    const { link, sent, say } = linked();
    for (let n = 0; n < 256; n += 1) {
      void link.ask(NUDGE, { every: 100 });
      say(sent.at(-1)?.seq ?? 0, NUDGE);
    }
    expect(sent.map(({ seq }) => seq)).toEqual([...Array.from({ length: 255 }, (_, n) => n + 1), 1]);
  });
});
