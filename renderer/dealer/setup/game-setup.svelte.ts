import { createContext } from 'svelte';
import type { PracticeView } from '../../../host/contract/pads.ts';
import { withLesson } from '../../lesson/choices.ts';
import type { DealersDesk } from '../desk/dealers-desk.svelte.ts';
import { shelf, type ConsoleUi, type Kit } from '../desk/ui.ts';
import { bindPads, makeBegin, rebound, type Draft } from './draft.ts';
import { demoDraft, draftAgain, emptyDraft, nameNext, redraft } from './start.ts';

const freshId = () => crypto.randomUUID();

/** A game that is being set up, from nothing to the first round: what is at hand, who sits where, one question, one key. */
export class GameSetup {
  readonly shelf: readonly ConsoleUi[];
  /** The people of the night before. */
  readonly before: readonly string[];
  step: 'kit' | 'names' | 'ready' = $state('kit');
  draft: Draft;
  /** The first game is to be a lesson. */
  learning = $state(false);
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
    this.draft = $state.raw(again ?? emptyDraft('dice', ui, view));
    if (again !== undefined && !this.#samePeople) this.step = 'names';
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

  /** Pads may have been given other names, or taken away. */
  follow(): void {
    this.draft = rebound(this.draft, this.#desk.view.pads);
  }

  chooseKit(kit: Kit): void {
    const { view, ui, words } = this.#desk;
    const people = this.draft.kit === 'nothing' ? emptyDraft(kit, ui, view) : this.draft;
    this.draft = kit === 'nothing' ? demoDraft(ui, view, words.setup.demoNames, freshId) : redraft(people, kit, ui, view);
    const { choices } = this.draft;
    if (this.learning && ui.teaches) this.change({ choices: withLesson(choices, view.table.game?.opened ?? 0) });
    const named = kit === 'nothing' || (this.#samePeople && makeBegin(this.draft, ui) !== undefined);
    this.step = named ? 'ready' : 'names';
  }

  name(names: readonly string[]): void {
    this.draft = names.reduce((draft, name) => nameNext(draft, name, this.#desk.view, freshId), this.draft);
  }

  allNamed(): void {
    this.bindPads();
    this.step = 'ready';
  }

  bindPads(): void {
    this.draft = bindPads(this.draft, this.#desk.view.pads);
  }

  back(): void {
    const desk = this.#desk;
    desk.toast = undefined;
    if (this.step === 'ready' && this.draft.kit !== 'nothing') this.step = 'names';
    else if (desk.view.table.game !== undefined && this.step !== 'ready')
      [desk.settingUp, desk.offShelf] = [undefined, undefined];
    else this.step = 'kit';
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
