/**
 * What keys do, by their codes: all, or those with which faces are chosen, real dice are typed, or seats play. Those of ranks
 * depend on the language.
 */
export const HELP_KEYS = [
  { keys: 'Space  PageDown', does: 'console-help-space', of: 'faces' },
  { keys: 'Escape', does: 'console-help-escape', of: 'faces' },
  { keys: '1–6  0', does: 'console-help-dice', of: 'dice' },
  { keys: 'Backspace', does: 'console-help-backspace', of: 'faces' },
  { keys: undefined, does: 'console-help-rank', of: 'faces' },
  { keys: 'C D H S  1–4', does: 'console-help-suit', of: 'faces' },
  { keys: 'Delete', does: 'console-help-skip', of: 'faces' },
  { keys: '0–9  Enter', does: 'console-help-points', of: 'faces' },
  { keys: 'U  Ctrl+Z  PageUp', does: 'console-step-undo', of: 'all' },
  { keys: 'Ctrl+Y', does: 'console-step-redo', of: 'all' },
  { keys: 'Tab', does: 'console-help-turn', of: 'keys' },
  { keys: 'W', does: 'console-help-why', of: 'all' },
  { keys: 'M', does: 'console-help-sound', of: 'all' },
  { keys: 'F2  V', does: 'console-help-view', of: 'all' },
  { keys: 'F3 F4 F6 F7 F8 F9', does: 'console-help-panels', of: 'faces' },
  { keys: 'F5', does: 'console-help-hall', of: 'all' },
  { keys: 'F12', does: 'console-help-organiser', of: 'all' },
  { keys: 'End', does: 'console-help-seen', of: 'all' },
  { keys: 'Insert', does: 'console-help-ports', of: 'all' },
  { keys: 'F10', does: 'console-help-learn', of: 'all' },
  { keys: 'F11', does: 'desktop-full-screen', of: 'all' },
] as const;
