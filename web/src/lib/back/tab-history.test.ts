import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type HistoryWindow, type Layer, TabHistory } from './tab-history';

/** A browser's session history: going back or forward takes a turn, and then the page is told. */
class StandInWindow {
  readonly entries: { state: unknown; url: string }[] = [{ state: null, url: 'https://a.test/' }];
  at = 0;
  readonly document = {} as Document;
  readonly left: string[] = [];
  /** How long going back takes, in milliseconds. */
  slowness = 3;
  readonly #listeners = new Map<string, Set<(event: Event) => void>>();

  constructor() {
    Object.defineProperties(this.history, {
      state: { get: () => this.entries[this.at]?.state },
      length: { get: () => this.entries.length },
    });
    Object.defineProperty(this.location, 'href', { get: () => this.entries[this.at]?.url });
  }

  readonly history = {
    go: (by: number) => {
      setTimeout(() => this.travel(by), this.slowness);
    },
    pushState: (state: unknown, _: string, url?: string | URL | null) => {
      const entry = { state: structuredClone(state), url: this.#resolved(url) };
      this.entries.splice(this.at + 1, Number.POSITIVE_INFINITY, entry);
      this.at += 1;
    },
    replaceState: (state: unknown, _: string, url?: string | URL | null) => {
      this.entries[this.at] = {
        state: structuredClone(state),
        url: this.#resolved(url),
      };
    },
  } as unknown as History;

  #resolved(url?: string | URL | null) {
    return url ? new URL(url, this.location.href).href : this.location.href;
  }

  readonly location = { assign: (url: string) => this.left.push(url) } as unknown as Location;

  addEventListener(type: string, listener: (event: Event) => void) {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
  }

  removeEventListener(type: string, listener: (event: Event) => void) {
    this.#listeners.get(type)?.delete(listener);
  }

