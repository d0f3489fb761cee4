import type { Worded } from '../../../../words/language.ts';
import type { CentreReason, Judgement, SideReason } from '../../rules/types.ts';

/** A side card as this seat sees it, and its neighbour's name where the neighbour aimed at it, too. */
interface SideAimed {
  readonly target: string;
  readonly other: string;
}

/** How many blocked the centre card, how many it needs (HW-10), and how many wanted it. */
interface CentreAimed {
  readonly blocked: number;
  readonly needed: number;
  readonly takers: number;
}

type SideSays<Reasons extends SideReason> = Readonly<Record<Reasons, (aimed: SideAimed) => string>>;
type CentreSays<Reasons extends CentreReason> = Readonly<Record<Reasons, (aimed: CentreAimed) => string>>;

const failed = ({ blocked, needed }: CentreAimed) =>
  `You blocked the centre card, but too few did: ${blocked} blocked, ${needed} needed.`;

/** What Hungarian War says to one player. Names stand as they are, never with an ending. */
export const HUNGARIAN_WAR_SEAT_EN = {
  take: (target: string) => `Take ${target}.`,
  /** HW-12, HW-22: why a seat need not choose, and until when. */
  rests: {
    out: 'You are out until nobody blocks the centre card, or everybody does.',
    away: 'You are away. Tell the dealer when you are back.',
  },
  side: {
    take: {
      'lone taker': ({ target }) => `You take ${target}: only you wanted it.`,
      'two takers': ({ target, other }) => `You and ${other} both wanted ${target}: nobody gets it.`,
      'blocker wins': ({ target, other }) => `You wanted ${target}, but ${other} blocked and gets it.`,
    } satisfies SideSays<'lone taker' | 'two takers' | 'blocker wins'>,
    block: {
      'blocker wins': ({ target, other }) => `You block ${other} and take ${target}.`,
      'lone blocker': ({ target }) => `You blocked ${target}, but nobody wanted it.`,
      'two blockers': ({ target, other }) => `You and ${other} both blocked ${target}: it is discarded.`,
    } satisfies SideSays<'blocker wins' | 'lone blocker' | 'two blockers'>,
  },
  centre: {
    take: {
      'block stands, takers out': ({ blocked, needed }) =>
        `You are out: the block of the centre card stands, ${blocked} blocked, ${needed} needed.`,
      'lone taker': () => 'You take the centre card: only you wanted it, and no block stands.',
      'several takers': ({ takers }) => `${takers} wanted the centre card, you too: nobody gets it.`,
    } satisfies CentreSays<'block stands, takers out' | 'lone taker' | 'several takers'>,
    block: {
      'everybody blocks': () => 'Everybody blocked the centre card, you too: it is discarded, nobody is out.',
      'block stands, takers out': ({ blocked, needed }) =>
        `Your block stands: ${blocked} blocked, ${needed} needed. Everybody who wanted the centre is out.`,
      'block stands, blockers out': () => 'You are out: you blocked the centre card, but nobody wanted it.',
      'lone taker': failed,
      'several takers': failed,
      'nobody takes': failed,
    } satisfies CentreSays<CentreReason>,
  },
  /** HW-8 */
  noDie: 'You chose nothing in this round.',
  /** HW-14, to a player who was out. */
  rejoin: {
    'nobody blocked': 'You are back: nobody blocked the centre card.',
    'everybody blocked': 'You are back: everybody blocked the centre card.',
    'block attempted': 'You stay out: somebody blocked the centre card.',
  } satisfies Record<Judgement['rejoin'], string>,
};
export type HungarianWarSeatWords = Worded<typeof HUNGARIAN_WAR_SEAT_EN>;
