import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { lastTripId } from '../../api/device/last-trip';
import { onEntrance } from '../../api/sign-in/session-watch';
import { beginTrip, openTripRegistry } from '../../api/trip-session/device-registry';
import { newestTripId } from '../../api/trips/trips';
import { links, type PlannerSearch, type PlannerTab } from '../../lib/links';
import { beginHandedOver } from './handover';

/**
 * Decides which trip the planner shows: the one in the URL, the last one on this device, the user's last one or a new one, in
 * that order. Also handles what another page handed over. The URL always ends up naming the trip.
 */
export function useOpenTripId(tab: PlannerTab | null, search: PlannerSearch) {
  const navigate = useNavigate();
  const { firstStop, moreStops, newTrip } = useLocation().state;
  const isBegun = useRef(false);

  /** Opens a trip at the current URL, keeping tab and view. */
  const show = useCallback(
    (tripId: string, options: { replace: boolean }) => {
      const { open, ...rest } = search;
      const next = { ...rest, trip: tripId, ...(open === 'today' ? { view: 'calendar' as const } : {}) };
      const to = tab === null ? links.planner(next) : links.plannerTab(tab, next);
      // Drops the state, because what it handed over has been used.
      void navigate({ ...to, replace: options.replace });
    },
    [navigate, search, tab],
  );

  useEffect(() => {
    const isHandedOver = firstStop !== undefined || newTrip !== undefined;
    if (!isHandedOver && search.trip) return;
    // React runs effects twice in development; only one trip is created.
    if (isBegun.current) return;
    isBegun.current = true;
    const open = (tripId: string) => show(tripId, { replace: true });
    if (isHandedOver) {
      open(
        beginHandedOver({
          ...(firstStop ? { firstStop } : {}),
          ...(moreStops ? { moreStops } : {}),
          ...(newTrip ? { newTrip } : {}),
        }),
      );
      return;
    }
    if (search.open === 'new') {
      open(beginTrip());
      return;
    }
    const last = lastTripId();
    if (last !== null) {
      open(last);
      return;
    }
    // If the user has navigated away before the response arrives, they stay there.
    let isHere = true;
    void newestTripId().then((newest) => {
      if (isHere) open(newest ?? beginTrip());
    });
    return () => {
      isHere = false;
      isBegun.current = false;
    };
  }, [firstStop, moreStops, newTrip, search.trip, search.open, show]);

  useEffect(() => {
    if (search.trip) isBegun.current = false;
  }, [search.trip]);

  const shownId = search.trip;
  useEffect(() => {
    if (shownId) return onEntrance(() => giveWay(shownId, show));
  }, [shownId, show]);

  return { tripId: search.trip ?? null, show };
}

/** Replaces a trip nobody has edited with the newest trip of the user who has just signed in. */
async function giveWay(tripId: string, show: (tripId: string, options: { replace: boolean }) => void) {
  if (!(await openTripRegistry.isUntouched(tripId))) return;
  const newest = await newestTripId();
  if (newest !== null) show(newest, { replace: true });
}
