import type { SharedTrip } from '@wayfold/contract/sharing/trip-page-endpoints';
import type { Change, SingleChange } from '@wayfold/contract/trip/change';
import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import type { RipplePreview } from '@wayfold/domain/changes/ripple';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { UnlistedChange } from '@wayfold/domain/sync/unlisted-changes';
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
import type { ViewMode } from '../../shared-trip/view-mode';
import { deviceTrips, keepTripsSafe } from '../device-trips';
import type { ToldStep } from '../trip-steps';

/** An edit a person may make on a screen; undo and redo have calls of their own. */
export type TripEdit = SingleChange | Extract<Change, { kind: 'batch' }>;

/** How safe what was changed is; `at` is milliseconds since 1970. */
export type SaveState =
  | { kind: 'saved'; at: number }
  | { kind: 'saving' }
  /** No answer from the server: kept on this device, sent later. */
  | { kind: 'offline' }
  /** The server refuses for the moment; tried again by itself. */
  | { kind: 'retrying' }
  /** A trip the server does not have yet. */
  | { kind: 'local' }
  /** A demo trip as everyone sees it: nothing of it is this person's to save, until the first change copies it. */
  | { kind: 'example' }
  | { kind: 'view-only' };

/** Something the traveler has to know about their changes, as a sentence; it stays until dismissed. */
export interface SessionNotice {
  id: string;
  kind: 'conflict' | 'refused';
  message: string;
}

/** What the open trip looks like now. Parts that did not change keep their identity. */
export interface TripSnapshot {
  readonly tripId: string;
  /** With every change of this device applied, sent or not. */
  readonly document: TripDocument;
  /** The newest version of the server that is part of `document`; 0 before there is one, and for a copy nobody has changed. */
  readonly version: number;
  /** False while the server does not have the trip: it is kept on this device alone. */
  readonly isOnServer: boolean;
  readonly mode: ViewMode;
  readonly saveState: SaveState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly notices: readonly SessionNotice[];
  /** Changes of this device that the history does not tell of yet, newest first. */
  readonly untold: readonly UnlistedChange[];
  /**
   * Ids that rows go on under, by the ids they were shown under before: the rows of a copy get theirs from the server,
   * soon after the first edit. Empty otherwise.
   */
  readonly newIds: ReadonlyMap<string, string>;
  /** Only for a trip that is looked at beside the planner's own, by a share or a trip page; else null. */
  readonly viewed: ViewedTrip | null;
}

/** A trip that is looked at: its share, which an example and an own trip need not have. */
export interface ViewedTrip extends Pick<SharedTrip, 'share'> {
  /** Of an own trip: its id. What is shown of it is what others see. */
  readonly ownTripId: string | null;
}

/** What can be done to the open trip; the functions stay the same as long as the trip is open. */
export interface TripActions {
  /** Shows the edit at once and sends it when it can. Never throws for a refusal: those become notices. */
  change(change: TripEdit): void;
  /** Takes back the change `of`, or the newest that still stands. Answers it, or null where it could not be taken back. */
  undo(of?: string): ToldStep | null;
  /** Brings back what was taken back last. Answers it, or null where it could not be brought back. */
  redo(): ToldStep | null;
  /** What the edit would do, without doing it. Throws ChangeRefused when it cannot be made. */
  preview(change: TripEdit): RipplePreview;
  dismiss(noticeId: string): void;
  /** Takes in steps that were read from the history, so that `undo(of)` knows those of other people and devices. */
  mergeHistory(entries: readonly HistoryEntry[]): void;
}

export interface TripSession extends TripSnapshot, TripActions {}

/** Why there is no trip to show yet. */
export type TripLoad =
  | { kind: 'loading' }
  /** No such trip, or not for this person. */
  | { kind: 'missing' }
  | { kind: 'unreachable'; retry: () => void };

/** The open trip outside of React: told to components by subscription, so that only those whose part changed draw. */
export interface TripStore extends TripActions {
  subscribe(listener: () => void): () => void;
  /** Null while there is nothing to show; then `load` says why. */
  snapshot(): TripSnapshot | null;
  load(): TripLoad;
  /** The id under which the trip goes on: that of its copy, once an example was edited; null before. */
  copyId(): string | null;
}

/** The open trip of everything inside. */
export const OpenTrip = createContext<TripStore | null>(null);

/**
 * Opens a trip for everything inside.
 *
 * @param fallback drawn while there is no trip to show
 * @param onTripId told when the open trip goes on under another id: the first edit of an example makes a copy of it
 */
export function TripSessionProvider(props: {
  tripId: string;
  children: ReactNode;
  fallback: (load: TripLoad) => ReactNode;
  onTripId?: (tripId: string) => void;
}) {
  const { tripId, children, fallback, onTripId } = props;
  const store = useMemo(() => deviceTrips.peek(tripId), [tripId]);
  // Another trip begins with nothing of the one before on its screens, also where it is open already.
  const [shown, setShown] = useState({ store, count: 0 });
  if (shown.store !== store) {
    const isSameTrip = shown.store.copyId() === tripId;
    setShown({ store, count: isSameTrip ? shown.count : shown.count + 1 });
  }
  useEffect(() => deviceTrips.hold(store), [store]);
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
    <OpenTrip key={shown.count} value={store}>
      {children}
    </OpenTrip>
  );
}

function useOpenTrip(): TripStore {
  const store = useContext(OpenTrip);
  if (!store) throw new Error('A trip is used outside of TripSessionProvider.');
  return store;
}

/** The open trip and what can be done to it; draws again at every change, so rows use `useTripSelector`. */
export function useTripSession(): TripSession {
  const { change, undo, redo, preview, dismiss, mergeHistory } = useTripActions();
  return { ...useTripSelector(wholeTrip), change, undo, redo, preview, dismiss, mergeHistory };
}

const wholeTrip = (trip: TripSnapshot) => trip;

/** What can be done to the open trip, without following it. */
export function useTripActions(): TripActions {
  return useOpenTrip();
}

/**
 * Follows one part of the open trip; the component draws again only when that part is another.
 *
 * @param select picks a part, such as one row; parts that did not change keep their identity
 * @param same when a new selection counts as the old one; identity by default
 */
export function useTripSelector<Part>(
  select: (trip: TripSnapshot) => Part,
  same: (before: Part, after: Part) => boolean = Object.is,
): Part {
  const store = useOpenTrip();
  const last = useRef<{ trip: TripSnapshot; part: Part } | null>(null);
  const read = () => {
    const trip = store.snapshot();
    if (!trip) throw new Error('The trip is not open yet.');
    const part = select(trip);
    // The answer must stay the same between two draws of one state, or React would draw for ever.
    if (last.current && same(last.current.part, part)) return last.current.part;
    last.current = { trip, part };
    return part;
  };
  return useSyncExternalStore(store.subscribe, read);
}
