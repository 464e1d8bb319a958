import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { NewPlace } from '../../features/add-destination/new-destination';
import type { HistoryPreview } from '../../features/history/history-preview';
import type { ItineraryActions } from '../../features/itinerary/actions';
import type { Undoing } from '../../features/planner-bar/undo-buttons';
import type { Ripple } from '../../features/ripple/use-ripple';
import type { PlannerSearch, PlannerTab, TripView } from '../../lib/links';
import type { PictureRequest } from '../../planner-state/picture-picking';
import type { PlannerLinks } from '../../planner-state/planner-links';
import type { Layout } from './use-layout';

/** A dialog of the planner that is open. */
export type PlannerDialog =
  | { kind: 'event'; id: string }
  | { kind: 'rename'; id: string }
  | { kind: 'dates' }
  | { kind: 'currency' }
  | { kind: 'add' }
  | { kind: 'share' }
  | { kind: 'export' }
  | { kind: 'import' }
  | { kind: 'pictures'; request: PictureRequest }
  | { kind: 'display' };

/** What the planner's screens share beside the trip itself. */
export interface PlannerState {
  /** The trip as it is. */
  document: TripDocument;
  /** The trip as screens show it: with the change or the step of history that is being previewed. */
  shown: TripDocument;
  isEditable: boolean;
  /** False where whoever shares the trip keeps its costs to themselves. */
  showsCosts: boolean;
  /** Whether there is a picture to look at. */
  hasPictures: boolean;
  ripple: Ripple;
  /** The step of history shown instead of the trip; null when none is. */
  historyPreview: HistoryPreview | null;
  setHistoryPreview: (preview: HistoryPreview | null) => void;
  actions: ItineraryActions;
  /** Destinations whose days are open. */
  expanded: ReadonlySet<string>;
  expand: (id: string, isExpanded: boolean) => void;
  dialog: PlannerDialog | null;
  openDialog: (dialog: PlannerDialog | null) => void;
  /** Of the open trip; says what it undid. */
  undoing: Undoing;
  /** `at` is 1-based. */
  addPlace: (place: NewPlace, at: number) => void;
  /** A point to add, picked on the map; `[lon, lat]` in degrees. */
  pick: [number, number] | null;
  setPick: (at: [number, number] | null) => void;
}

/** The planner as its layouts see it. */
export interface Planner extends PlannerState {
  layout: Layout;
  tab: PlannerTab;
  search: PlannerSearch;
  /** Leads to a tab of the open trip. */
  linkTo: PlannerLinks;
  view: TripView;
  /** True where the map is the screen: on a phone, while no view is named. */
  isMapScreen: boolean;
  /** Null goes to the first screen: the itinerary, or on a phone the map. */
  showView: (view: TripView | null) => void;
  /** Goes back from a view that takes the whole panel to the one before it. */
  leaveView: () => void;
  showTab: (tab: PlannerTab) => void;
  /** Opens a place in Things To Do; null goes back to its list. */
  openPlace: (id: string | null) => void;
  /** Chooses a place to stay in Hotels; null takes the choice back. */
  choosePlace: (id: string | null) => void;
  /** Leads to a destination in the itinerary, with its days open. */
  goToStop: (id: string) => void;
  showAllTrips: () => void;
  openTrip: (tripId: string) => void;
  newTrip: () => void;
  /** Begins another trip with this place. */
  beginTripAt: (place: NewPlace) => void;
  /** Goes on with another trip, or begins one where null is given. */
  afterDelete: (nextTripId: string | null) => Promise<void>;
}
