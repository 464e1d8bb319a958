import type { AtlasPlace } from '@wayfold/contract/atlas-endpoints';
import { Globe, Landmark, Map as MapIcon, MapPin, Plane } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useSuggestions } from '../../api/atlas';
import { nameLanguage } from '../../lib/name-language';
import { placeRows } from '../../lib/place-rows';
import { SuggestField } from '../../ui/suggest-field';

/** Props of `PlaceSearch`. */
export interface PlaceSearchProps {
  label: string;
  placeholder: string;
  icon: ReactNode;
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  /** True once a place is chosen: the text names it and needs no suggestions. */
  isSettled: boolean;
  onTextChange: (text: string) => void;
  onPick: (place: AtlasPlace) => void;
  onEnter: () => void;
}

const KIND_ICONS = {
  town: MapPin,
  airport: Plane,
  region: MapIcon,
  country: Globe,
  county: MapIcon,
  postcode: MapPin,
  poi: Landmark,
  place: MapPin,
  own: MapPin,
  address: MapPin,
};

/** The landing page's field with suggestions as the visitor types; loads after the first paint. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { isSettled, onPick, ...field } = props;
  const t = useTranslations('landing');
  const { places, pending, failed } = useSuggestions(isSettled ? '' : props.text, { limit: 8 });
  const kinds = {
    airport: t('kindAirport'),
    region: t('kindRegion'),
    country: t('kindCountry'),
    own: t('kindOwn'),
  };
  const rows = placeRows(places, kinds);
  const isAsking = !isSettled && props.text.trim() !== '';
  return (
    <SuggestField
      {...field}
      labelShown
      variant="plain"
      suggestions={places.map((place, index) => {
        const Icon = KIND_ICONS[place.kind];
        return {
          id: place.id,
          title: rows[index]?.title ?? place.name,
          local:
            place.localName && place.localName !== place.name
              ? { text: place.localName, lang: nameLanguage(place.localName, place.country) }
              : undefined,
          detail: rows[index]?.detail,
          icon: <Icon size={18} strokeWidth={1.75} aria-hidden="true" />,
        };
      })}
      onPick={(id) => {
        const place = places.find((candidate) => candidate.id === id);
        if (place) onPick(place);
      }}
      emptyText={
        !isAsking
          ? undefined
          : failed
            ? t('searchFailed')
            : pending
              ? t('searching')
              : t('notFound', { text: props.text.trim() })
      }
    />
  );
}
