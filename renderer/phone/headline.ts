import type { Say } from '../../words/say.ts';
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
export function headlineOf(phone: Shown, say: Say<'phone'>): string {
  const { stage, page, light } = phone;
  if (stage.kind === 'lost') return say('phone-lost-title');
  if (light === 'identify') return say('phone-now-identify');
  if (page?.moment === 'over') return page.verdict ?? say('phone-now-over');
  if (page?.moment === 'shown') return page.verdict ?? say('phone-now-shown');
  if (page?.rests !== undefined) return say('phone-now-rests');
  if (page?.chooses !== true) return page?.asked === true ? say('phone-todo') : say('phone-now-shown');
  if (page.moment === 'closed' || page.moment === 'opening')
    return say(page.todo.length > 0 ? 'phone-now-wait' : 'phone-now-shown');
  return page.moment === 'asking' ? say('phone-now-wait') : ofChoice(phone, say);
}

function ofChoice({ page, pad, light }: Shown, say: Say<'phone'>): string {
  if (light === 'halted') return say('phone-now-halted');
  switch (pad) {
    case 'idle':
      return say('phone-now-wait');
    case 'armed':
      if (light === 'nudged') return say('phone-now-nudged');
      return page?.moment === 'counting' ? say('phone-now-counting') : say('phone-now-choose');
    case 'sealed':
      return say('phone-now-sealed');
    case 'closed':
      return say('phone-now-shown');
  }
}
