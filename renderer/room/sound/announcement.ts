import type { Correction, GameView } from '../../../host/contract/view.ts';
import { winTogether, type Seat } from '../../../rulebook/seat.ts';
import { effectPhrases } from '../../../words/effect/effect.ts';
import { listIn, type Language } from '../../../words/language.ts';
import type { RoomWords } from '../../../words/room/en.ts';
import { ROOM_WORDS } from '../../../words/room/words.ts';
import type { TableUi } from '../table/ui.ts';
import { winnersOf } from '../ending/acts.ts';
import { stalledParts } from '../../ui/stalls.ts';
import { correctionTitle } from '../table/moment.ts';
import type { SoundEvent } from './events.ts';

interface Announcement {
  /** To be spoken, in four seconds or less; empty where nothing has changed. */
  readonly said: string;
  /** For a live region: whole, with why. */
  readonly line: string;
}

/** What is said of an event; undefined for one without words. The count has words of its own, `countWord`. */
export function announce(event: SoundEvent, game: GameView, ui: TableUi, language: Language): Announcement | undefined {
  const words = ROOM_WORDS[language];
  const nameOf = (seat: Seat) => game.seats[seat]?.player.name ?? '';
  switch (event.what) {
    case 'calledOff': {
      const { why, seat } = event.calledOff;
      return { said: '', line: words.calledOff[why](seat === undefined ? undefined : nameOf(seat)) };
    }
    case 'halted':
      return alike(words.halted(event.seat === undefined ? undefined : nameOf(event.seat)));
    case 'stalled':
      return alike(
        stalledParts(event.stalled, words)
          .map(({ head, stalls }) => `${head} ${listIn(language)(stalls.map(({ seat }) => nameOf(seat)))}.`)
          .join(' '),
      );
    case 'outcome': {
      const { said, announced } = ui.heard(game, event.at, language);
      return { said: event.late ? '' : said, line: announced };
    }
    case 'recalled':
      return { said: '', line: ui.heard(game, event.at, language).announced };
    case 'correction':
      return correction(event.correction, correctionTitle(event.correction, game, ui, language), words);
    case 'clock':
      return alike(event.left === 'up' ? words.timeUp : words.lastMinute);
    case 'over':
      return over(game, words);
    case 'ready':
    case 'count':
    case 'landed':
      return undefined;
  }
}

export function countWord(count: number | 'up' | undefined, language: Language): string {
  return count === undefined ? '' : count === 'up' ? ROOM_WORDS[language].up : String(count);
}

function alike(sentence: string): Announcement {
  return { said: sentence, line: sentence };
}

function correction({ effect, reason }: Correction, title: string, words: RoomWords): Announcement {
  const said = `${title}.`;
  const phrases = effectPhrases(effect, words.effect);
  const changed = phrases.length === 0 ? [] : [`${phrases.join(', ')}.`];
  return { said, line: [said, ...changed, ...(reason === undefined ? [] : [reason])].join(' ') };
}

/** The winners; while open points may still change them, what the dealer can do about it. */
function over(game: GameView, words: RoomWords): Announcement {
  const names = winnersOf(game).map(({ player }) => player.name);
  if (names.length === 0) return alike(`${words.pointsOpen}. ${words.countPiles}`);
  return alike(`${words.effect.winners(names, winTogether(game.winners, game.sides ?? []))}.`);
}
