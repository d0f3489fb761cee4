import { app, dialog } from 'electron';
import { takeOverQuestion } from '../app/cli/in-use.ts';
import { nightsFolder } from '../app/cli/nights-folder.ts';
import { NightsInUse } from '../app/cli/open-table.ts';
import type { StartOptions } from '../app/cli/options.ts';

/**
 * Opens with these options. If another referee may have the nights open and nothing shows that it runs, a dialog asks,
 * and its button takes over. Rejects as `open` does.
 */
export async function openOrAsk<Opened>(
  options: StartOptions,
  open: (options: StartOptions) => Promise<Opened>,
): Promise<Opened> {
  try {
    return await open(options);
  } catch (error) {
    if (!(error instanceof NightsInUse) || error.use.kind !== 'unsure') throw error;
    const { takeOver, leave, ...question } = takeOverQuestion(error.use, nightsFolder(options), app.getLocale());
    const { response } = await dialog.showMessageBox({
      ...question,
      type: 'question',
      buttons: [leave, takeOver],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    });
    if (response !== 1) throw error;
    return open({ ...options, takeOver: true });
  }
}
