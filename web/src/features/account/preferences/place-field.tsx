import type { AtlasPlaceKind } from '@wayfold/contract/places/atlas-endpoints';
import { type LucideIcon, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSuggestions } from '../../../api/places/atlas';
import { placeSuggestions } from '../../../trip-ui/place-suggestions';
import { SuggestField } from '../../../ui/fields/suggest-field';
import { IconButton } from '../../../ui/icon-button';
import { type ChosenPlace, chosenPlace } from './chosen-place';
import styles from './place-field.module.css';

/** A place searched by name; leaving the field without choosing one restores the previous place. */
export function PlaceField(props: {
  label: string;
  placeholder: string;
  /** The kinds that can be chosen. */
  kinds: readonly AtlasPlaceKind[];
  icon: LucideIcon;
  place: ChosenPlace | null;
  onChange: (place: ChosenPlace | null) => void;
  error?: string | undefined;
}) {
  const { label, placeholder, kinds, icon: Icon, place, onChange, error } = props;
  const t = useTranslations('account');
  const [typed, setTyped] = useState<string | null>(null);
  const { places, ...search } = useSuggestions(typed ?? '', { limit: 6, kinds });
  const kindWords = {
    airport: t('kindAirport'),
    station: t('kindStation'),
    region: t('kindRegion'),
    country: t('kindCountry'),
    own: t('kindOwn'),
  };

  function choose(next: ChosenPlace | null) {
    setTyped(null);
    if (next?.id !== place?.id) onChange(next);
  }

  function leave() {
    if (typed?.trim() === '') choose(null);
    else setTyped(null);
  }

  return (
    <div className={styles.field}>
      <SuggestField
        label={label}
        labelAbove
        placeholder={placeholder}
        text={typed ?? place?.name ?? ''}
        onTextChange={setTyped}
        suggestions={placeSuggestions(places, kindWords)}
        onPick={(id) => {
          const found = places.find((candidate) => candidate.id === id);
          if (found) choose(chosenPlace(found));
        }}
        onEnter={() => {
          if (typed?.trim() === '') choose(null);
          else if (places[0] && !search.pending) choose(chosenPlace(places[0]));
        }}
        onLeave={leave}
        emptyText={emptyWords()}
        error={error}
        after={
          <>
            <Icon className={styles.kind ?? ''} size={18} strokeWidth={1.75} aria-hidden="true" />
            {place !== null || typed ? (
              <IconButton
                label={t('placeClear', { field: label })}
                className={styles.clear ?? ''}
                onClick={() => choose(null)}
              >
                <X size={16} strokeWidth={1.75} />
              </IconButton>
            ) : null}
          </>
        }
      />
      {error ? <p role="alert">{error}</p> : null}
    </div>
  );

  function emptyWords(): string | undefined {
    const text = typed?.trim();
    if (!text) return undefined;
    if (search.offline) return t('placeOffline');
    if (search.failed) return t('placeFailed');
    return search.pending ? t('placeSearching') : t('placeNotFound', { text });
  }
}
