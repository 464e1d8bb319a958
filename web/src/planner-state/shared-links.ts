import { linkOptions } from '@tanstack/react-router';
import { isPlannerTab, type PlannerSearch, type PlannerTab, readPlannerSearch } from '../lib/links';

// URLs of the planner for a view-only trip. Separate from `links.ts`, which the landing page loads.

/** The trip as named in the URL of a trip page. */
export interface TripPageAddress {
  tripid: string;
  userid?: string;
  type?: string;
}

/** How such a trip is shown, as in its URL: the planner's search params, and the tab, which has no path of its own here. */
export interface SharedSearch {
  tab: PlannerTab | null;
  search: PlannerSearch;
}

/** Links to view-only trips, by how the URL names the trip. */
export const sharedLinks = {
  share: (shareid: string, shown: SharedSearch = NOTHING) =>
    linkOptions({ to: '/trip_share/$shareid', params: { shareid }, search: searchOf(shown) }),
  page: (page: TripPageAddress, shown: SharedSearch = NOTHING) =>
    linkOptions({ to: '/trip_plan/trip', search: { ...page, ...searchOf(shown) } }),
};

const NOTHING: SharedSearch = { tab: null, search: {} };

function searchOf({ tab, search }: SharedSearch) {
  const { trip: _trip, idea, ...rest } = search;
  // An idea is only previewed in its own tab.
  const previewed = tab === 'trip_ideas' && idea !== undefined ? { idea } : {};
  return { ...(tab === null ? {} : { tab }), ...rest, ...previewed };
}

/** Parses how the trip is shown; drops anything unknown. */
export function readSharedSearch(search: Record<string, unknown>): SharedSearch {
  const { trip: _trip, ...rest } = readPlannerSearch(search);
  const { tab } = search;
  return { tab: typeof tab === 'string' && isPlannerTab(tab) ? tab : null, search: rest };
}

/** Parses the trip named in the URL of a trip page; null if it names none. */
export function readTripPage(search: Record<string, unknown>): TripPageAddress | null {
  const { tripid, userid, type } = search;
  if (typeof tripid !== 'string' || tripid === '') return null;
  return {
    tripid,
    ...(typeof userid === 'string' && userid ? { userid } : {}),
    ...(typeof type === 'string' && type ? { type } : {}),
  };
}

/** The path of a share's page, which people send to each other. The server renders it, so don't navigate to it in the app. */
export function sharedPage(shareId: string): string {
  return `/trip/${encodeURIComponent(shareId)}`;
}
