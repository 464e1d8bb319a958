import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { NewPlace } from '../../features/add-destination/new-destination';
import type { NewPlaces } from '../../features/add-destination/use-typed-list';
import type { ArrangedDay } from '../../features/day/day-view';
import type { HistoryPreview } from '../../features/history/history-preview';
import type { ItineraryActions } from '../../features/itinerary/actions';
import type { Undoing } from '../../features/planner-bar/undo-buttons';
import type { Ripple } from '../../features/ripple/use-ripple';
import type { PlannerSearch, PlannerTab, TripView } from '../../lib/links';
import type { Layout } from '../../lib/media';
import type { PictureRequest } from '../../planner-state/picture-picking';
import type { PlannerLinks } from '../../planner-state/planner-links';
import type { BookingPlace } from '../../trip-ui/bookings/booking-place';
import type { PlanDay } from '../../trip-ui/plans/place-event';

/** The open dialog of the planner. */
export type PlannerDialog =
  | { kind: 'event'; id: string }
  | { kind: 'booking'; id: string }
  | { kind: 'add-booking'; place: BookingPlace }
  | { kind: 'rename'; id: string }
  | { kind: 'dates' }
  | { kind: 'currency' }
  | { kind: 'add' }
  /** Adds plans to a day; `start` in minutes after midnight if the time is already known. */
  | { kind: 'add-plan'; day: PlanDay; start: number | null }
  | { kind: 'share' }
  | { kind: 'export' }
  | { kind: 'import' }
  | { kind: 'incoming' }
  | { kind: 'pictures'; request: PictureRequest }
  | { kind: 'offline-map' }
  | { kind: 'display' };

/** State that the planner's screens share, in addition to the trip itself. */
export interface PlannerState {
  /** The trip in its current state. */
  document: TripDocument;
  /** The trip as shown on screen: with the change or history step that is being previewed. */
  shown: TripDocument;
  isEditable: boolean;
  /** False if the owner of a shared trip hides its costs. */
  showsCosts: boolean;
  /** Whether there are pictures to show. */
  hasPictures: boolean;
  ripple: Ripple;
  /** The history step shown instead of the trip; null if there is none. */
  historyPreview: HistoryPreview | null;
  setHistoryPreview: (preview: HistoryPreview | null) => void;
  /** A better order of the open day, shown instead of the trip; null if there is none. */
  arranged: ArrangedDay | null;
  setArranged: (arranged: ArrangedDay | null) => void;
  actions: Omit<ItineraryActions, 'openDay'>;
  /** Destinations whose days are expanded. */
  expanded: ReadonlySet<string>;
  expand: (id: string, isExpanded: boolean) => void;
  /** The day that the calendar was last asked to show, and the destination that was selected then. */
  calendarDay: { day: string; selectedId: string | null } | null;
  setCalendarDay: (shown: PlannerState['calendarDay']) => void;
  dialog: PlannerDialog | null;
  openDialog: (dialog: PlannerDialog | null) => void;
  /** Undo and redo of the open trip; reports what was undone. */
  undoing: Undoing;
  /** `at` is 1-based. */
  addPlace: (place: NewPlace, at: number) => void;
  /** `at` is 1-based, of the first. */
  addList: (list: NewPlaces, at: number) => void;
  /** The destination that the next one is added after, where the list ends with a field for it; null for the best spot. */
  insertAfter: string | null;
  setInsertAfter: (id: string | null) => void;
  /** A point picked on the map to add; `[lon, lat]` in degrees. */
  pick: [number, number] | null;
  setPick: (at: [number, number] | null) => void;
}

/** The planner as its layouts see it. */
export interface Planner extends PlannerState {
  layout: Layout;
  tab: PlannerTab;
  search: PlannerSearch;
  /** Creates links to the tabs of the open trip. */
  linkTo: PlannerLinks;
  view: TripView;
  /** True if the map fills the screen: on a phone, as long as the URL names no view. */
  isMapScreen: boolean;
  /** Null goes to the first screen: the itinerary, or the map on a phone. */
  showView: (view: TripView | null) => void;
  /** Goes back from a view that fills the panel to the previous view. */
  leaveView: () => void;
  showTab: (tab: PlannerTab) => void;
  /** Opens a place in Things To Do; null goes back to its list. */
  openPlace: (id: string | null) => void;
  /** Chooses a place to stay in Hotels; null clears the choice. */
  choosePlace: (id: string | null) => void;
  /** Asks for a destination to add after this one. */
  addAfter: (id: string) => void;
  /** Shows a day of the trip by its key (`dayKey`). */
  openDay: (key: string) => void;
  /** Shows a destination in the itinerary, with its days expanded. */
  goToStop: (id: string) => void;
  showAllTrips: () => void;
  openTrip: (tripId: string) => void;
  newTrip: () => void;
  /** Starts another trip with this place. */
  beginTripAt: (place: NewPlace) => void;
  /** Opens another trip, or creates one if null is given. */
  afterDelete: (nextTripId: string | null) => Promise<void>;
}
