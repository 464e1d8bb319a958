import { linkOptions } from '@tanstack/react-router';
import { isPlannerTab, type PlannerSearch, type PlannerTab, readPlannerSearch } from '../lib/links';

// Addresses of the planner on a trip that is only looked at. Apart from `links.ts`, which the landing page loads.

/** The trip as named in the URL of a trip page. */
export interface TripPageAddress {
  tripid: string;
  userid?: string;
  type?: string;
}

/** What an address says of how such a trip is shown: the planner's own search part, and its tab, which has no path here. */
export interface SharedSearch {
  tab: PlannerTab | null;
  search: PlannerSearch;
}

/** Addresses of trips to look at, by how they are named. */
export const sharedLinks = {
  share: (shareid: string, shown: SharedSearch = NOTHING) =>
    linkOptions({ to: '/trip_share/$shareid', params: { shareid }, search: searchOf(shown) }),
  page: (page: TripPageAddress, shown: SharedSearch = NOTHING) =>
    linkOptions({ to: '/trip_plan/trip', search: { ...page, ...searchOf(shown) } }),
};

const NOTHING: SharedSearch = { tab: null, search: {} };

function searchOf({ tab, search }: SharedSearch) {
  const { trip: _trip, idea, ...rest } = search;
  // An idea is previewed in its own tab alone.
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

/** The path of a share's page, which is what people send to each other. The server draws it, so it is never navigated to. */
export function sharedPage(shareId: string): string {
  return `/trip/${encodeURIComponent(shareId)}`;
}
