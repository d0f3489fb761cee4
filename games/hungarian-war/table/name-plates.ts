import type { Point, RingLayout } from '../../../renderer/room/table/ring.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { Place } from '../rules/types.ts';

/** What a name of twelve letters needs, and by how much a seat may be drawn higher where its name has no such room. */
const WHOLE = 262;
const HIGHER = [0, 22, 44] as const;
const GAP = 6;
const CARD = 7 / 5;

/** Between which heights something lies, and between which points from left to right. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxAt = ({ x, y }: Point, width: number, height = width): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const isBeside = (one: Box, other: Box) => one.top < other.bottom && other.top < one.bottom;
const touch = (one: Box, other: Box) => isBeside(one, other) && one.left < other.right && other.left < one.right;

interface Around {
  readonly layout: RingLayout;
  readonly seats: number;
  seatAt(seat: Seat): Point;
  dieAt(seat: Seat): Point;
  placeAt(place: Place): Point;
}

/** How far below the middle of its seat the plate of a name lies, and the room for each. */
export function namePlates({ layout, seats, seatAt, dieAt, placeAt }: Around) {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const plate = { height: layout.many ? 58 : 78, below: layout.many ? 46 : 48 };
  const badgeAt = (seat: Seat, up = 0) => {
    const { x, y } = seatAt(seat);
    return boxAt({ x, y: y - (layout.many ? 24 : 35) - up }, layout.badge);
  };
  const lying = [
    boxAt(placeAt('centre'), layout.centreCard, layout.centreCard * CARD),
    ...all.map((side) => boxAt(placeAt(side), layout.sideCard, layout.sideCard * CARD)),
    ...all.map((seat) => boxAt(dieAt(seat), layout.die)),
  ];

  /** The room for the name of a seat that is drawn higher by `up`: as far as the next thing, or half way to the next name. */
  function roomFor(seat: Seat, up: number) {
    const { x, y } = seatAt(seat);
    const band = boxAt({ x, y: y + plate.below - up }, 0, plate.height);
    const others = all.filter((other) => other !== seat);
    const names = others.map((other) => {
      const { x: far, y: down } = seatAt(other);
      return boxAt({ x: (x + far) / 2, y: down + plate.below }, 0, plate.height);
    });
    const beside = [...lying, ...others.map((other) => badgeAt(other)), ...names].filter((box) => isBeside(band, box));
    const isLeft = (box: Box) => box.left + box.right < 2 * x;
    return {
      up,
      left: Math.max(0, ...beside.filter(isLeft).map(({ right }) => right + GAP)),
      right: Math.min(layout.width, ...beside.filter((box) => !isLeft(box)).map(({ left }) => left - GAP)),
    };
  }

  const isFree = (badge: Box) => badge.top >= 0 && !lying.some((box) => touch(box, badge));
  /** Where the plate of each seat's name may lie, and by how much the seat is drawn higher for it. */
  const plates = all.map((seat) => {
    const rooms = HIGHER.filter((up) => up === 0 || isFree(badgeAt(seat, up))).map((up) => roomFor(seat, up));
    const widest = rooms.reduce((one, other) => (other.right - other.left > one.right - one.left ? other : one));
    return rooms.find(({ left, right }) => right - left >= WHOLE) ?? widest;
  });
  return { plates, below: plate.below };
}
