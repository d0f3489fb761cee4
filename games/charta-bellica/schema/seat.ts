import type { SeatParts } from '../../kit/schema/seat-report.ts';
import type { State } from '../rules/play.ts';
import { handTasks } from '../words/hands.ts';

export const chartaBellicaSeats: SeatParts<State> = {
  hands: handTasks,
};
