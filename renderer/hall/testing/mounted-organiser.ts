import { flushSync, mount, unmount } from 'svelte';
import * as v from 'valibot';
import { hallCommandSchema, type HallCommand, type OrganiserView } from '../../../host/contract/hall.ts';
import type { Refusal } from '../../../rulebook/refusal.ts';
import type { Answer } from '../../../host/contract/view.ts';
import type { Language } from '../../../words/language.ts';
import { fakeLive } from '../../live/testing/fake-live.ts';
import Organiser from '../organiser/Organiser.svelte';
import { PageLanguage } from '../../ui/page-language.svelte.ts';

/**
 * The organiser's page in the document, with what it sends, which must be valid. `answers` are given in turn; once they are
 * used up, every command is accepted. A view follows each, as the hall's does, unless `silent` is set.
 */
export function mountOrganiser(view: OrganiserView, language: Language = 'en') {
  localStorage.clear();
  const sent: HallCommand[] = [];
  const answers: Answer[] = [];
  const hall = { silent: false, shown: view };
  const { live, say, lose } = fakeLive<OrganiserView>({
    command: (command) => {
      sent.push(v.parse(hallCommandSchema, command));
      if (!hall.silent) setTimeout(() => show({ ...hall.shown }));
      return Promise.resolve(answers.shift() ?? { ok: true });
    },
  });
  const component = mount(Organiser, {
    target: document.body,
    props: { live, language: new PageLanguage(language) },
  });
  flushSync();
  show(view);
  return { sent, hall, answers, show, lose, refuse, close: () => void unmount(component) };

  function show(shown: OrganiserView): void {
    hall.shown = shown;
    say({ type: 'view', view: shown });
    flushSync();
  }
  /** The next command is refused with this code. */
  function refuse(code: string, params: Refusal['params'] = {}, parts: readonly Refusal[] = []): void {
    answers.push({ ok: false, refusal: { code, params, ...(parts.length > 0 && { parts }) } });
  }
}

/** What was promised has been answered, and is drawn. */
export const settled = () => new Promise((resolve) => setTimeout(resolve)).then(() => flushSync());

/** The only element of this selector whose text holds `text`, or the first of several. */
export function found(selector: string, text = ''): HTMLElement {
  const one = [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent.includes(text));
  if (one === undefined) throw new Error(`no ${selector} says “${text}”`);
  return one;
}

export async function click(selector: string, text = ''): Promise<void> {
  found(selector, text).click();
  await settled();
}

/** A key as the keyboard sends it to whatever has the focus. */
export async function press(code: string, more: Partial<KeyboardEventInit> = {}): Promise<void> {
  const key = code.replace(/^(?:Key|Digit)/, '').replace('Space', ' ');
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true, ...more }));
  await settled();
}

export function type(selector: string, text: string): void {
  const field = found(selector) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}
