import type { ConsoleCommand } from '../../../host/contract/command.ts';
import { seatsHere } from '../../../host/contract/view.ts';
import { choicesForNext } from '../../lesson/choices.ts';
import { padMayAnswer } from '../../ui/stalls.ts';
import { likeliestAnswer, mayCount } from './asking-keys.ts';
import { HELD, command, type Action, type Desk } from './desk.ts';
import { takeOffer, waitsForHall } from './hall-offer.ts';
import { askedNow, nameOf } from './in-words.ts';
import { askAgain, backOut, takeBack, turnByHand, type OpeningCourse } from './opening-keys.ts';
import { stillDue } from './pile-keys.ts';

/** What the big button says and does, with the key that does the same; without `press` the dealer can only wait or type. */
export interface NextThing {
  readonly label: string;
  readonly press?: { readonly key: BigKey; readonly action: Action };
}

export type BigKey = 'Space' | 'Escape' | 'Backspace' | 'Enter';

const able = (label: string, key: BigKey, action: Action = HELD): NextThing => ({ label, press: { key, action } });

/** The next right thing in this moment of the game. */
export function nextThing(desk: Desk): NextThing {
  const { say } = desk;
  const course = desk.view.table.game?.course;
  if (desk.settling) return able(say('console-skip'), 'Space');
  switch (course?.phase) {
    case undefined:
    case 'closed':
      return { label: say('console-wait') };
    case 'choosing':
      return able(say('console-count'), 'Space', startCount(desk, course));
    case 'asking': {
      const asked = askedNow(desk);
      const label = mayCount(desk.view) ? say('console-count') : asked?.likeliest;
      if (label !== undefined) return able(label, 'Space', likeliestAnswer(desk));
      return { label: asked?.question ?? say('console-wait') };
    }
    case 'counting':
      return able(say('console-halt'), 'Escape', command({ type: 'halt', step: course.step }));
    case 'opening':
      return nextInOpening(course, desk);
    case 'shown':
      return able(say('console-skip'), 'Space', command({ type: 'skip', step: course.step }));
    case 'over': {
      const due = stillDue(desk);
      if (due?.kind === 'count') return { label: say('console-count-pile', { name: due.next.name }) };
      if (due === undefined && waitsForHall(desk.view))
        return { label: say(`hall-link-${desk.view.hall?.joined?.over ? 'over' : 'wait'}`) };
      const next = takeOffer(desk.view) === undefined ? say('console-next-game') : say('hall-link-take');
      return able(due === undefined ? next : say('console-count-piles'), 'Space', afterGame(desk));
    }
  }
}

function nextInOpening(course: OpeningCourse, desk: Desk): NextThing {
  const { view, say } = desk;
  const [stall] = course.stalled;
  if (stall !== undefined && !padMayAnswer(stall)) {
    if (desk.byHand) return { label: say('console-type-die', { name: nameOf(view, stall.seat) }) };
    return able(say('console-by-hand'), 'Enter', turnByHand(course, desk));
  }
  if (stall !== undefined) return able(say('console-ask-again'), 'Space', askAgain(course));
  if (course.unjudged) return able(say('console-call-off'), 'Escape', backOut(course, desk));
  if (desk.typedEarly) return able(say('console-untype.early'), 'Backspace', takeBack(course, desk));
  const next = course.toType[0];
  if (next !== undefined) return { label: say('console-type-die', { name: nameOf(view, next) }) };
  return course.retaken ? able(say('console-untype'), 'Backspace', takeBack(course, desk)) : { label: say('console-wait') };
}

export function startCount(desk: Desk, { step }: { readonly step: number }): Action {
  return settled(desk, command({ type: 'count', step }));
}

/**
 * When the game is over: the people whom the hall offers, or else the next game, unless the hall's people wait for it; but not
 * before it is known who has won, as far as the dealer cares.
 */
export function afterGame(desk: Desk): Action {
  const { view, ui } = desk;
  const due = stillDue(desk);
  if (due?.kind === 'count') return HELD;
  if (due?.kind === 'names') return settled(desk, { kind: 'pass', ids: ui.naming?.waiting(view.table.game?.state) ?? [] });
  const offered = takeOffer(view);
  if (offered !== undefined) return offered;
  if (waitsForHall(view)) return HELD;
  const next = nextGame(desk);
  return next === undefined ? HELD : settled(desk, command(next));
}

/** The next game of the series: the same people in the same seats, the same choices. */
export function nextGame({ view, ui }: Pick<Desk, 'view' | 'ui'>) {
  const { game } = view.table;
  if (game === undefined) return undefined;
  const seats = seatsHere(game);
  const dealer = seats.findIndex(({ seat }) => seat === game.dealer);
  return {
    type: 'begin',
    rulebook: game.rulebook,
    players: seats.map(({ player }) => ({ ...player })),
    inputs: seats.map(({ seat }) => ({ ...(view.inputs[seat] ?? { kind: 'die' as const }) })),
    dealer: Math.max(0, dealer),
    house: { ...ui.houseOf(game.state) },
    choices: choicesForNext(game),
  } satisfies ConsoleCommand;
}

function settled(desk: Desk, action: Action): Action {
  return desk.settling ? HELD : action;
}
