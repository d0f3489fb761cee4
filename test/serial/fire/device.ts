import { ScriptedPad, type Hardware } from '../../../firmware-protocol/scripted-pad/pad.ts';

/** What lies on the table: six buttons, power, a line. A scripted pad is one, and so is a chip that runs the firmware. */
export type PadDevice = Pick<ScriptedPad, 'state' | 'receive' | 'press' | 'down' | 'up' | 'powerCycle' | 'powerOff' | 'reset'>;

export type MakeDevice = (id: string, hardware: Hardware) => PadDevice;

export const scriptedDevice: MakeDevice = (id, hardware) => new ScriptedPad({ id }, hardware);
