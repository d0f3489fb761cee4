import { expect } from 'vitest';
import type { Card } from '../../rulebook/card.ts';
import { cardsToName } from '../../games/hungarian-war/rules/cards.ts';
import type { Seat } from '../../rulebook/seat.ts';
import { PhysicalTable, type Faces, type PlayedRound } from '../support/physical-table.ts';
import type { PadNight, PadOnPort } from './pad-night.ts';

/** What happens in the phases of one round besides the game; it is given what everybody chooses. */
export interface Round {
  /** If it wipes choices, they are made again. */
  choosing?(faces: Faces): Promise<void>;
  counting?(faces: Faces): Promise<void>;
  /** From T until the faces are in. */
  opening?(faces: Faces): Promise<void>;
  shown?(faces: Faces): Promise<void>;
}

/** A game of Hungarian War at the pads of a night, compared with the same cards on a physical table. */
export class PadGame {
  readonly cards: PhysicalTable;
  readonly #night: PadNight<PadOnPort>;

  constructor(night: PadNight<PadOnPort>, names: readonly string[], seed: number) {
    this.#night = night;
    this.cards = new PhysicalTable(names, seed);
  }

  /** Everybody who is in the game presses whenever the pad's light asks, until the host counts all. */
  async choose(faces: Faces): Promise<void> {
    const night = this.#night;
    const of = this.cards.inGame.length;
    await night.until(() => {
      for (const [seat, face] of faces.entries())
        if (face !== null && night.pad(seat).pad.state === 'armed') night.pad(seat).pad.press(face);
      const { course } = night;
      return course.phase === 'choosing' && course.of === of && course.ready === of;
    });
  }

  /** Lets the count run out; until the clock is released, only the pads' answers move the round on. */
  async count(meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    const night = this.#night;
    const choosing = await night.phase('choosing');
    await night.ask({ type: 'count', step: choosing.step });
    const counting = await night.phase('counting');
    night.clock.hold();
    await meanwhile();
    night.clock.release();
    night.time.hurryTo(counting.endsAt);
    night.clock.hold();
  }

  async round(besides: Round = {}): Promise<PlayedRound> {
    const night = this.#night;
    const faces = this.cards.choose();
    await this.choose(faces);
    await besides.choosing?.(faces);
    await this.choose(faces);
    await this.count(async () => besides.counting?.(faces));
    await besides.opening?.(faces);
    const shown = await night.phase('shown');
    await besides.shown?.(faces);
    const played = this.cards.open(faces);
    expect(night.state.opening).toMatchObject({ faces, judgement: played.judgement });
    night.clock.release();
    night.time.hurryTo(shown.presentedAt);
    await this.name(played.taken);
    expect(night.view.table.game?.standings.map(({ points }) => points)).toEqual(played.scores);
    return played;
  }

  /** The dealer names what was taken, in the order shown. */
  async name(taken: readonly Card[]): Promise<void> {
    for (const card of taken) {
      const [id] = cardsToName(this.#night.state);
      await this.#night.ask({ type: 'table', command: { type: 'name', id, card } });
    }
    expect(cardsToName(this.#night.state)).toEqual([]);
  }

  /** Any seat that plays this round. */
  someone(): Seat {
    const [seat] = this.cards.inGame;
    if (seat === undefined) throw new Error('no seat is in the game');
    return seat;
  }
}
