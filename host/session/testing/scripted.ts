import { expect } from 'vitest';
import type { Face } from '../../../firmware-protocol/codec/message.ts';
import type { Answer, Course } from '../../contract/view.ts';
import type { MemoryTable } from './memory-table.ts';

/**
 * Plays lines such as `P1 6, count, +3000 → opening, to type 1`: what is done, one thing after the other, and what then stands on
 * the table display, or why the last thing was refused. Resolves with the table, which is another one after a `restart`.
 */
export async function play(table: MemoryTable, ...lines: readonly string[]): Promise<MemoryTable> {
  let now = table;
  for (const line of lines) {
    const [deeds = '', stands] = line.split(' → ');
    let answer: Answer = { ok: true };
    for (const deed of deeds.split(', ')) {
      if (deed === 'restart') now = await now.restarted();
      else answer = (await done(now, deed)) ?? { ok: true };
    }
    if (stands !== undefined) expect(answer.ok ? standing(now) : `refused: ${answer.refusal.code}`, line).toBe(stands);
  }
  return now;
}

/** A pad's button or fate, a key, ms that pass (`+500`), or what the dealer does: a command of the round, with digit and seat. */
async function done(table: MemoryTable, deed: string): Promise<Answer | undefined> {
  const [what = '', ...values] = deed.split(' ');
  const [value = ''] = values;
  const seat = values.at(-2) === 'at' ? Number(values.at(-1)) : undefined;
  const { pads, referee, folder } = table;
  if (what.startsWith('+')) return void (await table.clock.pass(Number(what)));
  if (/^(Key|Numpad)/.test(what)) return void referee.press(what);
  if (/^P\d/.test(what)) {
    if (/\d/.test(value)) return void pads.press(what, Number(value) as Face);
    if (value === 'closes') return void pads.tell({ type: 'closed', pad: what, attempt: pads.attemptOf(what) });
    if (value === 'lost' || value === 'silent' || value === 'live') return void pads.link(what, value);
    return void pads[value as 'halt' | 'lie' | 'forget'](what);
  }
  switch (what) {
    case 'woke':
      return void referee.woke();
    case 'disk':
      folder.refuses = value === 'works' ? undefined : value;
      return undefined;
    case 'undo':
    case 'redo':
      return table.ask({ type: what, n: table.console[what]?.n ?? 1 });
    case 'dealer':
      return table.ask({ type: 'dealer', seat: Number(value) });
    case 'name':
      return table.ask({ type: 'table', command: { type: 'name', card: value, id: seat } });
    case 'away':
      return table.ask({ type: 'table', command: { type: 'away', seat: Number(value) } });
    default:
      return table.step(what, { ...(/\d/.test(value) && { digit: Number(value) }), ...(seat !== undefined && { seat }) });
  }
}

/** The course in words, with the attempt numbers of pads while they seal; `#` before them. */
export function standing({ course, console: { table, inputs, typed }, folder, pads }: MemoryTable): string {
  const { diskStatus } = table;
  const attempts = inputs.flatMap((input) => (input.kind === 'pad' ? [pads.attemptOf(input.pad)] : []));
  const words = [
    ...wordsOf(course),
    ...(course.phase === 'choosing' && attempts.length > 0 ? [`#${attempts.join(' ')}`] : []),
    ...(typed.length > 0 ? [`typed ${typed.map(({ digit }) => digit).join(' ')}`] : []),
    ...(course.phase === 'shown' ? facesOf(folder.lines.at(-1)) : []),
    ...(diskStatus.kind === 'saved' ? [] : [diskStatus.kind]),
  ];
  return words.join(', ');
}

function wordsOf(course: Course): readonly string[] {
  const { phase } = course;
  if (phase === 'choosing') {
    const { ready, of, late, naming, halted, calledOff } = course;
    return [
      `choosing ${ready}/${of}`,
      ...(late.length > 0 ? [`late ${late.join(' ')}`] : []),
      ...(naming ? ['naming'] : []),
      ...(halted ? [`halted${halted.seat === undefined ? '' : ` by ${halted.seat}`}`] : []),
      ...(calledOff ? [`called off: ${calledOff.why}${calledOff.seat === undefined ? '' : ` ${calledOff.seat}`}`] : []),
    ];
  }
  if (phase !== 'opening') return [phase];
  const { stalled, toType, unjudged, retaken } = course;
  return [
    phase,
    ...stalled.map(({ seat, why }) => `${seat}: ${why}`),
    ...(toType.length > 0 ? [`to type ${toType.join(' ')}`] : []),
    ...(unjudged ? ['unjudged'] : []),
    ...(retaken ? ['retaken'] : []),
  ];
}

/** The faces of a recorded reveal, by seat. */
function facesOf(line: object | undefined): readonly string[] {
  const { command } = (line ?? {}) as { command?: { faces?: readonly (number | null)[] } };
  return command?.faces === undefined ? [] : [command.faces.map((face) => face ?? '-').join(' ')];
}
