import { randomBytes } from 'node:crypto';
import { ReadlineParser } from '@serialport/parser-readline';
import type { Framed, PadMessage } from '../../firmware-protocol/codec/message.ts';
import { makePadMessage, parsePadMessage } from '../../firmware-protocol/codec/codec.ts';
import { LineParser } from '../../host/sealing/pads/line-parser.ts';
import { median, ms, times, type Measured } from './measure.ts';

const PROMISED = 1.5;
const LINES = 60_000;
const TIMES = 9;

/** What pads say in a round: seals, faces, answers to pings; lines with their newline. */
function said(): readonly Buffer[] {
  const hex = (bytes: number) => randomBytes(bytes).toString('hex');
  return Array.from({ length: LINES }, (_, n) => {
    const [seq, attempt] = [1 + (n % 255), 1 + n];
    const messages: readonly Framed<PadMessage>[] = [
      { seq: 0, message: { type: 'sealed', event: seq, attempt, seal: 1, commitment: hex(16) } },
      { seq, message: { type: 'reveal', attempt, seal: 1, face: 6, nonce: hex(8) } },
      { seq, message: { type: 'ping', state: 'armed', attempt, seal: 0 } },
    ];
    const framed = messages[n % messages.length];
    return Buffer.from(framed === undefined ? '' : `${makePadMessage(framed)}\n`, 'ascii');
  });
}

/** The same bytes in pieces as some USB chips send them, regardless of lines. */
function cut(lines: readonly Buffer[]): readonly Buffer[] {
  const bytes = Buffer.concat(lines);
  const size = 62;
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size));
}

/** CPU time in ms for all of the chunks. */
async function cost(parser: ReadlineParser, chunks: readonly Buffer[], take: (line: string) => void): Promise<number> {
  let lines = 0;
  parser.on('data', (line: string) => {
    lines += 1;
    take(line);
  });
  const before = process.cpuUsage();
  for (const chunk of chunks) parser.write(chunk);
  await new Promise<void>((resolve) => parser.end(resolve));
  const { user, system } = process.cpuUsage(before);
  if (lines !== LINES) throw new Error(`${lines} lines of ${LINES}`);
  return (user + system) / 1000;
}

const read = (line: string): void => {
  if (!parsePadMessage(line).ok) throw new Error('no message');
};

/** CPU ms on the same chunks: the bare parser, ours for the lines alone, and with the message of each line read. */
async function against(chunks: readonly Buffer[]): Promise<Record<'bare' | 'lines' | 'messages', number>> {
  const [bare, lines, messages]: [number[], number[], number[]] = [[], [], []];
  // In turn, so that whatever else this machine does hits all alike.
  for (let time = 0; time < TIMES; time += 1) {
    bare.push(await cost(new ReadlineParser(), chunks, () => undefined));
    lines.push(await cost(new LineParser(), chunks, () => undefined));
    messages.push(await cost(new LineParser(), chunks, read));
  }
  return { bare: median(bare), lines: median(lines), messages: median(messages) };
}

/** Whole lines at a time, or pieces that are cut anywhere. */
export function decoding(chunks: 'lines' | 'pieces'): () => Promise<Measured> {
  return async () => {
    const { bare, lines, messages } = await against(chunks === 'lines' ? said() : cut(said()));
    const ratio = lines / bare;
    return {
      figure: times(ratio),
      detail: `${(messages / bare).toFixed(2)} with CRC and fields`,
      ratio: ratio / PROMISED,
      beside: `bare parser: ${ms(bare)} for ${LINES}`,
    };
  };
}
