import type { Stall } from '../../host/contract/view.ts';

/** An answer of the seat's pad can still end its stall. Otherwise the dealer decides: no press of the seat counts after the count. */
export function mayAnswer({ why }: Stall): boolean {
  switch (why) {
    case 'no answer':
    case 'gone':
      return true;
    case 'no seal':
    case 'seal lost':
      return false;
    default:
      return why satisfies never;
  }
}
