import type { AtlasPlace, AtlasPlaceKind } from '@wayfold/contract/places/atlas-endpoints';
import {
  Globe,
  Landmark,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  MapPinned,
  Plane,
  TrainFront,
} from 'lucide-react';
import type { Suggestion } from '../ui/fields/suggest-field';
import { nameLanguage } from './name-language';
import { type PlaceKinds, placeRows } from './place-rows';

const ICONS: Record<AtlasPlaceKind, LucideIcon> = {
  country: Globe,
  region: MapIcon,
  county: MapIcon,
  town: MapPin,
  airport: Plane,
  postcode: MapPin,
  poi: Landmark,
  station: TrainFront,
  place: MapPin,
  own: MapPinned,
  address: MapPin,
};

/** Turns places into the rows of a suggest field, in the same order. */
export function placeSuggestions(places: readonly AtlasPlace[], kinds: PlaceKinds): Suggestion[] {
  const rows = placeRows(places, kinds);
  return places.map((place, index) => {
    const { id, name, localName, country } = place;
    const { title, detail } = rows[index] ?? { title: name, detail: '' };
    const Icon = ICONS[place.kind];
    return {
      id,
      title,
      local:
        localName && localName !== name
          ? { text: localName, lang: nameLanguage(localName, country) }
          : undefined,
      detail,
      icon: <Icon size={18} strokeWidth={1.75} aria-hidden="true" />,
    };
  });
}
