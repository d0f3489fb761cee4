import type { ConsoleCommand } from '../contract/command.ts';
import type { Refused } from '../contract/refusal.ts';
import type { Round } from '../course/round.ts';

const ROUND_COMMANDS = ['count', 'halt', 'skip', 'type', 'untype', 'askAgain', 'byHand', 'callOff'] as const;
export type RoundCommand = Extract<ConsoleCommand, { readonly type: (typeof ROUND_COMMANDS)[number] }>;

export function isRoundCommand(command: ConsoleCommand): command is RoundCommand {
  return ROUND_COMMANDS.some((type) => type === command.type);
}

/** The course of the round moves at once; nothing of it waits for the disk. */
export function roundCommand(round: Round, command: RoundCommand): Refused {
  switch (command.type) {
    case 'count':
      return round.count(command.step);
    case 'halt':
      return round.halt(command.step);
    case 'skip':
      return round.skip(command.step);
    case 'type':
      return round.type(command.step, command.seat, command.digit);
    case 'untype':
      return round.untype(command.step, command.seat);
    case 'askAgain':
      return round.askAgain(command.step);
    case 'byHand':
      return round.byHand(command.step, command.seat, command.digit);
    case 'callOff':
      return round.callOff(command.step);
    default:
      return command satisfies never;
  }
}
