const WRITING = new Set(['text', 'search', 'number', 'email', 'url', 'tel']);

/** Where keys write text; nothing typed there is a key of the desk. */
export function isTextField(target: EventTarget | null): target is HTMLElement {
  if (target instanceof HTMLInputElement) return WRITING.has(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Where a space is part of what is written. A figure has none. */
export function takesSpaces(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return isTextField(target) && target.type !== 'number';
  return target instanceof HTMLTextAreaElement;
}

/** What Space chooses by itself. */
export function isChoice(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox');
}

/** What Enter presses by itself. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="radio"]') !== null;
}
