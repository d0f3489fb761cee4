import type { Clauses } from '../../../../words/rulebook.ts';

export const CHARTA_BELLICA_CLAUSES: Clauses = {
  'CB-1': 'both',
  'CB-2': 'text',
  'CB-3': 'both',
  'CB-4': 'both',
  'CB-5': 'both',
  'CB-6': 'both',
  'CB-7': 'both',
  'CB-8': 'both',
  'CB-9': 'both',
  'CB-10': 'both',
  'CB-11': 'both',
};
