// The browser's history of this tab. Back closes the topmost layer (dialog, menu, sheet), because each open layer has an
// entry of its own on top of its page's entry. The router never sees those entries: it writes its own through `asWindow`,
// which first goes back to the page's entry.

/** The part of the browser's window that is used here. */
export type HistoryWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'> & {
  readonly history: Pick<History, 'state' | 'length' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Location, 'href' | 'pathname' | 'search' | 'hash' | 'assign'>;
};

/** What is open over the page and can be closed by Back. */
export interface Layer {
  /** Asks the layer to close; it may stay, to ask about unsaved text. */
  close: () => void;
}

/** Where an entry stands; stored in its state beside the router's. */
interface EntryPlace {
  /** Counts all entries of this tab, from 0. */
  readonly position: number;
  /** Layers that were open at this entry; 0 for the entry of a page. */
  readonly depth: number;
}

interface EntryState {
  readonly place?: EntryPlace;
}

const FIRST: EntryPlace = { position: 0, depth: 0 };

/**
 * Going back takes a few milliseconds, seconds on a very busy device; after this long, in milliseconds, the browser isn't going
 * to. Too short a wait goes back twice, which closes what opened in between.
 */
const MOVE_MS = 10_000;

/** Keeps one entry for each open layer, and does so in order: going back takes a moment, and whatever follows waits for it. */
export class TabHistory {
  readonly #window: HistoryWindow;
  readonly #layers: Layer[] = [];
  readonly #waiting: (() => void)[] = [];
  #at: EntryPlace;
  /** Position of the page that the router shows. */
  #page: number;
  /** URLs of the pages since the app was loaded, by position. */
  readonly #urls = new Map<number, string>();
  #move: ReturnType<typeof setTimeout> | null = null;
  #willSettle = false;
  #tellRouter: ((event: PopStateEvent) => void) | null = null;

  constructor(window: HistoryWindow) {
    this.#window = window;
    this.#at = placeIn(window.history.state) ?? FIRST;
    this.#page = pageOf(this.#at);
    this.#write('replaceState', this.#at, window.history.state);
    window.addEventListener('popstate', this.#arrive);
    // A layer that was open before a reload is gone.
    this.#settleSoon();
  }

  /** Adds a layer on top, until the returned function is called. */
  open(layer: Layer): () => void {
    this.#layers.push(layer);
    this.#settleSoon();
    return () => {
      this.#layers.splice(this.#layers.indexOf(layer), 1);
      this.#settleSoon();
    };
  }

  /** Goes back to the previous page if that is its URL; otherwise does nothing and returns false. */
  backTo(url: string): boolean {
    const { href } = new URL(url, this.#window.location.href);
    if (this.#urls.get(this.#page - 1) !== href) return false;
    this.#fromPage(() => this.#window.history.go(-1));
    return true;
  }

  /** Leaves for a URL that the router doesn't know, or that must be loaded anew. */
  leaveFor(url: string): void {
    this.#fromPage(() => this.#window.location.assign(url));
  }

  /** The window that the router writes its entries to, and that tells it about Back and Forward. */
  asWindow() {
    const { document, history, location } = this.#window;
    const write = (how: 'pushState' | 'replaceState', state: object, url?: string) =>
      this.#fromPage(() => {
        const { position } = this.#at;
        this.#page = how === 'pushState' ? position + 1 : position;
        this.#write(how, { position: this.#page, depth: 0 }, state, url);
      });
    return {
      document,
      location,
      history: {
        get state(): unknown {
          return history.state;
        },
        get length(): number {
          return history.length;
        },
        pushState: (state: object, _: string, url?: string) => write('pushState', state, url),
        replaceState: (state: object, _: string, url?: string) => write('replaceState', state, url),
        go: (by: number) => this.#fromPage(() => history.go(by)),
        back: () => this.#fromPage(() => history.go(-1)),
        forward: () => this.#fromPage(() => history.go(1)),
      },
      addEventListener: (
        type: string,
        listener: (event: Event) => void,
        options?: AddEventListenerOptions,
      ) => {
        if (type === 'popstate') this.#tellRouter = listener;
        else this.#window.addEventListener(type, listener, options);
      },
    };
  }

  /** Does something at the page's own entry; immediately if that is the current one. */
  #fromPage(act: () => void): void {
    this.#waiting.push(act);
    this.#goOn();
  }

  #goOn(): void {
    while (this.#move === null && this.#waiting.length > 0) {
      if (this.#at.depth > 0) this.#go(-this.#at.depth);
      else this.#waiting.shift()?.();
    }
    this.#settleSoon();
  }

  #go(by: number): void {
    this.#move = setTimeout(() => {
      this.#endMove(this.#window.history.state);
      this.#goOn();
    }, MOVE_MS);
    this.#window.history.go(by);
  }

  #write(how: 'pushState' | 'replaceState', place: EntryPlace, state: unknown, url?: string): void {
    this.#window.history[how]({ ...(state as object | null), place }, '', url);
    this.#at = place;
    this.#urls.set(pageOf(place), this.#window.location.href);
  }

  readonly #arrive = (event: PopStateEvent): void => {
    const from = this.#at;
    const isOurs = this.#move !== null;
    // What the event says may be older than what was written since.
    this.#endMove(this.#window.history.state);
    const page = pageOf(this.#at);
    if (page === this.#page) {
      if (!isOurs) this.#closeDownTo(this.#at.depth);
    } else if (page < this.#page && this.#layers.length > 0 && !isOurs) {
      // Browsers skip entries that were added without a press, and people may go back several at once.
      this.#closeDownTo(this.#layers.length - 1);
      this.#go(from.position - this.#at.position);
    } else {
      this.#page = page;
      this.#tellRouter?.(event);
    }
    this.#goOn();
  };

  #endMove(state: unknown): void {
    if (this.#move !== null) clearTimeout(this.#move);
    this.#move = null;
    const place = placeIn(state);
    if (place) this.#at = place;
    // A link within the page added an entry.
    else this.#write('replaceState', { position: this.#at.position + 1, depth: 0 }, state);
  }

  #closeDownTo(depth: number): void {
    for (const layer of this.#layers.slice(depth).reverse()) layer.close();
  }

  /** Layers that replace each other close and open in the same moment: the entry stays. */
  #settleSoon(): void {
    if (this.#willSettle) return;
    this.#willSettle = true;
    setTimeout(() => {
      this.#willSettle = false;
      this.#settle();
    });
  }

  #settle(): void {
    if (this.#move !== null) return;
    const { history, location } = this.#window;
    const surplus = this.#at.depth - this.#layers.length;
    if (surplus > 0) this.#go(-surplus);
    for (let missing = surplus; missing < 0; missing += 1) {
      const { position, depth } = this.#at;
      this.#write('pushState', { position: position + 1, depth: depth + 1 }, history.state, location.href);
    }
  }
}

function placeIn(state: unknown): EntryPlace | undefined {
  return (state as EntryState | null)?.place;
}

function pageOf({ position, depth }: EntryPlace): number {
  return position - depth;
}
