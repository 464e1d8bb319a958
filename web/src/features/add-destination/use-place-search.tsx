import { bestInsertion } from '@wayfold/domain/detour';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/trip-document';
import { Globe, Landmark, Map as MapIcon, MapPin, Plane } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useSuggestions } from '../../api/atlas';
import { detourTime } from '../../lib/detour-words';
import { nameLanguage } from '../../lib/name-language';
import { placeRows } from '../../lib/place-rows';
import type { Suggestion } from '../../ui/suggest-field';

const ICONS = {
  country: Globe,
  region: MapIcon,
  county: MapIcon,
  town: MapPin,
  airport: Plane,
  postcode: MapPin,
  poi: Landmark,
  place: MapPin,
};

/** The middle of an area says nothing about the way to it. */
const AREAS: readonly string[] = ['country', 'region', 'county'];

/** A way longer than a day by road is hardly one by road; no figure is better than that one. */
const LONGEST_DETOUR_SECONDS = 24 * 3_600;

/** Suggestions for what is typed, each with what it adds to the way. */
export function usePlaceSearch(text: string, document: TripDocument) {
  const t = useTranslations('addDestination');
  const stops = orderedDestinations(document);
  // Names are looked for around the end of the trip: that is where most stops are added.
  const near = stops.at(-1)?.coords;
  const { places, pending, failed } = useSuggestions(text, near ? { near } : {});

  const suggestions = useMemo(() => {
    const spots = places.map((place) => {
      const spot = AREAS.includes(place.kind) ? null : bestInsertion(document, place.coords);
      return spot && spot.extraSeconds <= LONGEST_DETOUR_SECONDS ? spot : null;
    });
    const times = spots.map((spot) => spot?.extraSeconds ?? Number.POSITIVE_INFINITY);
    const shortest = places.length > 1 ? times.indexOf(Math.min(...times)) : 0;
    const kinds = { airport: t('kindAirport'), region: t('kindRegion'), country: t('kindCountry') };
    const rows = placeRows(places, kinds);
    return places.map((place, index): Suggestion => {
      const { localName } = place;
      const { title, detail } = rows[index] ?? { title: place.name, detail: '' };
      const Icon = ICONS[place.kind];
      const spot = spots[index];
      const time = spot ? detourTime(spot.extraSeconds) : null;
      const tag = !spot
        ? undefined
        : time === null
          ? t('onTheWay')
          : spot.after
            ? t('detourAfter', { time, place: spot.after.name })
            : t('detourBefore', { time, place: spot.before?.name ?? '' });
      return {
        id: place.id,
        title,
        local:
          localName && localName !== place.name
            ? { text: localName, lang: nameLanguage(localName, place.country) }
            : undefined,
        detail,
        icon: <Icon size={18} strokeWidth={1.75} aria-hidden="true" />,
        ...(tag ? { tag, tagTone: index === shortest ? ('accent' as const) : ('plain' as const) } : {}),
      };
    });
  }, [places, document, t]);

  return { places, suggestions, pending, failed, near };
}
