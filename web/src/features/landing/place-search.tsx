import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import type { ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { useSuggestions } from '../../api/places/atlas';
import { typedNames } from '../../api/places/typed-names';
import { placeSuggestions } from '../../trip-ui/place-suggestions';
import { SuggestField } from '../../ui/fields/suggest-field';

/** Props of `PlaceSearch`. */
export interface PlaceSearchProps {
  label: string;
  placeholder: string;
  icon: ReactNode;
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  /** True after a place is chosen: the text is its name and needs no suggestions. */
  isSettled: boolean;
  onTextChange: (text: string) => void;
  onPick: (place: AtlasPlace) => void;
  onEnter: () => void;
}

/** The landing page's search field with suggestions; loads after the first paint. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { isSettled, onPick, ...field } = props;
  const t = useTranslations('landing');
  const names = isSettled ? [] : typedNames(props.text);
  // Two names may be "Denver, Colorado".
  const isList = names.length > 2 || names.some(({ nights }) => names.length > 1 && nights !== null);
  const { places, pending, failed } = useSuggestions(isSettled || isList ? '' : props.text, { limit: 8 });
  const kinds = {
    airport: t('kindAirport'),
    station: t('kindStation'),
    region: t('kindRegion'),
    country: t('kindCountry'),
    own: t('kindOwn'),
  };
  const isAsking = !isSettled && props.text.trim() !== '';
  return (
    <SuggestField
      {...field}
      labelShown
      variant="plain"
      suggestions={placeSuggestions(places, kinds)}
      onPick={(id) => {
        const place = places.find((candidate) => candidate.id === id);
        if (place) onPick(place);
      }}
      emptyText={
        !isAsking
          ? undefined
          : isList
            ? t('typedList', { count: names.length })
            : failed
              ? t('searchFailed')
              : pending
                ? t('searching')
                : t('notFound', { text: props.text.trim() })
      }
    />
  );
}
