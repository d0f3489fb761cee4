import type { PhoneWords } from '../../words/phone/en.ts';
import type { Phone } from './phone.ts';

type Shown = Pick<Phone, 'stage' | 'page' | 'pad' | 'light'>;

/** Whether the six buttons stand on the page: the game asks this seat for a face, or has just closed. */
export function hasButtons({ page }: Pick<Phone, 'page'>): boolean {
  if (page?.chooses !== true || page.rests !== undefined) return false;
  return ['choosing', 'counting', 'closed', 'opening'].includes(page.moment);
}

/** Whether a press still counts. */
export const isOpen = ({ pad }: Pick<Phone, 'pad'>): boolean => pad === 'armed' || pad === 'sealed';

/** What this moment wants of the phone's owner, in a few words; the same whichever face is sealed. */
export function headlineOf(phone: Shown, { now, lost, todo }: PhoneWords): string {
  const { stage, page, light } = phone;
  if (stage.kind === 'lost') return lost.title;
  if (light === 'identify') return now.identify;
  if (page?.moment === 'over') return now.over;
  if (page?.moment === 'shown') return now.shown;
  if (page?.rests !== undefined) return now.rests;
  if (page?.chooses !== true) return page === undefined || page.todo.length === 0 ? now.shown : todo;
  if (page.moment === 'closed') return now.closed;
  if (page.moment === 'opening') return now.opening;
  return page.moment === 'asking' ? now.wait : ofChoice(phone, now);
}

function ofChoice({ page, pad, light }: Shown, now: PhoneWords['now']): string {
  if (light === 'halted') return now.halted;
  switch (pad) {
    case 'idle':
      return now.wait;
    case 'armed':
      if (light === 'nudged') return now.nudged;
      return page?.moment === 'counting' ? now.counting : now.choose;
    case 'sealed':
      return now.sealed;
    case 'closed':
    case 'revealed':
      return now.closed;
  }
}