  /** What a press of Back (-1) or Forward (1) does. */
  travel(by: number) {
    const to = this.at + by;
    if (!this.entries[to]) return;
    this.at = to;
    const event = { state: this.entries[to].state } as PopStateEvent;
    for (const listener of this.#listeners.get('popstate') ?? []) listener(event);
  }

  get urls() {
    return this.entries.map(({ url }) => url.slice('https://a.test'.length));
  }
}

/** A tab on its first page, and what the router was told. */
function tab(stand = new StandInWindow()) {
  const history = new TabHistory(stand as unknown as HistoryWindow);
  const router = history.asWindow();
  const told: string[] = [];
  router.addEventListener('popstate', () => told.push(stand.urls[stand.at] ?? ''));
  return { stand, history, router, told };
}

/** Opens a layer that closes when it is asked to, unless it `stays`. */
function openLayer(history: TabHistory, stays = false): Layer & { asked: number; end: () => void } {
  const layer = {
    asked: 0,
    close() {
      layer.asked += 1;
      if (!stays) end();
    },
    end: () => end(),
  };
  const end = history.open(layer);
  return layer;
}

const passing = () => vi.advanceTimersByTimeAsync(50);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('Back', () => {
  test('closes the topmost layer only, then the next, then leaves the page', async () => {
    const { stand, history, router, told } = tab();
    router.history.pushState({ key: 'b' }, '', '/b');
    const dialog = openLayer(history);
    await passing();
    const menu = openLayer(history);
    await passing();
    expect(stand.urls).toEqual(['/', '/b', '/b', '/b']);

    stand.travel(-1);
    await passing();
    expect([dialog.asked, menu.asked]).toEqual([0, 1]);
    stand.travel(-1);
    await passing();
    expect(dialog.asked).toBe(1);
    expect(told).toEqual([]);
    stand.travel(-1);
    await passing();

    expect(told).toEqual(['/']);
  });

  test('asks a layer that stays each time, and never leaves the page', async () => {
    const { stand, history, told } = tab();
    const form = openLayer(history, true);
    await passing();

    stand.travel(-1);
    await passing();
    stand.travel(-1);
    await passing();

    expect(form.asked).toBe(2);
    expect(stand.at).toBe(1);
    expect(told).toEqual([]);
  });

  test('over several entries at once closes the topmost layer and stays on the page', async () => {
    const { stand, history, router, told } = tab();
    router.history.pushState({ key: 'b' }, '', '/b');
    const form = openLayer(history, true);
    await passing();

    stand.travel(-2);
    await passing();

    expect(form.asked).toBe(1);
    expect([stand.at, stand.urls[stand.at]]).toEqual([2, '/b']);
    expect(told).toEqual([]);
  });
});

describe('a layer that closes by itself', () => {
  test('leaves no entry behind', async () => {
    const { stand, history, told } = tab();
    const dialog = openLayer(history);
    await passing();
    dialog.end();
    await passing();

    expect(stand.at).toBe(0);
    expect(dialog.asked).toBe(0);
    expect(told).toEqual([]);
  });

  test('keeps its entry for the layer that replaces it', async () => {
    const { stand, history } = tab();
    const first = openLayer(history);
    await passing();
    first.end();
    const second = openLayer(history);
    await passing();

    expect(stand.at).toBe(1);
    stand.travel(-1);
    expect(second.asked).toBe(1);
  });

  test('does not come back by Forward', async () => {
    const { stand, history, told } = tab();
    openLayer(history);
    await passing();
    stand.travel(-1);
    await passing();

    stand.travel(1);
    await passing();

    expect(stand.at).toBe(0);
    expect(told).toEqual([]);
  });
});

describe('navigating while a layer is open', () => {
  test('to another page leaves nothing of the layer between the pages', async () => {
    const { stand, history, router, told } = tab();
    const menu = openLayer(history);
    await passing();
    router.history.pushState({ key: 'b' }, '', '/b');
    menu.end();
    await passing();

    expect(stand.urls).toEqual(['/', '/b']);
    stand.travel(-1);
    await passing();
    expect(told).toEqual(['/']);
    stand.travel(1);
    expect(told).toEqual(['/', '/b']);
  });

  test('replaces the URL of the page, and the layer stays', async () => {
    const { stand, history, router } = tab();
    const dialog = openLayer(history);
    await passing();
    router.history.replaceState({ key: 'a' }, '', '/?trip=1');
    await passing();

    expect(stand.urls).toEqual(['/?trip=1', '/?trip=1']);
    stand.travel(-1);
    expect(dialog.asked).toBe(1);
  });

  test('out of the app waits until the layer’s entry is left', async () => {
    const { stand, history } = tab();
    const menu = openLayer(history);
    await passing();
    history.leaveFor('/s/abc');
    menu.end();
    expect(stand.left).toEqual([]);
    await passing();

    expect(stand.left).toEqual(['/s/abc']);
    expect(stand.at).toBe(0);
  });
});

test('a layer that opens while a slow browser goes back stays open', async () => {
  const { stand, history, router } = tab();
  const form = openLayer(history);
  await passing();
  stand.slowness = 3_000;
  router.history.replaceState({ key: 'thanks' }, '', '/thanks');
  form.end();
  const thanks = openLayer(history);
  await vi.advanceTimersByTimeAsync(20_000);

  expect(thanks.asked).toBe(0);
  expect(stand.urls).toEqual(['/thanks', '/thanks']);
  expect(stand.at).toBe(1);
});

test('what has a URL of its own is closed by going back to the page under it, if that is the previous one', async () => {
  const { stand, history, router, told } = tab();
  router.history.pushState({ key: 'b' }, '', 'https://a.test/b');
  router.history.pushState({ key: 'c' }, '', 'https://a.test/b?place=1');
  expect(history.backTo('/')).toBe(false);
  expect(history.backTo('/b')).toBe(true);
  await passing();

  expect(told).toEqual(['/b']);
  expect(stand.at).toBe(1);
});

test('after a reload, the entry of a layer that was open is left', async () => {
  const { stand, history } = tab();
  openLayer(history);
  await passing();
  const reloaded = tab(stand);
  await passing();

  expect(stand.at).toBe(0);
  expect(reloaded.told).toEqual([]);
});

test('a link within the page adds an entry like any other', async () => {
  const { stand, history, told } = tab();
  stand.history.pushState(null, '', '/#list');
  stand.travel(0);
  const dialog = openLayer(history);
  await passing();
  stand.travel(-1);
  await passing();

  expect(dialog.asked).toBe(1);
  expect(stand.urls[stand.at]).toBe('/#list');
  stand.travel(-1);
  expect(told).toEqual(['/#list', '/']);
});
