import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readAsset, type Asset } from '../web/asset.ts';

/** All that the room may load, by the path behind the key; `/` is the page itself. */
export type RoomFiles = ReadonlyMap<string, Asset>;

/**
 * The table display and what it is made of, read once: no request from the room reaches the disk. Rejects where the
 * pages are not built.
 * @param pages the folder of the built pages
 */
export async function readRoomFiles(pages: string): Promise<RoomFiles> {
  const names = (await readdir(join(pages, 'assets'))).map((name) => `/assets/${name}`);
  const page = await readAsset(pages, '/table.html');
  if (page === undefined) throw new Error('the table display is not built');
  const files = new Map([['/', page]]);
  const toRead = [page];
  for (let file = toRead.pop(); file !== undefined; file = toRead.pop()) {
    const text = file.body.toString('latin1');
    for (const path of names) {
      // Built names carry a hash: who names one means it.
      if (files.has(path) || !text.includes(path.slice('/assets/'.length))) continue;
      const part = await readAsset(pages, path);
      if (part === undefined) continue;
      files.set(path, part);
      toRead.push(part);
    }
  }
  return files;
}
