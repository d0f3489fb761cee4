import { describe, expect, it } from 'vitest';
import { makeHostMessage, parsePadMessage } from '../codec/codec.ts';
import type { HostMessage } from '../codec/message.ts';
import { conforms } from '../testing/conformance.ts';
import { arm } from '../testing/state-commands.ts';
import { manualTime, outputOfScripted } from '../testing/stimulus.ts';
import type { Light } from './leds.ts';
import { ScriptedPad } from './pad.ts';

// What else PROTOCOL.md says of it is held by pad-check, and by the firmware's core and the pad in Python, which do the same.
describe('the scripted pad', () => conforms((runs) => runs.map(({ id, stimuli }) => outputOfScripted(id, stimuli))));

/** A pad with attempt 5 armed, all that its lights have shown, and all that it has sent. */
function armed() {
  const { after, pass } = manualTime();
  const lights: Light[] = [];
  const sent: string[] = [];
  let asked = 0;
  const send = (bytes: Uint8Array) => sent.push(Buffer.from(bytes).toString('latin1').trimEnd());
  const hardware = { send, after, nonce: () => '0'.repeat(16), lit: (light: Light) => lights.push(light) };
  const pad = new ScriptedPad({ id: 'anna' }, hardware);
  const say = (seq: number, message: HostMessage) => pad.receive(Buffer.from(`${makeHostMessage({ seq, message })}\n`));
  const ask = (message: HostMessage) => say((asked += 1), message);
  const acknowledge = (event: number) => say(0, { type: 'ack', event });
  pad.powerCycle();
  ask({ type: 'hello' });
  ask(arm(5));
  return { pad, lights, sent, pass, ask, acknowledge };
}

it('a scripted pad numbers its events from 1 to 255, then from 1 again', () => {
  const { pad, sent } = armed();
  for (let press = 0; press < 256; press += 1) pad.press(6);
  const events = sent.flatMap((line) => {
    const parsed = parsePadMessage(line);
    return parsed.ok && parsed.value.message.type === 'sealed' ? [parsed.value.message.event] : [];
  });
  expect(events).toEqual([...Array.from({ length: 255 }, (_, n) => n + 1), 1]);
});

describe('LEDs', () => {
  it('follow an attempt, and a new seal changes nothing', () => {
    const { pad, lights, ask, acknowledge } = armed();
    ask({ type: 'nudge', attempt: 5 });
    pad.press(6);
    acknowledge(1);
    pad.press(1);
    acknowledge(2);
    // Too late: the seal is acknowledged.
    ask({ type: 'nudge', attempt: 5 });
    ask({ type: 'close', attempt: 5 });
    ask({ type: 'reveal', attempt: 5, seal: 2 });
    ask({ type: 'result', attempt: 5, verdict: 'took' });
    ask(arm(6));
    expect(lights).toEqual(['choose', 'nudged', 'ready', 'took', 'choose']);
  });

  it('show a halt and identify for a while', () => {
    const { pad, lights, pass, ask, acknowledge } = armed();
    pad.press(6);
    acknowledge(1);
    ask({ type: 'halted', attempt: 5 });
    pass(1000);
    ask({ type: 'identify' });
    pass(3000);
    pad.holdTwo();
    pass(700);
    expect(lights).toEqual(['choose', 'ready', 'halted', 'ready', 'identify', 'ready', 'choose', 'halted']);
  });

  it('show ready only while the host has the seal', () => {
    const { pad, pass, ask, acknowledge } = armed();
    pad.press(6);
    acknowledge(1);
    pad.press(1);
    pass(249);
    expect(pad.light).toBe('ready');
    pass(1);
    expect(pad.light).toBe('choose');
    acknowledge(2);
    expect(pad.light).toBe('ready');
    pad.press(1);
    ask({ type: 'close', attempt: 5 });
    expect(pad.light).toBe('dark');
    ask({ type: 'result', attempt: 5, verdict: 'out' });
    pad.powerCycle();
    expect(pad.light).toBe('dark');
  });
});
