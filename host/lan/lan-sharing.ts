import type { SharingView } from '../contract/sharing.ts';
import type { Sharing } from '../session/port.ts';
import { buildOf, pageAlone, readPages } from '../web/pages.ts';
import type { DisplayPage } from '../web/site.ts';
import { offered } from './addresses.ts';
import { LanAccess } from './lan-access.ts';
import { listenAt, type Listener } from './listener.ts';
import { OwnListeners, type LanParts } from './own-listeners.ts';
import { RoomSite } from './room-site.ts';
import { RoomScreens, type MostScreens } from './screens.ts';

/** Screens that come and go change the view of whoever shares no more often than this, ms. */
const CHANGE_MS = 500;
/** How often it is recorded that the key is in use, ms. */
const USED_MS = 600_000;

interface SharingParts extends LanParts {
  /** The first choice of port for a folder; a free one if it is taken. */
  readonly usualPort: number;
  /** The file that keeps key and port, in `folder`; one of its own for everything that is shared. */
  readonly file?: string;
  readonly most?: MostScreens;
}

/** Shares a display in every private network that this computer is in. Off at first. */
export class LanSharing implements Sharing {
  readonly #parts: SharingParts;
  readonly #page: DisplayPage;
  readonly #changed: () => void;
  readonly #access: LanAccess;
  readonly #screens: RoomScreens;
  readonly #listeners: OwnListeners;
  #site: RoomSite | undefined;
  /** The view of whoever shares changes soon. */
  #due = false;

  constructor(parts: SharingParts, page: DisplayPage, changed: () => void) {
    this.#parts = parts;
    this.#page = page;
    this.#changed = changed;
    this.#access = new LanAccess(parts.folder, parts.clock, parts.file);
    this.#screens = new RoomScreens(() => this.#changeSoon(), page, parts.most);
    this.#listeners = new OwnListeners({
      ...parts,
      kept: this.#access,
      listen: (address, port) => this.#listenAt(address, port),
      looking: () => this.#followUse(),
      changed,
    });
  }

  get view(): SharingView {
    const { on, all, refused, outside } = this.#listeners;
    const addresses = offered(all, (host) => `http://${host}/${this.#access.key}/`);
    return {
      on,
      addresses,
      screens: this.#screens.count,
      ...(refused !== undefined && { refused }),
      ...(outside !== undefined && { outside }),
    };
  }

  share(on: boolean): Promise<void> {
    return this.#listeners.inTurn(async () => {
      if (on === this.#listeners.on && this.#listeners.refused === undefined) return;
      if (on) await this.#renewStale();
      if (on || this.#screens.count > 0) await this.#access.use();
      if (!on) this.#screens.close();
      await this.#listeners.serve(on);
    });
  }

  async choose(network: string): Promise<void> {
    const written = this.#listeners.choice.choose(network);
    this.#changed();
    await written;
  }

  renew(): Promise<void> {
    return this.#listeners.inTurn(async () => {
      await this.#access.renew();
      this.#screens.close();
      this.#changed();
    });
  }

  newNight(): Promise<void> {
    return this.#listeners.inTurn(async () => {
      if (!(await this.#access.wasShared())) return;
      this.#screens.move(await this.#access.renew());
      this.#changed();
    });
  }

  async #followUse(): Promise<void> {
    if (this.#screens.count > 0) await this.#access.use(USED_MS);
    else await this.#renewStale();
  }

  async #renewStale(): Promise<void> {
    if (await this.#access.renewIfStale()) this.#changed();
  }

  async #listenAt(address: string, port: number): Promise<Listener> {
    this.#site ??= await this.#openSite();
    return listenAt(address, port, this.#site);
  }

  async #openSite(): Promise<RoomSite> {
    const { clock } = this.#parts;
    const pages = await readPages(this.#parts.pages);
    return new RoomSite({
      files: pageAlone(pages, `/${this.#page.name}.html`),
      screens: this.#screens,
      served: { page: this.#page, clock, build: buildOf(pages) },
      clock,
      key: () => this.#access.key,
    });
  }

  #changeSoon(): void {
    if (this.#due) return;
    this.#due = true;
    this.#parts.clock.after(CHANGE_MS, () => {
      this.#due = false;
      this.#changed();
    });
  }
}
