import { expect, it } from 'vitest';
import { missingDownload } from './needs.ts';

/** As electron-builder prints it. */
const PACKAGING = '  • packaging       platform=linux arch=x64 electron=45.4.1 appOutDir=dist/packages/linux-unpacked\n';
const building = (target: string) => `  • building        target=${target} arch=x64 file=dist/packages/a\n`;
const FAILED =
  '  ⨯ getaddrinfo ENOTFOUND github.com  failedTask=build stackTrace=RequestError: getaddrinfo ENOTFOUND github.com\n';

it.each([
  [PACKAGING, 'Electron 45.4.1', 'ELECTRON_OVERRIDE_DIST_PATH'],
  [PACKAGING + building('AppImage'), 'the tools that make an AppImage', 'APPIMAGE_TOOLS_PATH'],
  [PACKAGING + building('deb') + building('AppImage'), 'the tools that make an AppImage', '--linux deb'],
  [PACKAGING + building('nsis'), 'the tools that make an installer for Windows', 'ELECTRON_BUILDER_NSIS_DIR'],
  [PACKAGING + building('dmg'), 'the tools that make a disk image', '--mac dir'],
  [PACKAGING + building('AppImage') + PACKAGING, 'Electron 45.4.1', 'ELECTRON_OVERRIDE_DIST_PATH'],
])('a build that could not fetch something is told what, and what to set', (said, what, instead) => {
  const sentence = missingDownload(said + FAILED);
  expect(sentence).toContain(`needs ${what}`);
  expect(sentence).toContain('(ENOTFOUND)');
  expect(sentence).toContain(instead);
});

it('says nothing of a build that failed for another reason', () => {
  expect(missingDownload(`${PACKAGING}  ⨯ Invalid configuration object.\n`)).toBeUndefined();
  // Names may hold the word.
  expect(missingDownload(`${PACKAGING}  • copying ENOTFOUND.txt\n  ⨯ it is no file\n`)).toBeUndefined();
});
