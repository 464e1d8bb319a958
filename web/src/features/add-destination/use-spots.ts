import type { Coords } from '@wayfold/contract/kernel/values';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { type Insertion, keepsStart } from '@wayfold/domain/travel/detour';
import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useDetours } from '../../api/places/detours';
import type { MapGhost } from '../../map/trip-map-props';
import { detourTime } from '../../trip-ui/detour-words';
import { type BestSpot, bestSpots, isSpot, roughSpot, type SpotPlace } from './best-spots';

/**
 * Follows where each place would go and what it adds there: as the server measured it, and roughly where that cannot be had.
 *
 * @param at the one place of the order that is looked at, from 1; null for the best of all
 * @returns the spots in the order of the places, and where a place goes when it is added now; that is rough for one that is not
 *   among the places, and while the server is asked
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
  return { spots, spotOf };
}

/** Writes what a spot adds: "+40 min after Moab"; nothing where that is not known. */
export function useSpotTag(): (spot: BestSpot) => string | undefined {
  const t = useTranslations('addDestination');
  return useCallback(
    (spot) => {
      if (spot === null) return undefined;
      if (spot === 'none') return t('noRoad');
      const time = detourTime(spot.extraSeconds);
      if (time === null) return t('onTheWay');
      return spot.after
        ? t('detourAfter', { time, place: spot.after.name })
        : t('detourBefore', { time, place: spot.before?.name ?? '' });
    },
    [t],
  );
}

/** Writes where a place goes and what that adds: "After Moab, +40 min"; the place alone until the time is known. */
export function useSpotSentence(measured: BestSpot, spot: Insertion | null): string | null {
  const t = useTranslations('addDestination');
  if (spot === null) return null;
  const place = spot.after
    ? t('afterPlace', { place: spot.after.name })
    : t('beforePlace', { place: spot.before?.name ?? '' });
  if (measured === null) return place;
  const time = measured === 'none' ? null : detourTime(measured.extraSeconds);
  const adds = measured === 'none' ? t('noRoad') : time === null ? t('onTheWay') : t('extraTime', { time });
  return t('spotAdds', { place, adds });
}

/** A place that is not added yet as the map shows it: its pin, and the way over it. */
export function ghostAt(
  { coords, name }: { coords: Coords; name: string },
  spot: Insertion | null,
  { destinations }: Pick<TripDocument, 'destinations'>,
): NonNullable<MapGhost> {
  const coordsOf = (stop: Insertion['after'] | undefined) => (stop && destinations[stop.id]?.coords) ?? null;
  return { coords, name, from: coordsOf(spot?.after), to: coordsOf(spot?.before) };
}
