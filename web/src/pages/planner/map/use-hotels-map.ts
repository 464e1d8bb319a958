import { useEffect, useMemo } from 'react';
import { STAYS, usePlaceKinds } from '../../../api/places/places';
import type { Hotels } from '../../../features/hotels/use-hotels';
import type { MapPlace } from '../../../map/trip-map-props';
import { useDiscoveryActions } from '../../../planner-state/discovery';
import { usePriceWords } from '../../../trip-ui/amounts/use-price-words';

/** The map fits this many of the best places around a stop. */
const FITTED = 12;
/** The map draws at most this many places. */
const MOST = 80;
/** About 13 km. */
const NEXT_TO_DEGREES = 0.12;

/** Shows the lodging at the open stop on the map, with its price, and the places from the list. */
export function useHotelsMap(hotels: Hotels, currency: string): void {
  const { show, hoverPlace } = useDiscoveryActions();
  const { icons } = usePlaceKinds();
  const priceWords = usePriceWords();
  const { found, chosen, here, isArea } = hotels;
  const hasStops = hotels.stops.length > 0;
  const icon = icons.get(STAYS) ?? icons.get('hotel') ?? null;

  const places = useMemo((): MapPlace[] => {
    const stays = (here?.stays ?? []).flatMap(({ id, eventid, name, coords, ...stay }) => {
      if (coords === null) return [];
      const pill = priceWords(stay, currency) ?? '';
      return [{ id: eventid ?? id, name, coords: pointOf(coords), icon, kind: 'hotel', pill }];
    });
    const open = [...(chosen ? [chosen] : []), ...found].map(({ id, name, coords }) => ({
      id,
      name,
      coords: pointOf(coords),
      icon,
      kind: 'hotel',
      pill: '',
    }));
    const all = new Map([...open, ...stays].map((place) => [place.id, place]));
    return [...all.values()].slice(0, MOST);
  }, [here, chosen, found, icon, priceWords, currency]);

  const at = here?.stop.coords;
  const fitted = at ? [...around(at), ...places.slice(0, FITTED).map(({ coords }) => coords)] : [];
  const focusKey = isArea || (!at && hasStops) ? 'stay' : JSON.stringify(at ? fitted : null);
  const focus = useMemo(
    () => (focusKey === 'stay' ? ('stay' as const) : (JSON.parse(focusKey) as [number, number][] | null)), // serialized above
    [focusKey],
  );
  useEffect(() => show(places, focus), [show, places, focus]);
  useEffect(() => () => show([], null), [show]);
  useEffect(() => () => hoverPlace(null, 'list'), [hoverPlace]);
}

/** The minimum bounds shown around a stop: its town and the area next to it. */
function around([lon, lat]: readonly [number, number]): [number, number][] {
  const wide = NEXT_TO_DEGREES / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return [
    [lon - wide, lat],
    [lon + wide, lat],
    [lon, Math.max(-85, lat - NEXT_TO_DEGREES)],
    [lon, Math.min(85, lat + NEXT_TO_DEGREES)],
  ];
}

function pointOf(coords: readonly [number, number]): [number, number] {
  return [coords[0], coords[1]];
}
