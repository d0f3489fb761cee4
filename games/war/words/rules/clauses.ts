import type { Clauses } from '../../../../words/rulebook.ts';

export const WAR_CLAUSES: Clauses = {
  'WR-1': 'both',
  'WR-2': 'both',
  'WR-3': 'both',
  'WR-4': 'both',
  'WR-5': 'both',
  'WR-6': 'both',
  'WR-7': 'ruling',
};
