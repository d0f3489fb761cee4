import type { Worded } from '../language.ts';

/** The menu of the desktop program, its windows, and About. */
export const DESKTOP_EN = {
  /** The windows' titles; the product's name stands behind them. */
  titles: { console: 'Console', table: 'Table display' },
  menu: {
    program: 'Referee',
    about: (product: string) => `About ${product}`,
    newer: 'Look for a newer version',
    openNight: 'Open a night file …',
    openNights: 'Open the folder of the nights',
    /** Which files the dialog shows. */
    nightFiles: 'Nights',
    allFiles: 'All files',
    quit: 'Quit',
    edit: 'Edit',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select all',
    view: 'View',
    fullScreen: 'Full screen',
    language: 'Language',
    window: 'Window',
    minimise: 'Minimise',
    hide: (product: string) => `Hide ${product}`,
    hideOthers: 'Hide others',
    showAll: 'Show all',
  },
  about: {
    version: (version: string) => `Version ${version}`,
    nights: 'The nights are in this folder:',
    openNights: 'Open the folder',
    notOpened: 'This computer has no program that shows the folder.',
    fullScreen: 'Full screen',
    quit: 'Quit',
    licence: 'Free software under the MIT licence.',
    licences: 'Licences',
    showLicences: 'Show the licences',
    /** Above the list. */
    others: 'Parts of this program were made by others. These are their licences.',
    reading: 'Reading the licences …',
    noLicences: 'This build came without the list of licences.',
    /** In the desktop program only. */
    electron: 'The licences of Electron and Chromium are in the folder of the program, in the files that begin with LICENSE.',
  },
  newer: {
    title: 'Newer versions',
    look: 'Look for a newer version',
    what: 'The program never looks by itself. If you press this, the computer asks GitHub for the newest release. GitHub learns the internet address of this computer, the name of this program, and nothing else.',
    looking: 'Looking …',
    newest: 'This is the newest version.',
    newer: (version: string) => `Version ${version} is out. Nights stay where they are, and the new version reads them.`,
    open: 'Open the download page',
    unknownPlace: 'This build does not know where newer versions are published.',
    noAnswer: 'There is no answer. Is this computer on the internet?',
    noRelease: 'The answer names no release of this program.',
  },
};
export type DesktopWords = Worded<typeof DESKTOP_EN>;
