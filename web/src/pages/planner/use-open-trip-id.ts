import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { lastTripId } from '../../api/device/last-trip';
import { onEntrance } from '../../api/sign-in/session-watch';
import { beginTrip, openTripRegistry } from '../../api/trip-session/device-registry';
import { newestTripId } from '../../api/trips/trips';
import { links, type PlannerSearch, type PlannerTab } from '../../lib/links';
import { beginHandedOver } from './handover';

/**
 * Which trip the planner shows: the one in the address, else the last one of this device, else the last one of the person,
 * else a new one; also what another page handed over. The address always ends up naming it.
 */
export function useOpenTripId(tab: PlannerTab | null, search: PlannerSearch) {
  const navigate = useNavigate();
  const { firstStop, newTrip } = useLocation().state;
  const isBegun = useRef(false);

  /** Opens a trip in the current address, keeping tab and view. */
  const show = useCallback(
    (tripId: string, options: { replace: boolean }) => {
      const next = { ...search, trip: tripId };
      const to = tab === null ? links.planner(next) : links.plannerTab(tab, next);
      // The state is left out: what it handed over has been taken.
      void navigate({ ...to, replace: options.replace });
    },
    [navigate, search, tab],
  );

  useEffect(() => {
    const isHandedOver = firstStop !== undefined || newTrip !== undefined;
    if (!isHandedOver && search.trip) return;
    // React runs effects twice while developing; a trip is begun once.
    if (isBegun.current) return;
    isBegun.current = true;
    const open = (tripId: string) => show(tripId, { replace: true });
    if (isHandedOver) {
      open(beginHandedOver({ ...(firstStop ? { firstStop } : {}), ...(newTrip ? { newTrip } : {}) }));
      return;
    }
    const last = lastTripId();
    if (last !== null) {
      open(last);
      return;
    }
    // Whoever has gone elsewhere by the time the answer comes stays there.
    let isHere = true;
    void newestTripId().then((newest) => {
      if (isHere) open(newest ?? beginTrip());
    });
    return () => {
      isHere = false;
      isBegun.current = false;
    };
  }, [firstStop, newTrip, search.trip, show]);

  useEffect(() => {
    if (search.trip) isBegun.current = false;
  }, [search.trip]);

  const shownId = search.trip;
  useEffect(() => {
    if (shownId) return onEntrance(() => giveWay(shownId, show));
  }, [shownId, show]);

  return { tripId: search.trip ?? null, show };
}

/** Leaves a trip that nobody has touched for the newest of whoever has just signed in. */
async function giveWay(tripId: string, show: (tripId: string, options: { replace: boolean }) => void) {
  if (!(await openTripRegistry.isUntouched(tripId))) return;
  const newest = await newestTripId();
  if (newest !== null) show(newest, { replace: true });
}
