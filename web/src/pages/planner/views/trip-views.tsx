import { CalendarDays, Coins, Image, List, type LucideIcon } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { TripView } from '../../../lib/links';
import { retryImport } from '../../../lib/retry-import';
import type { Planner } from '../planner';

/** A view of the current trip beside the itinerary. */
export interface TripViewScreen {
  /** Draws the whole view; it scrolls by itself. */
  Component: ComponentType<{ planner: Planner }>;
}

const CalendarView = lazy(async () => ({
  default: (await retryImport(() => import('./calendar-view'))).CalendarView,
}));
const CostsScreen = lazy(async () => ({
  default: (await retryImport(() => import('./costs-screen'))).CostsScreen,
}));
const PicturesScreen = lazy(async () => ({
  default: (await retryImport(() => import('./pictures-screen'))).PicturesScreen,
}));
const HistoryScreen = lazy(async () => ({
  default: (await retryImport(() => import('./history-screen'))).HistoryScreen,
}));
const CheckScreen = lazy(async () => ({
  default: (await retryImport(() => import('./check-screen'))).CheckScreen,
}));

/** Views that are built, by their word in the address; each loads when it is first shown. */
export const TRIP_VIEW_SCREENS: Partial<Record<Exclude<TripView, 'itinerary'>, TripViewScreen>> = {
  calendar: { Component: CalendarView },
  costs: { Component: CostsScreen },
  pictures: { Component: PicturesScreen },
  history: { Component: HistoryScreen },
  check: { Component: CheckScreen },
};

/** Width of the panel by view, in CSS pixels. */
export const VIEW_WIDTHS: Record<TripView, number> = {
  itinerary: 496,
  calendar: 824,
  costs: 620,
  pictures: 800,
  history: 496,
  check: 560,
};

/** Views of the segmented control, in order; history and trip check are reached from the trip menu. */
export const VIEW_SEGMENTS: readonly {
  id: Exclude<TripView, 'history' | 'check'>;
  icon: LucideIcon;
  words: ViewWords;
}[] = [
  { id: 'itinerary', icon: List, words: 'itineraryView' },
  { id: 'calendar', icon: CalendarDays, words: 'calendarView' },
  { id: 'costs', icon: Coins, words: 'costsView' },
  { id: 'pictures', icon: Image, words: 'picturesView' },
];

type ViewWords = 'itineraryView' | 'calendarView' | 'costsView' | 'picturesView';

/** Views with a heading of their own and a button to leave them by, in place of the trip's head and the switch. */
export function hasOwnHead(view: TripView): boolean {
  return view === 'history' || view === 'check';
}

/** The view an address means: the itinerary when it names none, or one that is not built or not for whoever looks. */
export function shownView(
  view: TripView | undefined,
  { isEditable, showsCosts, hasPictures }: Pick<Planner, 'isEditable' | 'showsCosts' | 'hasPictures'>,
): TripView {
  if (!view || view === 'itinerary' || !TRIP_VIEW_SCREENS[view]) return 'itinerary';
  const isShown = {
    calendar: true,
    costs: showsCosts,
    pictures: isEditable || hasPictures,
    // Both are about changing the trip.
    history: isEditable,
    check: isEditable,
  }[view];
  return isShown ? view : 'itinerary';
}
