import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import type { MapPlace } from '../map/trip-map-props';

/** `[west, south, east, north]` in degrees; the west is greater than the east across the date line. */
type Box = readonly [number, number, number, number];

/** State that the list of places and the map share during a place search. */
export interface Discovery {
  /** The places of the list, as the map draws them; best first. */
  places: readonly MapPlace[];
  /** The place under the pointer, in the list or on the map. */
  hoveredId: string | null;
  /** Whether the pointer is on the map; if so, the list follows it. */
  isHoveredOnMap: boolean;
  /** What the map fits instead of the trip; `stay` leaves it where it is; null while no search is on. */
  focus: readonly [number, number][] | 'stay' | null;
  /** What the map shows, and whether the traveler moved it there; null before the map has loaded. */
  view: { box: Box; isByHand: boolean } | null;
  /** The last searched area; never set together with `me`. */
  area: Box | null;
  /** Where the traveler is, `[lon, lat]` in degrees, once they searched around there. */
  me: readonly [number, number] | null;
  /** What was searched for on the map, until Things To Do has taken it over. */
  wish: MapWish | null;
}

/** A search on the map itself: a text, or groups of kinds of places. */
export interface MapWish {
  readonly text: string;
  readonly kinds: readonly string[];
}

/** Actions on a `Discovery`; the functions are stable for the provider's lifetime. */
export interface DiscoveryActions {
  show(places: readonly MapPlace[], focus: Discovery['focus']): void;
  hoverPlace(id: string | null, where: 'list' | 'map'): void;
  noteView(view: NonNullable<Discovery['view']>): void;
  /** Searches for places in the current map area; Things To Do takes the wish over when it opens. */
  searchArea(wish?: MapWish): void;
  /** The wish was taken over. */
  dropWish(): void;
  /** Searches for places around the traveler. */
  searchAround(me: readonly [number, number]): void;
  /** Goes back to the trip: neither an area nor the traveler's surroundings. */
  leaveArea(): void;
}

type Store = DiscoveryActions & { current(): Discovery; subscribe(listener: () => void): () => void };

const Context = createContext<Store | null>(null);

/** Shares the search for places with everything inside it: the tab and the map. */
export function DiscoveryProvider({ children }: { children: ReactNode }) {
  const [store] = useState(makeStore);
  return <Context value={store}>{children}</Context>;
}

/** Follows one part of the search; the component rerenders only when that part changes. */
export function useDiscovery<Part>(select: (discovery: Discovery) => Part): Part {
  const store = useStore();
  const read = () => select(store.current());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Returns only the actions, which never causes a rerender. */
export function useDiscoveryActions(): DiscoveryActions {
  return useStore();
}

function useStore(): Store {
  const store = use(Context);
  if (!store) throw new Error('A search for places is used outside its DiscoveryProvider.');
  return store;
}

function makeStore(): Store {
  const listeners = new Set<() => void>();
  let discovery: Discovery = {
    places: [],
    hoveredId: null,
    isHoveredOnMap: false,
    focus: null,
    view: null,
    area: null,
    me: null,
    wish: null,
  };
  function change(next: Partial<Discovery>) {
    discovery = { ...discovery, ...next };
    for (const listener of listeners) listener();
  }
  return {
    show: (places, focus) => change({ places, focus }),
    hoverPlace: (hoveredId, where) => {
      if (hoveredId === discovery.hoveredId) return;
      change({ hoveredId, isHoveredOnMap: hoveredId !== null && where === 'map' });
    },
    noteView: (view) => change({ view }),
    searchArea: (wish) => {
      const { view } = discovery;
      if (view) change({ area: view.box, me: null, view: { ...view, isByHand: false }, wish: wish ?? null });
    },
    dropWish: () => {
      if (discovery.wish) change({ wish: null });
    },
    searchAround: (me) => change({ me, area: null }),
    leaveArea: () => (discovery.area || discovery.me) && change({ area: null, me: null }),
    current: () => discovery,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
