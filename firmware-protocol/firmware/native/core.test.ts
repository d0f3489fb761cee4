import { afterAll, describe, expect, it, vi } from 'vitest';
import commitments from '../../codec/vectors/commitments.json';
import crcs from '../../codec/vectors/crc.json';
import lines from '../../codec/vectors/lines.json';
import { makeHostMessage } from '../../codec/codec.ts';
import type { Face } from '../../codec/message.ts';
import { transcripts } from '../../testing/protocol-text.ts';
import { compiled, compilerHere } from './compiled.ts';
import { compare, outputOfCore } from './differential.ts';
import { stimuliOf, type Stimulus, hearing, holding } from './stimulus.ts';

// Compiling, and histories that are played in processes of their own.
vi.setConfig({ testTimeout: 60_000 });

const compiler = compilerHere();
const POWER: Stimulus = { type: 'power' };

describe.skipIf(compiler === undefined)("the firmware's core, every access watched", () => {
  const bench = compiled(compiler ?? '');
  afterAll(() => bench.remove());

  /** What a pad called so says to each line of the host's, right after power and a hello. */
  const answers = (id: string, ...bytes: readonly string[]): string[] =>
    outputOfCore(bench, id, [POWER, ...['|H,1*1d69\n', ...bytes].map((one): Stimulus => ({ type: 'hear', bytes: one }))]).slice(
      2,
    );

  it.each(transcripts().map((transcript) => [transcript]))('an example is what it says: %s', (transcript) => {
    const happened = transcript.filter((line) => !line.startsWith('<'));
    const stimuli = happened.map(stimuliOf);
    const said = outputOfCore(bench, 'anna', stimuli.flat());
    const played = happened.flatMap((line, i) => {
      const spoken = said.splice(0, stimuli[i]?.length).join('').split('\n').slice(0, -1);
      return [line, ...spoken.map((text) => `< ${text}`)];
    });
    expect(played).toEqual(transcript);
  });

  it('gives every checksum of the vectors', () => {
    const said = bench.play(crcs.map(({ text }) => `crc ${Buffer.from(text, 'latin1').toString('hex')}`));
    expect(said).toEqual(crcs.map(({ crc }) => `${crc}\n`));
  });

  it.each(commitments)('commits to $commitment', ({ id, attempt, hostNonce, face, nonce, commitment }) => {
    const arm = makeHostMessage({ seq: 2, message: { type: 'arm', attempt, hostNonce } });
    const said = outputOfCore(bench, id, [
      POWER,
      { type: 'hear', bytes: `|H,1*1d69\n${arm}\n` },
      { type: 'down', face: face as Face, nonce },
    ]);
    expect(said[2]?.split(/[,*]/).slice(0, -1)).toEqual(['|s', '0', '1', String(attempt), '1', commitment]);
  });

  it.each(lines.host)('understands $line', ({ line }) => {
    const [said = ''] = answers('anna', `${line}\n`);
    const [, letter = '', seq = ''] = /^\|(.),(\d+)/.exec(line) ?? [];
    if (letter === 'K') expect(said).toBe('');
    else expect(said).toMatch(new RegExp(`^\\|(${letter.toLowerCase()},${seq}[,*]|e,${seq},(state|attempt|seal)\\*)`));
  });

  it.each(lines.refused.filter(({ by, line }) => by === 'host' && line.startsWith('|')))(
    'refuses $line: $why',
    ({ line, code, seq }) => {
      expect(answers('anna', `${line}\n`)).toEqual([expect.stringMatching(new RegExp(`^\\|e,${seq},${code}\\*[0-9a-f]{4}\n$`))]);
    },
  );

  it.each(lines.torn.filter(({ by }) => by === 'host'))('finds a frame after $why', ({ line, frame }) => {
    expect(answers('anna', `${line}\n`)).toEqual(answers('anna', `${frame}\n`));
  });

  it('says what the scripted pad says, whatever happens', () =>
    compare((id, stimuli) => outputOfCore(bench, id, stimuli), 1912, 150));

  it('holds on every path that a fuzzer has found', () => {
    expect(bench.replayCorpus()).toBeGreaterThan(50);
  });

  it('makes no seal of two buttons that go down in the same tick, and halts by them', () => {
    const arm = '|A,2,18,0011223344556677*ed18\n';
    const play = (ticks: number) =>
      bench
        .play(['id anna', 'boot p', hearing(`|H,1*1d69\n${arm}`), holding(5, 4), `tick ${ticks}`])
        .slice(-1)
        .join('');
    expect(play(356)).toBe('');
    expect(play(357)).toMatch(/^\|t,0,1,18,0\*/);
  });

  it('seals 65535 times in an attempt and not once more', () => {
    const seal = [holding(6), 'tick 7', holding(), 'tick 7'];
    const pressed = Array.from({ length: 65_536 }, () => seal).flat();
    const said = bench.play(['id anna', 'boot p', hearing('|H,1*1d69\n|A,2,18,0011223344556677*ed18\n'), ...pressed]).slice(3);
    const seals = said.filter((text) => text.includes('|s'));
    expect(seals).toHaveLength(65_535);
    expect(seals.at(-1)).toMatch(/^\|s,0,255,18,65535,/);
  });

  it('says that it has no id, and seals nothing, once its store is worn out', () => {
    const said = bench.play([
      'id anna',
      'boot p',
      'worn',
      hearing('|H,1*1d69\n'),
      hearing('|D,2,bert*4744\n'),
      hearing('|H,3*3d2b\n'),
    ]);
    expect(said.slice(4)).toEqual([expect.stringMatching(/^\|e,2,store/), expect.stringMatching(/^\|h,3,2,2\.0\.0,\?,/)]);
  });

  it('seals nothing where its id was lost in a reset after it was armed', () => {
    const armed = ['id anna', 'boot p', hearing('|H,1*1d69\n|A,2,18,0011223344556677*ed18\n')];
    const pressed = ['boot e', hearing('|K,0,0*249a\n'), holding(5), 'tick 7'];
    expect(bench.play([...armed, ...pressed]).at(-1)).toMatch(/^\|s,0,1,18,1,/);
    expect(bench.play([...armed, 'id', ...pressed]).at(-1)).toBe('');
  });

  describe('its memory, kept twice', () => {
    const sealed = [
      'id anna',
      'boot p',
      hearing('|H,1*1d69\n|A,2,18,0011223344556677*ed18\n'),
      holding(6),
      'tick 7',
      holding(),
      'tick 7',
    ];
    const afterTears = (...torn: readonly string[]) =>
      bench
        .play([...sealed, ...torn, 'boot e'])
        .at(-1)
        ?.split('\n')[0];

    it.each([0, 1])('outlives a reset that spoils any byte of copy %i', (copy) => {
      for (let byte = 0; byte < 60; byte += 1)
        expect(afterTears(`torn ${copy} ${byte}`)).toMatch(/^\|h,0,2,2\.0\.0,anna,s,18,1,e\*/);
    });

    it('is blank, as after power, where both are spoilt', () => {
      expect(afterTears('torn 0 9', 'torn 1 30')).toMatch(/^\|h,0,2,2\.0\.0,anna,i,0,0,p\*/);
    });
  });
});
