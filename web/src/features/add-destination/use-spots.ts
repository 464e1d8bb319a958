import type { Coords } from '@wayfold/contract/kernel/values';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { type Insertion, keepsStart } from '@wayfold/domain/travel/detour';
import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useDetours } from '../../api/places/detours';
import { useTravelTimes } from '../../api/places/travel-times';
import type { MapGhost } from '../../map/trip-map-props';
import { useTripFormat } from '../../trip-ui/trip-format';
import { type BestSpot, bestSpots, isSpot, roughSpot, type SpotPlace } from './best-spots';
import { waysThrough } from './new-destination';

/** The number of places whose transport is proposed as it fits; beyond the first ones, it is a guess. */
const MOST_PROPOSED = 24;

/**
 * Loads the position of each place and the travel it adds there: measured by the server, or an estimate if that isn't available.
 *
 * @param at the only position to consider, 1-based; null for the best of all
 * @returns `spots` in the order of the places, and `spotOf`, which returns the position of a place if it is added now: an
 * estimate for a place that isn't in the list, and while loading (`isMeasuring`)
 */
export function useSpots(document: TripDocument, places: readonly SpotPlace[], at: number | null) {
  const stops = orderedDestinations(document);
  const spotted = useMemo(() => places.filter(isSpot), [places]);
  const detours = useDetours(
    {
      stops: stops.map(({ coords }) => coords),
      modes: stops.map(({ transport }) => transport),
      at,
      keepsStart: keepsStart(document),
    },
    spotted.map(({ coords }) => coords),
  );
  const isMeasuring = detours === undefined && stops.length > 0 && spotted.length > 0;
  const spots = useMemo(() => {
    const measured = detours && new Map(detours.map((detour, i) => [spotted[i]?.id ?? '', detour]));
    return bestSpots(document, places, { at, measured });
  }, [document, places, at, detours, spotted]);
  const spotOf = useCallback(
    ({ coords }: { coords: Coords }): Insertion | null => {
      const spot = spots[places.findIndex((place) => place.coords === coords)];
      return spot && spot !== 'none' ? spot : roughSpot(document, coords, at);
    },
    [document, places, at, spots],
  );
  // By the time one of them is added, it is known how people get there.
  useTravelTimes(
    isMeasuring
      ? []
      : spotted
          .slice(0, MOST_PROPOSED)
          .flatMap(({ coords }) => waysThrough(document, coords, spotOf({ coords })?.at ?? 1)),
  );
  return { spots, spotOf, isMeasuring };
}

/** Formats what a spot adds: "+40 min after Moab"; undefined if not known. */
export function useSpotTag(): (spot: BestSpot) => string | undefined {
  const t = useTranslations('addDestination');
  const format = useTripFormat();
  return useCallback(
    (spot) => {
      if (spot === null) return undefined;
      if (spot === 'none') return t('noRoad');
      const time = format.detour(spot.extraSeconds);
      if (time === null) return t('onTheWay');
      return spot.after
        ? t('detourAfter', { time, place: spot.after.name })
        : t('detourBefore', { time, place: spot.before?.name ?? '' });
    },
    [t, format],
  );
}

/** Formats the position of a place and what it adds: "After Moab, +40 min"; only the position until the time is known. */
export function useSpotSentence(measured: BestSpot, spot: Insertion | null): string | null {
  const t = useTranslations('addDestination');
  const format = useTripFormat();
  if (spot === null) return null;
  const place = spot.after
    ? t('afterPlace', { place: spot.after.name })
    : t('beforePlace', { place: spot.before?.name ?? '' });
  if (measured === null) return place;
  const time = measured === 'none' ? null : format.detour(measured.extraSeconds);
  const adds = measured === 'none' ? t('noRoad') : time === null ? t('onTheWay') : t('extraTime', { time });
  return t('spotAdds', { place, adds });
}

/** The map preview of a place that isn't added yet: its pin, and the route through it. */
export function ghostAt(
  { coords, name }: { coords: Coords; name: string },
  spot: Insertion | null,
  { destinations }: Pick<TripDocument, 'destinations'>,
): NonNullable<MapGhost> {
  const coordsOf = (stop: Insertion['after'] | undefined) => (stop && destinations[stop.id]?.coords) ?? null;
  return { coords, name, from: coordsOf(spot?.after), to: coordsOf(spot?.before) };
}
