import type { Coords, LocalDate } from '@wayfold/contract/kernel/values';
import type { HoursOfDays, PlaceWithHours } from '@wayfold/domain/day/opening-hours';
import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../lib/loading/idle';
import { retryImport } from '../../lib/loading/retry-import';

type Evaluate = typeof import('./opening-hours').openingHoursOn;

/** The library that reads hours has the holidays of many countries and is large, so it loads once hours are shown. */
let loading: Promise<Evaluate> | null = null;
let loaded: Evaluate | null = null;

function loadHours(): Promise<Evaluate> {
  loading ??= retryImport(() => import('./opening-hours')).then(({ openingHoursOn }) => {
    loaded = openingHoursOn;
    return loaded;
  });
  return loading;
}

/** Used while hours can't be evaluated: all of them stay text. */
const asText: Evaluate = () => null;

/** The function that evaluates hours; null until it has loaded, which happens only if it is wanted. */
export function useEvaluate(isWanted: boolean): Evaluate | null {
  const [evaluate, setEvaluate] = useState<{ run: Evaluate } | null>(loaded && { run: loaded });
  const isMissing = isWanted && evaluate === null;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    const show = (run: Evaluate) => {
      if (!isGone) setEvaluate({ run });
    };
    const stopWaiting = whenIdle(() => {
      loadHours().then(show, () => {
        // The next screen that shows hours retries.
        loading = null;
        show(asText);
      });
    });
    return () => {
      isGone = true;
      stopWaiting();
    };
  }, [isMissing]);
  return evaluate?.run ?? null;
}

/**
 * The opening hours of a place on some days, in order.
 *
 * @returns undefined while loading; null without days, and if the place has no hours, or only in words
 */
export function useOpeningHours(
  place: PlaceWithHours,
  dates: readonly LocalDate[],
): HoursOfDays | null | undefined {
  const { openingHours, coords, countryCode, region, timezone } = place;
  const hasHours = openingHours !== null && dates.length > 0;
  const evaluate = useEvaluate(hasHours);
  const [lon, lat] = coords;
  const asked = dates.join(' ');
  return useMemo(() => {
    if (!hasHours) return null;
    const coords: Coords = [lon, lat];
    return evaluate?.({ openingHours, coords, countryCode, region, timezone }, asked.split(' '));
  }, [evaluate, hasHours, openingHours, lon, lat, countryCode, region, timezone, asked]);
}
