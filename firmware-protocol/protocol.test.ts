import { describe, expect, it } from 'vitest';
import { parseHostMessage, makeHostMessage, makePadMessage, parsePadMessage } from './codec/codec.ts';
import { commitment, sealedBytes } from './codec/seal.ts';
import lines from './codec/vectors/lines.json';
import { STATE_COMMANDS, stateRows } from './testing/state-commands.ts';
import { section, tableRows, transcripts } from './testing/protocol-text.ts';

describe('PROTOCOL.md', () => {
  it('has examples', () => expect(transcripts().length).toBeGreaterThanOrEqual(5));

  it('has every command in its table of states', () => {
    expect(stateRows().map(([command]) => command)).toEqual(Object.keys(STATE_COMMANDS));
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
