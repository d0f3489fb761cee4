import type { StampKind } from '../../ui/stamps.ts';
import type { SoundEvent } from './events.ts';

/** Each sound there is. */
export type Sound = 'ready' | 'tick' | 'hush' | 'up' | 'thump' | StampKind | 'correction' | 'bell' | 'winner';

/** What is played at an event; `stamps` are those that fall with outcome number `at`, asked for only once it is told. */
export function soundsOf(event: SoundEvent, stamps: (at: number) => readonly StampKind[]): readonly Sound[] {
  switch (event.what) {
    case 'ready':
      return ['ready'];
    case 'count':
      return event.count === 'up' ? ['up'] : event.count === 1 ? ['tick', 'hush'] : ['tick'];
    case 'landed':
      return ['thump'];
    case 'outcome':
      return event.late ? [] : stamps(event.at);
    case 'correction':
      return ['correction'];
    case 'clock':
      return ['bell'];
    case 'over':
      return event.won ? ['winner'] : [];
    case 'calledOff':
    case 'halted':
    case 'stalled':
    case 'recalled':
      return [];
    default:
      return event satisfies never;
  }
}
