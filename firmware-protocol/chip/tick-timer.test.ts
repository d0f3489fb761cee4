import { AVRTimer, avrInstruction, CPU, timer0Config } from 'avr8js';
import { expect, it } from 'vitest';
import { TickTimer } from './tick-timer.ts';

const { TCCRA, TCCRB, TCNT, OCRA, TIMSK } = timer0Config;
const [LOOP, RETI] = [0xcfff, 0x9518];
const COMPARE_A = 0x1c;

/** When the interrupt comes, and what the timer shows in between, in the first 100,000 cycles. */
function course(attach: (cpu: CPU) => unknown, prescaler: number, top: number): readonly number[] {
  const flash = new Uint16Array(64).fill(LOOP);
  flash[COMPARE_A] = RETI;
  const cpu = new CPU(flash, 2048);
  attach(cpu);
  const seen: number[] = [];
  for (const [register, value] of [
    [OCRA, top],
    [TCCRA, 2],
    [TIMSK, 2],
    [TCCRB, prescaler],
  ] as const) {
    cpu.writeData(register, value);
    cpu.cycles += 1;
    cpu.tick();
  }
  cpu.data[95] = 0x80;
  while (cpu.cycles < 100_000) {
    avrInstruction(cpu);
    cpu.tick();
    if (cpu.pc === COMPARE_A) seen.push(cpu.cycles);
    else if (cpu.cycles % 97 === 0) seen.push(-cpu.readData(TCNT));
  }
  return seen;
}

it.each([
  [4, 124],
  [3, 249],
  [2, 99],
])('with prescaler %i and top %i it does what the timer of avr8js does, to the cycle', (prescaler, top) => {
  const theirs = course((cpu) => new AVRTimer(cpu, timer0Config), prescaler, top);
  expect(theirs.filter((cycle) => cycle > 0).length).toBeGreaterThan(2);
  expect(course((cpu) => new TickTimer(cpu), prescaler, top)).toEqual(theirs);
});

it.each([
  [
    'another mode',
    [
      [TCCRA, 3],
      [TCCRB, 4],
    ],
  ],
  [
    'no prescaler',
    [
      [TCCRA, 2],
      [TCCRB, 1],
    ],
  ],
  [
    'a change while it runs',
    [
      [TCCRA, 2],
      [TCCRB, 4],
      [OCRA, 7],
    ],
  ],
])('refuses %s', (_, writes) => {
  const cpu = new CPU(new Uint16Array(64), 2048);
  new TickTimer(cpu);
  expect(() => {
    for (const [register = 0, value = 0] of writes) cpu.writeData(register, value);
  }).toThrow('timer 0 is simulated only where');
});
