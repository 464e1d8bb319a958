import type { Place } from '@wayfold/contract/places/places';
import type { Destination } from '@wayfold/contract/trip/trip';
import { useMemo } from 'react';
import { useDetours } from '../../api/places/detours';
import type { Measured } from './list/things-model';

const NOTHING: readonly Place[] = [];

/** Loads how much driving places add to the route through some stops, as measured by the server. */
export function useMeasured(
  stops: readonly (Destination | null)[],
  places: readonly Place[] = NOTHING,
): Measured {
  const way = stops.flatMap((stop) => stop ?? []);
  const detours = useDetours(
    // Travelers drive to places near a stop, whatever transport they use for the trip's legs.
    { stops: way.map(({ coords }) => coords), modes: way.map(() => 'MyVehicle') },
    way.length === stops.length ? places.map(({ coords }) => coords) : [],
  );
  return useMemo(() => {
    if (!detours) return detours === null ? undefined : null;
    return new Map(detours.map((detour, index) => [places[index]?.id ?? '', detour]));
  }, [detours, places]);
}
