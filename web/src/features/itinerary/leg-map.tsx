import type { Destination } from '@wayfold/contract/trip/trip';
import { useMemo } from 'react';
import { useRouteLegs } from '../../api/places/routes';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { StripMap } from '../../trip-ui/maps/strip-map';

/** The edge of the sheet covers the bottom, and names are beside the pins. */
const PADDING = { top: 64, right: 88, bottom: 48, left: 56 };

/** A strip of map with one leg, which stands out from the others. */
export function LegMap({ from, to }: { from: Destination; to: Destination }) {
  const document = useTripSelector((trip) => trip.document);
  const lines = useRouteLegs(document);
  const focus = useMemo((): [number, number][] => {
    const way = lines.get(from.id)?.coordinates ?? [];
    return [from.coords, ...way, to.coords].map(([lon, lat]) => [lon, lat]);
  }, [lines, from, to]);
  return <StripMap document={document} selectedLegId={from.id} focus={focus} padding={PADDING} />;
}
