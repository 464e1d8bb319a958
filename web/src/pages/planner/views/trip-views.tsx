import { CalendarDays, Coins, Image, List, type LucideIcon } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { TripView } from '../../../lib/links';
import { retryImport } from '../../../lib/loading/retry-import';
import type { Planner } from '../planner';

/** A view of the current trip other than the itinerary. */
export interface TripViewScreen {
  /** Renders the whole view, which scrolls by itself. */
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
const DayScreen = lazy(async () => ({
  default: (await retryImport(() => import('./day-screen'))).DayScreen,
}));
const CheckScreen = lazy(async () => ({
  default: (await retryImport(() => import('./check-screen'))).CheckScreen,
}));

/** The available views, by their name in the URL; each loads when it is first shown. */
export const TRIP_VIEW_SCREENS: Partial<Record<Exclude<TripView, 'itinerary'>, TripViewScreen>> = {
  calendar: { Component: CalendarView },
  costs: { Component: CostsScreen },
  pictures: { Component: PicturesScreen },
  history: { Component: HistoryScreen },
  check: { Component: CheckScreen },
  day: { Component: DayScreen },
};

/** Panel width by view, in CSS pixels. */
export const VIEW_WIDTHS: Record<TripView, number> = {
  itinerary: 496,
  calendar: 824,
  costs: 620,
  pictures: 800,
  history: 496,
  check: 560,
  day: 496,
};

/** Views of the segmented control, in order; history and trip check are opened from the trip menu. */
export const VIEW_SEGMENTS: readonly {
  id: Exclude<TripView, 'history' | 'check' | 'day'>;
  icon: LucideIcon;
  words: ViewWords;
}[] = [
  { id: 'itinerary', icon: List, words: 'itineraryView' },
  { id: 'calendar', icon: CalendarDays, words: 'calendarView' },
  { id: 'costs', icon: Coins, words: 'costsView' },
  { id: 'pictures', icon: Image, words: 'picturesView' },
];

type ViewWords = 'itineraryView' | 'calendarView' | 'costsView' | 'picturesView';

/** Whether a view has its own heading and a close button instead of the trip header and the view switch. */
export function hasOwnHead(view: TripView): boolean {
  return view === 'history' || view === 'check' || view === 'day';
}

/**
 * The view in the panel: on tablets and on phones on their side, the calendar is beside the itinerary, in the place of the map.
 */
export function panelView({ view, layout }: Pick<Planner, 'view' | 'layout'>): TripView {
  return view === 'calendar' && (layout === 'tablet' || layout === 'landscape') ? 'itinerary' : view;
}

/** Whether the calendar is in the place of the map; the preview of a change needs the map. */
export function isCalendarBeside(planner: Planner): boolean {
  const { tab, view, ripple, shown } = planner;
  const isEmpty = Object.keys(shown.destinations).length === 0;
  return tab === 'trip_details' && panelView(planner) !== view && !ripple.shown && !isEmpty;
}

/** Returns the view for a URL: the itinerary if it names none, or one that isn't available at all or to this user. */
export function shownView(
  view: TripView | undefined,
  { isEditable, showsCosts, hasPictures }: Pick<Planner, 'isEditable' | 'showsCosts' | 'hasPictures'>,
): TripView {
  if (!view || view === 'itinerary' || !TRIP_VIEW_SCREENS[view]) return 'itinerary';
  const isShown = {
    calendar: true,
    costs: showsCosts,
    pictures: isEditable || hasPictures,
    // Both are about editing the trip.
    history: isEditable,
    check: isEditable,
    day: true,
  }[view];
  return isShown ? view : 'itinerary';
}
