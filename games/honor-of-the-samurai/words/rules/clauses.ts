import type { Clauses } from '../../../../words/rulebook.ts';

export const SAMURAI_CLAUSES: Clauses = {
  'HS-1': 'both',
  'HS-2': 'both',
  'HS-3': 'text',
  'HS-4': 'both',
  'HS-5': 'both',
  'HS-6': 'both',
  'HS-7': 'text',
  'HS-8': 'both',
  'HS-9': 'both',
};
