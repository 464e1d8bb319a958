import type { AtlasPlace, AtlasPlaceKind } from '@wayfold/contract/places/atlas-endpoints';
import type { BookingKind } from '@wayfold/contract/trip/booking-kinds';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSuggestions } from '../../api/places/atlas';
import { placeSuggestions } from '../../trip-ui/place-suggestions';
import { SuggestField } from '../../ui/fields/suggest-field';
import type { EndForm, StopEnd } from './booking-form';

const SOUGHT: Partial<Record<BookingKind, readonly AtlasPlaceKind[]>> = {
  flight: ['airport'],
  train: ['station', 'town'],
  bus: ['station', 'town', 'airport'],
};
const ANYWHERE: readonly AtlasPlaceKind[] = ['airport', 'station', 'town', 'poi', 'address'];

/** The place of an end: searched by name or code, or any name as it is typed. */
export function PlaceField(props: {
  label: string;
  kind: BookingKind;
  end: EndForm;
  stop: StopEnd;
  onChange: (end: Partial<EndForm>) => void;
}) {
  const { label, kind, end, stop, onChange } = props;
  const t = useTranslations('bookings');
  // Null while nobody is searching.
  const [typed, setTyped] = useState<string | null>(null);
  const search = useSuggestions(typed ?? '', {
    ...(stop.coords ? { near: stop.coords } : {}),
    ...{ limit: 6, kinds: SOUGHT[kind] ?? ANYWHERE },
  });
  const kindWords = {
    airport: t('kindAirport'),
    station: t('kindStation'),
    region: t('kindRegion'),
    country: t('kindCountry'),
    own: t('kindOwn'),
  };

  function choose({ id, kind: found, name, coords, timezone }: AtlasPlace) {
    setTyped(null);
    const code = found === 'airport' ? (/^ap:(.+)$/.exec(id)?.[1] ?? null) : null;
    onChange({ place: name, code, coords, placeZone: timezone, zone: '' });
  }

  /** The airport whose code was typed, if the field is left without choosing it. */
  function leave() {
    const code = typed?.trim().toUpperCase();
    const airport = search.pending ? undefined : search.places.find(({ id }) => id === `ap:${code}`);
    if (airport) choose(airport);
    else setTyped(null);
  }

  function emptyWords(): string | undefined {
    if (!typed?.trim()) return undefined;
    if (search.offline || search.failed) return t('placeOffline');
    return search.pending ? t('searching') : t('placeNone');
  }

  const shown = end.code ? `${end.code} · ${end.place}` : end.place;
  return (
    <SuggestField
      label={label}
      labelAbove
      placeholder={kind === 'flight' ? t('airportExample') : (stop.name ?? t('placeExample'))}
      text={typed ?? shown}
      onTextChange={(text) => {
        // The library reports the text of a chosen row, too.
        if (text === (typed ?? shown)) return;
        setTyped(text);
        onChange({ place: text, code: null, coords: null, placeZone: null });
      }}
      suggestions={placeSuggestions(search.places, kindWords)}
      onPick={(id) => {
        const found = search.places.find((candidate) => candidate.id === id);
        if (found) choose(found);
      }}
      onEnter={() => {
        const [first] = search.places;
        if (typed?.trim() && first && !search.pending) choose(first);
      }}
      onLeave={leave}
      emptyText={emptyWords()}
    />
  );
}
