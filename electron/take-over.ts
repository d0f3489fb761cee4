import { app, dialog } from 'electron';
import { takeOverQuestion } from '../app/cli/in-use.ts';
import type { NightsInUse } from '../app/cli/open-table.ts';

/** Asks in a dialog whether to take over a folder of nights; only its button does. */
export async function askInDialog({ use, folder }: NightsInUse): Promise<boolean> {
  const { takeOver, leave, ...question } = takeOverQuestion(use, folder, app.getLocale());
  const { response } = await dialog.showMessageBox({
    ...question,
    type: 'question',
    buttons: [leave, takeOver],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response === 1;
}
