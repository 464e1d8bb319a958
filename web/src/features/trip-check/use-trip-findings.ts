import type { Finding } from '@wayfold/domain/check/findings';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { whenIdle } from '../../lib/loading/idle';
import { retryImport } from '../../lib/loading/retry-import';

type Check = (document: TripDocument) => readonly Finding[];

/** The check includes time zone data, so it loads after the trip is on screen. */
let loading: Promise<Check> | null = null;
let loaded: Check | null = null;

function loadCheck(): Promise<Check> {
  loading ??= retryImport(() => import('@wayfold/domain/check/trip-check')).then(({ checkTrip }) => {
    loaded = rememberLast(checkTrip);
    return loaded;
  });
  return loading;
}

/** Caches the findings by trip, because the count in a menu and the list check the same trip. */
function rememberLast(check: Check): Check {
  const known = new WeakMap<TripDocument, readonly Finding[]>();
  return (document) => {
    const findings = known.get(document) ?? check(document);
    known.set(document, findings);
    return findings;
  };
}

/** The findings of a trip; null until it has been checked. Updates a little later than the list after edits. */
export function useFindings(document: TripDocument): readonly Finding[] | null {
  const [check, setCheck] = useState<{ run: Check } | null>(loaded && { run: loaded });
  const settled = useDeferredValue(document);
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
  return useMemo(() => check?.run(settled) ?? null, [check, settled]);
}

/** The findings of the open trip; null until it has been checked. */
export function useTripFindings(): readonly Finding[] | null {
  return useFindings(useTripSelector((trip) => trip.document));
}
