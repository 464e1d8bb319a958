import type { Finding } from '@wayfold/domain/check/findings';
import type { checkTrip } from '@wayfold/domain/check/trip-check';
import type { PlanHours } from '@wayfold/domain/day/visit-hours';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { whenIdle } from '../../lib/loading/idle';
import { retryImport } from '../../lib/loading/retry-import';
import { usePlanHours } from '../../trip-ui/hours/use-plan-hours';

const MS_PER_MINUTE = 60_000;

type Check = (document: TripDocument, hours: PlanHours) => readonly Finding[];

/** The check includes time zone data, so it loads after the trip is on screen. */
let loading: Promise<Check> | null = null;
let loaded: Check | null = null;

function loadCheck(): Promise<Check> {
  loading ??= retryImport(() => import('@wayfold/domain/check/trip-check')).then((module) => {
    loaded = rememberLast(module.checkTrip);
    return loaded;
  });
  return loading;
}

/** Caches the findings by trip, because the count in a menu and the list check the same trip. */
function rememberLast(check: typeof checkTrip): Check {
  const known = new WeakMap<TripDocument, { hours: string; findings: readonly Finding[] }>();
  return (document, hours) => {
    const last = known.get(document);
    // Each screen has its own map of hours; the hours of a plan are the same in all of them.
    const ids = [...hours.keys()].join();
    if (last?.hours === ids) return last.findings;
    const findings = check(document, Date.now() / MS_PER_MINUTE, hours);
    known.set(document, { hours: ids, findings });
    return findings;
  };
}

const UNKNOWN_HOURS: PlanHours = new Map();

/** The findings of a trip; null until it has been checked. Updates a little later than the list after edits. */
export function useFindings(document: TripDocument): readonly Finding[] | null {
  const [check, setCheck] = useState<{ run: Check } | null>(loaded && { run: loaded });
  const settled = useDeferredValue(document);
  const hours = usePlanHours(settled) ?? UNKNOWN_HOURS;
  useEffect(() => {
    if (check) return;
    let isGone = false;
    const stopWaiting = whenIdle(() => {
      loadCheck().then(
        (run) => {
          if (!isGone) setCheck({ run });
        },
        // If the check fails to load, there are no findings; the next screen that needs it retries.
        () => {
          loading = null;
        },
      );
    });
    return () => {
      isGone = true;
      stopWaiting();
    };
  }, [check]);
  return useMemo(() => check?.run(settled, hours) ?? null, [check, settled, hours]);
}

/** The findings of the open trip; null until it has been checked. */
export function useTripFindings(): readonly Finding[] | null {
  return useFindings(useTripSelector((trip) => trip.document));
}
