import { createContext } from 'svelte';
import type { PracticeView } from '../../../host/contract/pads.ts';
import { withLesson } from '../../lesson/choices.ts';
import type { Player } from '../../../rulebook/seat.ts';
import type { DealersDesk } from '../desk/dealers-desk.svelte.ts';
import { mayTake, offerDue } from '../desk/hall-offer.ts';
import { phoneOfPlayer } from '../desk/phones.ts';
import { isByPhone, shelf, type ConsoleUi, type Kit } from '../desk/ui.ts';
import { bindKeypads, bindPads, bindPhones, makeBegin, rebound, type Draft } from './draft.ts';
import { PhoneSeats } from './phone-seats.svelte.ts';
import { demoDraft, draftAgain, emptyDraft, nameNext, offeredDraft, playerNamed, redraft } from './start.ts';

const DEMO_NAMES = ['Anna', 'Béla', 'Cili', 'Dani'];
const freshId = () => crypto.randomUUID();

/** A game that is being set up, from nothing to the first round: what is at hand, who sits where, one question, one key. */
export class GameSetup {
  readonly shelf: readonly ConsoleUi[];
  /** The people of the night before. */
  readonly before: readonly string[];
  step: 'kit' | 'phones' | 'names' | 'ready' = $state('kit');
  draft: Draft;
  /** The first game is to be a lesson. */
  learning = $state(false);
  readonly phoneSeats: PhoneSeats;
  readonly #desk: DealersDesk;
  /** The same people play another game: nobody asks for their names. */
  readonly #samePeople: boolean;
  #beginning = false;
  /** The people of the hall do not play in a night that others have begun. */
  #needsNight = false;
  /** The people whom the hall has seated, once the dealer has taken them. */
  #offered: readonly Player[] = $state.raw([]);

