import { handTime } from '../../scripted-pad/bench.ts';
import { ScriptedPad } from '../../scripted-pad/pad.ts';
import { DEBOUNCE_MS, type Happening } from './happening.ts';

/** What the scripted pad says to each happening. A button that moves takes it as long as it takes the firmware. */
export function saidByScripted(id: string | undefined, happenings: readonly Happening[]): string[] {
  const { after, pass } = handTime();
  let said = '';
  let nonce = '';
  const send = (bytes: Uint8Array) => void (said += Buffer.from(bytes).toString('latin1'));
  const pad = new ScriptedPad({ firmware: '2.0.0', ...(id !== undefined && { id }) }, { after, send, nonce: () => nonce });
  return happenings.map((happening) => {
    said = '';
    if (happening.type === 'down') nonce = happening.nonce;
    happen(pad, pass, happening);
    return said;
  });
}

function happen(pad: ScriptedPad, pass: (ms: number) => void, happening: Happening): void {
  switch (happening.type) {
    case 'power':
      return pad.powerCycle();
    case 'reset':
      return pad.reset(happening.cause);
    case 'hear':
      return pad.receive(Buffer.from(happening.bytes, 'latin1'));
    case 'down':
    case 'up':
      pass(DEBOUNCE_MS);
      return pad[happening.type](happening.face);
    case 'bounce':
      return pass(DEBOUNCE_MS);
    case 'pass':
      return pass(happening.ms);
    default:
      return happening satisfies never;
  }
}
