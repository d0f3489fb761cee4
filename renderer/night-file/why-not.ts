import type { NightInFile } from '../../host/contract/night-file.ts';
import { MOST_NIGHT_BYTES } from '../../host/contract/night.ts';
import type { NightFileWords } from '../../words/night-file/en.ts';

/** Why a file is not shown as a night, as a sentence. */
export function whyNot(found: Exclude<NightInFile, { readonly kind: 'night' }>, words: NightFileWords): string {
  switch (found.kind) {
    case 'gone':
      return words.gone;
    case 'gave up':
      return words.gaveUp;
    case 'no night':
      switch (found.trouble.kind) {
        case 'damaged':
          return words.headless;
        case 'newer':
          return words.newer;
        case 'foreign':
          return words.foreign;
        case 'too large':
          return words.tooLarge(MOST_NIGHT_BYTES >> 20);
        case 'unreadable':
          return words.unreadable(found.trouble.code);
      }
  }
}
