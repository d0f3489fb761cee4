import { CLUSTERS } from '../../host/contract/keys.ts';
import type { PadView, SeatInput } from '../../host/contract/view.ts';
import type { Draft } from './draft.ts';

/** The input the next person gets: with pads the first live one that is free, a real die where none is left. */
export function nextInput(draft: Draft, pads: readonly PadView[]): SeatInput {
  switch (draft.kit) {
    case 'pads': {
      const pad = freePads(draft, pads)[0];
      return pad === undefined ? { kind: 'die' } : { kind: 'pad', pad: pad.id };
    }
    case 'dice':
      return { kind: 'die' };
    case 'nothing':
      return { kind: 'bot' };
    default:
      return draft.kit satisfies never;
  }
}

/** Pads that answer, have no trouble and serve no seat of the draft, by id: who answers first is chance. */
export function freePads(draft: Draft, pads: readonly PadView[]): readonly PadView[] {
  const taken = new Set(draft.places.flatMap(({ input }) => (input.kind === 'pad' ? [input.pad] : [])));
  return byId(pads).filter(({ id, link, trouble }) => link === 'live' && trouble === undefined && !taken.has(id));
}

/** Pad 2 before pad 10. */
export function byId(pads: readonly PadView[]): readonly PadView[] {
  return [...pads].sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }));
}

/** The first key cluster that serves no seat of the draft, or undefined where all four do. */
export function freeCluster(draft: Draft): number | undefined {
  const taken = new Set(draft.places.flatMap(({ input }) => (input.kind === 'keys' ? [input.cluster] : [])));
  const free = CLUSTERS.findIndex((_, cluster) => !taken.has(cluster));
  return free === -1 ? undefined : free;
}

/** People named before their pads were plugged in get the pads that have come since. */
export function bindPads(draft: Draft, pads: readonly PadView[]): Draft {
  if (draft.kit !== 'pads') return draft;
  const free = [...freePads(draft, pads)];
  const places = draft.places.map((place) => {
    const pad = place.input.kind === 'die' ? free.shift() : undefined;
    return pad === undefined ? place : { ...place, input: { kind: 'pad' as const, pad: pad.id } };
  });
  return { ...draft, places };
}
