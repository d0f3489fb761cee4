import { createContext } from 'svelte';
import type { PracticeView } from '../../../host/contract/pads.ts';
import { withLesson } from '../../lesson/choices.ts';
import type { DealersDesk } from '../desk/dealers-desk.svelte.ts';
import { devicesIn, phoneOfPlayer } from '../desk/phones.ts';
import { shelf, type ConsoleUi, type Kit } from '../desk/ui.ts';
import { bindPads, bindPhones, makeBegin, rebound, type Draft } from './draft.ts';
import { PhoneSeats } from './phone-seats.svelte.ts';
import { demoDraft, draftAgain, emptyDraft, nameNext, playerNamed, redraft } from './start.ts';

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

  constructor(desk: DealersDesk, games: readonly ConsoleUi[] = shelf()) {
    const { view, ui } = desk;
    this.#desk = desk;
    this.shelf = games;
    this.before = desk.settings.people;
    this.#samePeople = desk.settingUp === 'shelf';
    const again = draftAgain(view, ui);
    this.draft = $state.raw(again ?? emptyDraft(view.phones === undefined ? 'dice' : 'phones', ui, view));
    this.phoneSeats = new PhoneSeats(desk);
    if (again === undefined || this.#samePeople) return;
    if (again.kit === 'phones') this.#openJoining();
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

  change(change: Partial<Draft>): void {
    this.draft = { ...this.draft, ...change };
  }

  /** Pads may have been given other names, or taken away; and everybody may have tapped. */
  follow(): void {
    this.draft = rebound(this.draft, this.#desk.view);
    if (this.step === 'phones' && this.phoneSeats.complete) this.#allSit();
  }

  chooseKit(kit: Kit): void {
    const { view, ui, words } = this.#desk;
    const people = this.draft.kit === 'nothing' ? emptyDraft(kit, ui, view) : this.draft;
    this.draft = kit === 'nothing' ? demoDraft(ui, view, words.setup.demoNames, freshId) : redraft(people, kit, ui, view);
    const { choices } = this.draft;
    if (this.learning && ui.teaches) this.change({ choices: withLesson(choices, view.table.game?.opened ?? 0) });
    if (kit === 'phones' && !this.asks) this.draft = bindPhones(this.draft, view);
    const known = this.#samePeople && makeBegin(this.draft, ui) !== undefined;
    const { places } = this.draft;
    if (kit === 'nothing') this.step = 'ready';
    else if (kit !== 'phones') this.step = known ? 'ready' : 'names';
    else if (known && places.some(({ player }) => phoneOfPlayer(view, player) !== undefined)) this.step = 'ready';
    else this.#openJoining();
  }

  name(names: readonly string[]): void {
    this.draft = names.reduce((draft, name) => nameNext(draft, name, this.#desk.view, freshId), this.draft);
  }

  allNamed(): void {
    this.bindPads();
    this.step = 'ready';
  }

  bindPads(): void {
    this.draft = bindPads(this.draft, devicesIn(this.#desk.view));
  }

  back(): void {
    const desk = this.#desk;
    desk.toast = undefined;
    if (this.step === 'phones' && this.phoneSeats.reopen()) return;
    if (this.step === 'phones') this.phoneSeats.close();
    if (this.step === 'ready' && this.draft.kit === 'phones') this.#openJoining();
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
    const { view } = this.#desk;
    const places = this.phoneSeats.seated.map(({ name, phone }) => ({
      player: playerNamed(name, view.players, freshId),
      input: phone === undefined || this.asks ? { kind: 'die' as const } : { kind: 'pad' as const, pad: phone.id },
    }));
    this.change({ kit: 'phones', places, dealer: places.length - 1 });
    this.step = 'ready';
    this.phoneSeats.close();
  }

  async begin(): Promise<void> {
    const command = makeBegin(this.draft, this.#desk.ui);
    if (command === undefined || this.#beginning) return;
    this.#beginning = true;
    await this.#desk.send(command);
    this.#beginning = false;
  }
}

export const [getSetup, setSetup] = createContext<GameSetup>();
