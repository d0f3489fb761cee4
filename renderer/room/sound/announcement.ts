import type { Correction, GameView } from '../../../host/contract/view.ts';
import { winTogether, type Seat } from '../../../rulebook/seat.ts';
import { effectPhrases, roomSay, rowIn, sentenceIn, winnersPhrase } from '../../../words/room.ts';
import type { Language } from '../../../words/language.ts';
import type { TableUi } from '../table/ui.ts';
import { winnersOf } from '../ending/acts.ts';
import { stalledParts } from '../../ui/stalls.ts';
import { calledOffSaid, correctionTitle, haltedSaid } from '../table/moment.ts';
import type { SoundEvent } from './events.ts';

interface Announcement {
  /** To be spoken, in four seconds or less; empty where nothing has changed. */
  readonly said: string;
  /** For a live region: whole, with why. */
  readonly line: string;
}

/** What is said of an event; undefined for one without words. The count has words of its own, `countWord`. */
export function announce(event: SoundEvent, game: GameView, ui: TableUi, language: Language): Announcement | undefined {
  const say = roomSay(language);
  const nameOf = (seat: Seat) => game.seats[seat]?.player.name ?? '';
  switch (event.what) {
    case 'calledOff':
      return { said: '', line: calledOffSaid(event.calledOff, nameOf, say) };
    case 'halted':
      return alike(haltedSaid(event, nameOf, say));
    case 'stalled':
      return alike(
        stalledParts(event.stalled, say)
          .map(({ named, stalls }) => say(named, { names: stalls.map(({ seat }) => nameOf(seat)) }))
          .join(' '),
      );
    case 'outcome': {
      const { said, announced } = ui.heard(game, event.at, language);
      return { said: event.late ? '' : said, line: announced };
    }
    case 'recalled':
      return { said: '', line: ui.heard(game, event.at, language).announced };
    case 'correction':
      return correction(event.correction, correctionTitle(event.correction, game, ui, language), language);
    case 'clock':
      return alike(event.left === 'up' ? say('room-time-up') : say('room-last-minute'));
    case 'over':
      return over(game, language);
    case 'ready':
    case 'count':
    case 'landed':
      return undefined;
  }
}

export function countWord(count: number | 'up' | undefined, language: Language): string {
  return count === undefined ? '' : count === 'up' ? roomSay(language)('room-up') : String(count);
}

function alike(sentence: string): Announcement {
  return { said: sentence, line: sentence };
}

function correction({ effect, reason }: Correction, title: string, language: Language): Announcement {
  const said = sentenceIn(language, title);
  const changed = rowIn(language, effectPhrases(effect, language));
  const whole = changed === '' ? said : `${said} ${sentenceIn(language, changed)}`;
  return { said, line: reason === undefined ? whole : roomSay(language)('room-reason', { what: whole, reason }) };
}

/** The winners; while open points may still change them, what the dealer can do about it. */
function over(game: GameView, language: Language): Announcement {
  const names = winnersOf(game).map(({ player }) => player.name);
  const say = roomSay(language);
  if (names.length === 0) return alike(`${sentenceIn(language, say('room-points-open'))} ${say('room-count-piles')}`);
  return alike(sentenceIn(language, winnersPhrase(names, winTogether(game.winners, game.sides ?? []), say)));
}
