import type { NightInFile } from '../../host/contract/night-file.ts';
import { MOST_NIGHT_BYTES } from '../../host/contract/night.ts';
import type { Say } from '../../words/say.ts';

/** Why a file is not shown as a night, as a sentence. */
export function whyNot(found: Exclude<NightInFile, { readonly kind: 'night' }>, say: Say<'night-file'>): string {
  switch (found.kind) {
    case 'gone':
      return say('night-file-gone');
    case 'gave up':
      return say('night-file-gave-up');
    case 'no night':
      switch (found.trouble.kind) {
        case 'damaged':
          return say('night-file-headless');
        case 'newer':
          return say('night-file-newer');
        case 'foreign':
          return say('night-file-foreign');
        case 'too large':
          return say('night-file-too-large', { most: MOST_NIGHT_BYTES >> 20 });
        case 'unreadable':
          return say('night-file-unreadable', { code: found.trouble.code });
      }
  }
}
