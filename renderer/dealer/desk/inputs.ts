import { CLUSTERS } from '../../../host/contract/keys.ts';
import type { PadView, SeatInput } from '../../../host/contract/view.ts';
import type { Draft, Place } from './draft.ts';

/** The input the next person gets: with pads the first live one that is free, a real die where none is left. */
export function nextInput(draft: Draft, pads: readonly PadView[]): SeatInput {
  switch (draft.kit) {
    case 'pads': {
      const pad = freePads(draft, pads)[0];
      return pad === undefined ? { kind: 'die' } : { kind: 'pad', pad: pad.id };
    }
    case 'dice':
    case 'cards':
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

/** This pad for this seat. Who had it gets what the seat played with, so that nobody is left without. */
export function givePad(draft: Draft, seat: number, pad: string): Draft {
  const had = draft.places.findIndex(({ input }) => input.kind === 'pad' && input.pad === pad);
  const before = draft.places[seat]?.input;
  const places = draft.places.map((place, at): Place => {
    if (at === seat) return { ...place, input: { kind: 'pad', pad } };
    return at === had && before !== undefined ? { ...place, input: before } : place;
  });
  return { ...draft, places };
}

/** A pad that has been given another name since is bound anew; one that is only unplugged is waited for. */
export function rebound(draft: Draft, pads: readonly PadView[]): Draft {
  const isGone = ({ input }: Place) => input.kind === 'pad' && !pads.some(({ id }) => id === input.pad);
  if (!draft.places.some(isGone)) return draft;
  const places = draft.places.map((place): Place => (isGone(place) ? { ...place, input: { kind: 'die' } } : place));
  return bindPads({ ...draft, places }, pads);
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
