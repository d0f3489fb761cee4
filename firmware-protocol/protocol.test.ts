import { describe, expect, it } from 'vitest';
import { parseHostMessage, makeHostMessage, makePadMessage, parsePadMessage } from './codec/codec.ts';
import { commitment, sealedBytes } from './codec/seal.ts';
import lines from './codec/vectors/lines.json';
import { section, tableRows, transcripts, actionOf, type Action } from './testing/protocol-text.ts';
import { manualTime } from './testing/scripted-bench.ts';
import { ScriptedPad } from './scripted-pad/pad.ts';

/** Plays the host's lines and what happens to the pad; gives everything as a transcript again, with what the pad said. */
function replayed(transcript: readonly string[]): string[] {
  const { after, pass } = manualTime();
  const played: string[] = [];
  let nonce = 'no nonce in the example';
  const send = (bytes: Uint8Array) => void played.push(`< ${Buffer.from(bytes).toString('ascii').trimEnd()}`);
  const pad = new ScriptedPad({ id: 'anna', firmware: '2.0.0' }, { after, send, nonce: () => nonce });
  for (const line of transcript.filter((one) => !one.startsWith('<'))) {
    played.push(line);
    const action = actionOf(line);
    if ('nonce' in action) nonce = action.nonce ?? 'no nonce in the example';
    apply(pad, pass, action);
  }
  return played;
}

function apply(pad: ScriptedPad, pass: (ms: number) => void, action: Action): void {
  switch (action.type) {
    case 'power':
      return pad.powerCycle();
    case 'reset':
      return pad.reset('external');
    case 'host':
      return pad.receive(Buffer.from(`${action.line}\n`));
    case 'press':
    case 'down':
    case 'up':
      return pad[action.type](action.face);
    case 'pass':
      return pass(action.ms);
    default:
      return action satisfies never;
  }
}

describe('PROTOCOL.md', () => {
  it('has examples for both sides', () => {
    expect(transcripts().length).toBeGreaterThanOrEqual(5);
    for (const line of transcripts().flat()) expect(line).toMatch(/^(>|<|--) /);
  });

  it.each(transcripts().map((transcript) => [transcript]))('the pad sends what the example says: %s', (transcript) => {
    expect(replayed(transcript)).toEqual(transcript);
  });

  it.each(
    transcripts()
      .flat()
      .filter((line) => line.startsWith('<')),
  )('%s is exactly what the codec makes', (line) => {
    const parsed = parsePadMessage(line.slice(2));
    expect(parsed.ok && makePadMessage(parsed.value)).toBe(line.slice(2));
  });

  it('shows host lines that the codec makes, and five that it refuses', () => {
    const sent = transcripts()
      .flat()
      .filter((line) => line.startsWith('>'));
    const refused = sent.filter((line) => {
      const parsed = parseHostMessage(line.slice(2));
      return !parsed.ok || makeHostMessage(parsed.value) !== line.slice(2);
    });
    expect(refused).toHaveLength(5);
  });

  it('gives correct commitments', () => {
    const shown = { id: 'anna', attempt: 17, hostNonce: '0011223344556677', nonce: '89abcdef01234567' };
    const rows = tableRows('The sealed face').filter(([, text = '']) => /^[0-9a-f]{32}$/.test(text));
    expect(rows).toEqual(([1, 2, 3, 4, 5, 6] as const).map((face) => [String(face), commitment({ ...shown, face })]));
    expect(section('The sealed face')).toContain(Buffer.from(sealedBytes({ ...shown, face: 6 })).toString('hex'));
  });

  it.each([
    ['What the host sends', lines.host],
    ['What the pad sends', lines.pad],
  ])('%s: every message with its letter and number of fields', (heading, vectors) => {
    const written = tableRows(heading).map(([letter, type, fields]) => [
      letter,
      type,
      fields === '' ? 0 : fields?.split(', ').length,
    ]);
    const spoken = new Map(
      vectors.map(({ line, message }) => [message.type, [line[1], message.type, line.split(',').length - 2]]),
    );
    expect(new Set(written)).toEqual(new Set(spoken.values()));
  });
});