  constructor(desk: DealersDesk, games: readonly ConsoleUi[] = shelf()) {
    const { view, ui } = desk;
    this.#desk = desk;
    this.shelf = games;
    this.before = desk.settings.people;
    this.#samePeople = desk.settingUp === 'shelf';
    const again = draftAgain(view, ui);
    this.draft = $state.raw(again ?? emptyDraft(view.phones === undefined ? 'dice' : (ui.kits[0] ?? 'dice'), ui, view));
    this.phoneSeats = new PhoneSeats(desk);
    if (desk.settingUp === 'offer') this.takeOffer();
    if (again === undefined || this.#samePeople || desk.settingUp === 'offer') return;
    if (isByPhone(again.kit)) this.#openJoining();
    else this.step = 'names';
  }

  /** The game asks for cards: nobody chooses a face, and left or right decide nothing. */
  get asks(): boolean {
    return this.#desk.ui.asking !== undefined;
  }

  /** Pads are being given to the seats. */
  get pairing(): Extract<PracticeView, { kind: 'pairing' }> | undefined {
    const { view, panel } = this.#desk;
    return this.step === 'ready' && panel === undefined && view.practice?.kind === 'pairing' ? view.practice : undefined;
  }

  get mayGoBack(): boolean {
    return this.step !== 'kit' || this.#desk.view.table.game !== undefined;
  }

  /** The people whom the hall has seated here may be taken, and are not. */
  get offers(): boolean {
    const offer = offerDue(this.#desk.view);
    const { places } = this.draft;
    const isTaken = offer?.players.every(({ id }) => places.some(({ player }) => player.id === id)) === true;
    return offer !== undefined && !isTaken && this.step !== 'names';
  }

  /** The hall offers nobody any more, and the people whom the dealer has taken are still set up. */
  get isTakenBack(): boolean {
    const isOffered = this.#offered.some(({ id }) => this.draft.places.some(({ player }) => player.id === id));
    return isOffered && this.#desk.view.hall?.joined?.offer === undefined;
  }

  change(change: Partial<Draft>): void {
    this.draft = { ...this.draft, ...change };
  }

  /** Pads may have been given other names, or taken away; and everybody may have tapped. */
  follow(): void {
    this.draft = rebound(this.draft, this.#desk.view);
    if (this.step === 'phones' && this.phoneSeats.complete) this.#allSit();
  }

  chooseKit(kit: Kit): void {
    const { view, ui } = this.#desk;
    const people = this.draft.kit === 'nothing' ? emptyDraft(kit, ui, view) : this.draft;
    this.draft = kit === 'nothing' ? demoDraft(ui, view, DEMO_NAMES, freshId) : redraft(people, kit, ui, view);
    const { choices } = this.draft;
    if (this.learning && ui.teaches) this.change({ choices: withLesson(choices, view.table.game?.opened ?? 0) });
    if (isByPhone(kit) && !this.asks) this.draft = bindPhones(this.draft, view);
    this.bindPads();
    const known = this.#samePeople && makeBegin(this.draft, ui) !== undefined;
    const { places } = this.draft;
    if (kit === 'nothing') this.step = 'ready';
    else if (!isByPhone(kit)) this.step = known ? 'ready' : 'names';
    else if (known && places.some(({ player }) => phoneOfPlayer(view, player) !== undefined)) this.step = 'ready';
    else this.#openJoining();
  }

  name(names: readonly string[]): void {
    const { pads } = this.#desk.view;
    const players = this.#known;
    this.draft = names.reduce((draft, name) => nameNext(draft, name, { pads, players }, freshId), this.draft);
  }

  allNamed(): void {
    this.bindPads();
    this.step = 'ready';
  }

  bindPads(): void {
    const { view, settings } = this.#desk;
    this.draft = bindKeypads(bindPads(this.draft, view.pads), (name) => settings.keypadOf(name));
  }

  back(): void {
    const desk = this.#desk;
    desk.toast = undefined;
    if (this.step === 'phones' && this.phoneSeats.reopen()) return;
    if (this.step === 'phones') this.phoneSeats.close();
    if (this.step === 'ready' && isByPhone(this.draft.kit)) this.#openJoining();
    else if (this.step === 'ready' && this.draft.kit !== 'nothing') this.step = 'names';
    else if (desk.view.table.game !== undefined && this.step !== 'ready')
      [desk.settingUp, desk.offShelf] = [undefined, undefined];
    else this.step = 'kit';
  }

  /** To the games and what they are played with; the people who are named stay. */
  toShelf(): void {
    if (this.step === 'phones') this.phoneSeats.close();
    this.step = 'kit';
  }

  #openJoining(): void {
    this.step = 'phones';
    this.phoneSeats.open();
  }

  /** Everybody is on their seat: the last one who tapped deals. */
  #allSit(): void {
    const places = this.phoneSeats.seated.map(({ name, phone }) => ({
      player: playerNamed(name, this.#known, freshId),
      input: phone === undefined || this.asks ? { kind: 'die' as const } : { kind: 'pad' as const, pad: phone.id },
    }));
    this.change({ places, dealer: places.length - 1 });
    this.step = 'ready';
    this.phoneSeats.close();
  }

  /** The people whom the hall has seated play, in a night of their own, and the dealer need only begin. */
  takeOffer(): void {
    const desk = this.#desk;
    const offer = offerDue(desk.view);
    if (offer === undefined || !mayTake(offer) || this.#beginning) return;
    if (this.step === 'phones') this.phoneSeats.close();
    [desk.settingUp, desk.offShelf] = ['offer', offer.rulebook];
    this.#offered = offer.players;
    this.draft = offeredDraft(offer, desk.ui, desk.view);
    this.step = 'ready';
    this.#needsNight = desk.view.table.game !== undefined || desk.view.recordFile !== '';
  }

  /** People whose ids they keep: those of the hall before those of tonight. */
  get #known(): readonly Player[] {
    return [...this.#offered, ...this.#desk.view.players];
  }

  async begin(): Promise<void> {
    const command = makeBegin(this.draft, this.#desk.ui);
    if (command === undefined || this.#beginning) return;
    this.#beginning = true;
    // Where the new night is refused, nothing begins in the old one.
    if (this.#needsNight) this.#needsNight = !(await this.#desk.send({ type: 'newNight' }));
    if (!this.#needsNight) await this.#desk.send(command);
    this.#beginning = false;
  }
}

export const [getSetup, setSetup] = createContext<GameSetup>();
