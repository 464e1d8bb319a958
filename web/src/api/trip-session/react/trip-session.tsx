import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { forgetLastTrip, noteLastTrip } from '../../device/last-trip';
import { keepTripsSafe, openTripRegistry } from '../device-registry';
import type { TripSnapshot } from '../trip-snapshot';
import type { TripActions, TripLoad, TripStore } from '../trip-store';

/** The open trip and its actions. */
export interface TripSession extends TripSnapshot, TripActions {}

/** The open trip of everything inside. */
export const TripStoreContext = createContext<TripStore | null>(null);

/**
 * Opens a trip for everything inside.
 *
 * @param fallback rendered while there is no trip to show
 * @param onTripId called when the open trip's id changes: the first edit of an example makes a copy of it
 */
export function TripSessionProvider(props: {
  tripId: string;
  children: ReactNode;
  fallback: (load: TripLoad) => ReactNode;
  onTripId?: (tripId: string) => void;
}) {
  const { tripId, children, fallback, onTripId } = props;
  const store = useMemo(() => openTripRegistry.peek(tripId), [tripId]);
  // Another trip starts without the previous one's screen state, even if it is already open.
  const [shown, setShown] = useState({ store, count: 0 });
  if (shown.store !== store) {
    const isSameTrip = shown.store.copyId() === tripId;
    setShown({ store, count: isSameTrip ? shown.count : shown.count + 1 });
  }
  useEffect(() => openTripRegistry.hold(store), [store]);
  useEffect(keepTripsSafe, []);

  const isOpen = useSyncExternalStore(store.subscribe, () => store.snapshot() !== null);
  const load = useSyncExternalStore(store.subscribe, store.load);
  const copyId = useSyncExternalStore(store.subscribe, store.copyId);
  useEffect(() => {
    if (copyId !== null) onTripId?.(copyId);
  }, [copyId, onTripId]);
  useEffect(() => {
    if (isOpen) noteLastTrip(tripId);
    else if (load.kind === 'missing') forgetLastTrip(tripId);
  }, [isOpen, load.kind, tripId]);

  if (!isOpen) return fallback(load);
  return (
    <TripStoreContext key={shown.count} value={store}>
      {children}
    </TripStoreContext>
  );
}

function useTripStore(): TripStore {
  const store = useContext(TripStoreContext);
  if (!store) throw new Error('A trip is used outside of TripSessionProvider.');
  return store;
}

/** The open trip and its actions; rerenders on every change, so rows use `useTripSelector`. */
export function useTripSession(): TripSession {
  const { change, undo, redo, preview, dismiss, mergeHistory } = useTripActions();
  return { ...useTripSelector(wholeTrip), change, undo, redo, preview, dismiss, mergeHistory };
}

const wholeTrip = (trip: TripSnapshot) => trip;

/** The actions of the open trip, without following it. */
export function useTripActions(): TripActions {
  return useTripStore();
}

/**
 * Follows one part of the open trip; the component rerenders only when that part changes.
 *
 * @param select picks a part, such as one row; parts that did not change keep their identity
 * @param same when a new selection counts as the old one; identity by default
 */
export function useTripSelector<Part>(
  select: (trip: TripSnapshot) => Part,
  same: (before: Part, after: Part) => boolean = Object.is,
): Part {
  const store = useTripStore();
  const last = useRef<{ trip: TripSnapshot; part: Part } | null>(null);
  const read = () => {
    const trip = store.snapshot();
    if (!trip) throw new Error('The trip is not open yet.');
    const part = select(trip);
    // The result must be stable between two renders of one state, or React would render forever.
    if (last.current && same(last.current.part, part)) return last.current.part;
    last.current = { trip, part };
    return part;
  };
  return useSyncExternalStore(store.subscribe, read);
}
