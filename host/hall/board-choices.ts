import { BOARD_METRES, type BoardView, type HallCommand } from '../contract/hall.ts';

type BoardCommand = Extract<HallCommand, { type: 'show' | 'boardLanguage' | 'boardMetres' | 'boardSound' }>;

/** What the organiser has chosen for the board, until the hall ends. */
export type BoardChoices = Pick<BoardView, 'shows' | 'metres' | 'sound' | 'language'>;

export const FIRST_CHOICES: BoardChoices = { shows: { what: 'turns' }, metres: BOARD_METRES[0], sound: true };

/** With what this command has chosen. */
export function chosenBy(before: BoardChoices, command: BoardCommand): BoardChoices {
  switch (command.type) {
    case 'show':
      return { ...before, shows: command.shows };
    case 'boardLanguage':
      return { ...before, language: command.language };
    case 'boardMetres':
      return { ...before, metres: command.metres };
    case 'boardSound':
      return { ...before, sound: command.on };
  }
}
