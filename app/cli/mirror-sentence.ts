import type { MirrorComparison, NamedNight } from '../../host/record/verify/mirror.ts';

/** Whether the record has every line that the hall has seen. What follows may not have reached the hall. */
export function isWitnessed({ is }: MirrorComparison): boolean {
  return is === 'same' || is === 'shorter';
}

/** What a comparison shows, for people. */
export function mirrorSentence(compared: MirrorComparison): string {
  switch (compared.is) {
    case 'same':
      return `the mirror of the hall has the same ${linesSaid(compared.lines)}`;
    case 'shorter':
      return `the mirror of the hall has the same ${linesSaid(compared.lines)}; ${compared.more} more followed that it does not have`;
    case 'longer':
      return `NOT AS THE HALL HAS IT: this record ends with line ${compared.lines}; the mirror of the hall has ${compared.more} more`;
    case 'different': {
      const { line, damaged } = compared;
      if (damaged) return `NOT AS THE HALL HAS IT: line ${line} of the mirror is damaged: from there on it proves nothing`;
      return `NOT AS THE HALL HAS IT: this record and the mirror of the hall differ from line ${line} on`;
    }
    case 'another night':
      return `NOT THE SAME NIGHT: the mirror is of ${nightSaid(compared.mirror)}, this record is of ${nightSaid(compared.record)}`;
  }
}

const linesSaid = (lines: number) => `${lines} line${lines === 1 ? '' : 's'}`;
const nightSaid = ({ night, startedAt }: NamedNight) => `${night}, begun ${startedAt}`;
