import type { StampKind } from '../../words/room.ts';

interface StampDrawing {
  readonly fill: string;
  /** The outline, within a box of 100 by 100: another for every stamp, so that no colour is needed to tell them apart. */
  readonly shape: string;
  readonly sign: string;
}

function scallops(count: number): string {
  const at = (index: number, radius: number) => {
    const angle = (index * 2 * Math.PI) / count;
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  };
  const arcs = Array.from({ length: count }, (_, index) => `Q${at(index + 0.5, 54)} ${at(index + 1, 43)}`);
  return `M${at(0, 43)} ${arcs.join(' ')} Z`;
}

function star(points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const [angle, radius] = [(index * Math.PI) / points, index % 2 === 0 ? 49 : 36];
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join(' L')} Z`;
}

export const STAMP_DRAWINGS = {
  takes: { fill: 'var(--marigold)', shape: scallops(12), sign: 'M28 51 L44 67 L73 34' },
  blocks: {
    fill: 'var(--cornflower)',
    shape: 'M50 3 C64 11 79 14 92 14 C93 52 81 81 50 97 C19 81 7 52 8 14 C21 14 36 11 50 3 Z',
    sign: 'M28 47 L72 47',
  },
  discarded: {
    fill: 'var(--rose)',
    shape: 'M14 6 L34 12 L52 5 L70 12 L88 6 L93 30 L86 50 L94 70 L87 94 L66 88 L48 95 L30 88 L12 94 L7 72 L14 52 L6 30 Z',
    sign: 'M31 31 L69 69 M69 31 L31 69',
  },
  out: {
    fill: 'var(--poppy)',
    shape: 'M31 4 L69 4 L96 31 L96 69 L69 96 L31 96 L4 69 L4 31 Z',
    sign: 'M50 24 L50 72 M31 54 L50 74 L69 54',
  },
  back: {
    fill: 'var(--leaf)',
    shape: 'M50 2 L98 44 L86 56 L86 96 L14 96 L14 56 L2 44 Z',
    sign: 'M50 78 L50 32 M31 50 L50 30 L69 50',
  },
  tie: { fill: 'var(--poppy)', shape: star(9), sign: 'M30 40 L70 40 M30 61 L70 61' },
  waits: {
    fill: 'var(--leaf)',
    shape: 'M8 3 L92 3 L92 16 L62 50 L92 84 L92 97 L8 97 L8 84 L38 50 L8 16 Z',
    sign: 'M50 36 L50 46 M30 82 L70 82',
  },
  swap: {
    fill: 'var(--cornflower)',
    shape: 'M50 3 C76 3 97 24 97 50 C97 76 76 97 50 97 C24 97 3 76 3 50 C3 24 24 3 50 3 Z',
    sign: 'M26 40 L72 40 L59 27 M74 61 L28 61 L41 74',
  },
  head: {
    fill: 'var(--marigold)',
    shape: 'M7 93 L3 25 L29 45 L50 5 L71 45 L97 25 L93 93 Z',
    sign: 'M28 73 L72 73',
  },
  disgrace: {
    fill: 'var(--rose)',
    shape: 'M2 6 L98 6 L50 98 Z',
    sign: 'M50 20 L50 46 M50 62 L50 64',
  },
  loses: {
    fill: 'var(--rose)',
    shape: 'M12 97 L12 46 C12 17 28 3 50 3 C72 3 88 17 88 46 L88 97 Z',
    sign: 'M58 20 L42 44 L60 54 L44 82',
  },
} satisfies Readonly<Record<StampKind, StampDrawing>>;
