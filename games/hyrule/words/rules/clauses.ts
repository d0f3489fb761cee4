import type { Clauses } from '../../../../words/rulebook.ts';

export const HYRULE_CLAUSES: Clauses = {
  'HY-1': 'both',
  'HY-2': 'text',
  'HY-3': 'ruling',
  'HY-4': 'text',
  'HY-5': 'both',
  'HY-6': 'both',
  'HY-7': 'both',
};
