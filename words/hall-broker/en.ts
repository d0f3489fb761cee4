import { listIn, type Worded } from '../language.ts';

const list = listIn('en');
const tablesOf = (tables: readonly number[]) => `${tables.length === 1 ? 'table' : 'tables'} ${list(tables.map(String))}`;

/** What the organiser is told after renewing a code where the hall does not run the broker itself. */
export const HALL_BROKER_EN = {
  renewed: (tables: readonly number[]) =>
    `New code for ${tablesOf(tables)}. The hall takes nothing more from the old code. The broker has passwords of its own: until it has read the new ones, it may still let in the old code, and not the new one.`,
  /** The new passwords are in a folder from which the broker reads them. */
  reload: (folder: string) =>
    `The new passwords are in ${folder}. Make the broker read them again (Mosquitto: send it SIGHUP). This stands here until somebody has joined with the new code.`,
  unwritten: (folder: string, code: string) =>
    `The hall cannot write the new passwords to ${folder} (${code}). Mend that, then renew the code once more.`,
  noFolder:
    'The hall knows no folder for the passwords of the broker. End it, start it once with --mosquitto FOLDER, and give the broker the passwords from there.',
};
export type HallBrokerWords = Worded<typeof HALL_BROKER_EN>;
