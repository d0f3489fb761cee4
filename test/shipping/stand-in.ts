import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';

/** Every fuse as Electron ships it: what comes after this mark, a version and a count is one character a fuse. */
const FUSES = Buffer.concat([Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'), Buffer.from([1, 8]), Buffer.from('10110101')]);
const PLIST = '<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict></dict></plist>';
const CONTENTS = 'Electron.app/Contents';
const FRAMEWORK = `${CONTENTS}/Frameworks/Electron Framework.framework`;
const HELPER = `${CONTENTS}/Frameworks/Electron Helper.app/Contents`;

/** What electron-builder looks for in an Electron of each platform. */
const FILES: Readonly<Record<string, string | Buffer>> = {
  electron: FUSES,
  'electron.exe': windowsProgram(),
  'resources/default_app.asar': emptyArchive(),
  'locales/en-US.pak': '',
  LICENSE: '',
  'LICENSES.chromium.html': '',
  [`${CONTENTS}/Info.plist`]: PLIST,
  [`${CONTENTS}/MacOS/Electron`]: '',
  [`${CONTENTS}/Resources/electron.icns`]: '',
  [`${FRAMEWORK}/Electron Framework`]: FUSES,
  [`${FRAMEWORK}/Versions/A/Resources/en.lproj/locale.pak`]: '',
  [`${HELPER}/Info.plist`]: PLIST,
  [`${HELPER}/MacOS/Electron Helper`]: '',
  'icon.icns': '',
};

/** An empty archive: lengths of 4 bytes, each of what follows it, and an empty list of files. */
function emptyArchive(): Buffer {
  const list = '{"files":{}}';
  const archive = Buffer.alloc(16);
  for (const [at, length] of [4, 8 + list.length, 4 + list.length, list.length].entries()) archive.writeUInt32LE(length, at * 4);
  return Buffer.concat([archive, Buffer.from(list)]);
}

/** A program without code; resources can be written into it, and the fuses follow it. */
function windowsProgram(): Buffer {
  const program = NtExecutable.createEmpty();
  const resource = NtExecutableResource.from(program);
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron' });
  version.outputToResourceEntries(resource.entries);
  resource.outputResource(program);
  program.setExtraData(FUSES);
  return Buffer.from(program.generate());
}

/** A folder to be packed in place of an Electron for another platform: nothing in it runs. */
export function standInElectron(folder: string): string {
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { mode: 0o755 });
  }
  return folder;
}
