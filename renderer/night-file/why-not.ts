import type { NightInFile } from '../../host/contract/night-file.ts';
import type { NightFileWords } from '../../words/night-file/en.ts';

const MEGABYTE = 1024 * 1024;

/** Why a file is not shown as a night, as a sentence. */
export function whyNot(found: Exclude<NightInFile, { readonly kind: 'night' }>, words: NightFileWords): string {
  switch (found.kind) {
    case 'gone':
      return words.gone;
    case 'too large':
      return words.tooLarge(Math.ceil(found.bytes / MEGABYTE), Math.floor(found.most / MEGABYTE));
    case 'gave up':
      return words.gaveUp;
    case 'no night':
      switch (found.trouble.kind) {
        case 'damaged':
          return words.headless;
        case 'newer':
          return words.newer(found.trouble.format);
        case 'foreign':
          return words.foreign;
        case 'unreadable':
          return words.unreadable(found.trouble.code);
      }
  }
}
