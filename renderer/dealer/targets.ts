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

/** Where Space writes or chooses by itself. What is chosen already, and a button, leave it to the page: Enter presses a button too. */
export function usesSpace(target: EventTarget | null): boolean {
  if (isTextField(target)) return true;
  if (target instanceof HTMLInputElement) return target.type === 'checkbox' || (target.type === 'radio' && !target.checked);
  return target instanceof Element && target.closest('[role="radio"][aria-checked="false"]') !== null;
}

/** What Enter presses by itself. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="radio"]') !== null;
}
