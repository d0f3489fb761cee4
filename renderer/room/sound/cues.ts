import type { StampKind } from '../../ui/stamps.ts';
import type { Beat } from './beats.ts';

/** Each sound there is. */
export type Cue = 'ready' | 'tick' | 'hush' | 'up' | 'thump' | StampKind | 'correction' | 'bell' | 'winner';

/** What is played at a beat; `stamps` are those that fall with outcome number `at`, asked for only once it is told. */
export function cuesOf(beat: Beat, stamps: (at: number) => readonly StampKind[]): readonly Cue[] {
  switch (beat.what) {
    case 'ready':
      return ['ready'];
    case 'count':
      return beat.count === 'up' ? ['up'] : beat.count === 1 ? ['tick', 'hush'] : ['tick'];
    case 'landed':
      return ['thump'];
    case 'outcome':
      return beat.late ? [] : stamps(beat.at);
    case 'correction':
      return ['correction'];
    case 'clock':
      return ['bell'];
    case 'over':
      return beat.won ? ['winner'] : [];
    case 'calledOff':
    case 'halted':
    case 'stalled':
    case 'recalled':
      return [];
    default:
      return beat satisfies never;
  }
}
