import { useQueryClient } from '@tanstack/react-query';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/trip-document';
import { ChevronDown, Plus, Search, X } from 'lucide-react';
import { type RefObject, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fetchSuggestions } from '../../api/atlas';
import { isOnline } from '../../api/online';
import { useSetting } from '../../api/settings';
import { useSelectionActions } from '../../lib/selection';
import { IconButton } from '../../ui/icon-button';
import { Menu } from '../../ui/menu';
import { SuggestField } from '../../ui/suggest-field';
import { toast } from '../../ui/toast';
import styles from './add-destination.module.css';
import { type NewPlace, placeOfAtlas } from './new-destination';
import { usePlaceSearch } from './use-place-search';

/** Of a text that nothing was found for, so much is repeated. */
const NAMED_LETTERS = 40;

/** Where new destinations go. */
export type AddSpot = 'end' | 'best';

/** Adds a destination by its name. The highlighted suggestion is shown on the map before it is added. */
export function AddDestination(props: {
  document: TripDocument;
  /** `at` is 1-based. */
  onAdd: (place: NewPlace, at: number) => void;
  placement?: 'top' | 'bottom';
  variant?: 'field' | 'large';
  autoFocus?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
}) {
  const { document, onAdd, placement = 'top', variant = 'field', autoFocus = false, inputRef } = props;
  const t = useTranslations('addDestination');
  const [text, setText] = useState('');
  const [spot, setSpot] = useState<AddSpot>('end');
  const { places, spotOf, suggestions, pending, failed, offline, near } = usePlaceSearch(text, document);
  const { setGhost } = useSelectionActions();
  const queryClient = useQueryClient();
  const stops = orderedDestinations(document);
  const most = useSetting('max_num_trip_destinations');
  const isFull = most > 0 && stops.length >= most;

  const add = useCallback(
    (place: NewPlace) => {
      const best = spot === 'best' ? spotOf(place) : null;
      setText('');
      setGhost(null);
      onAdd(place, best?.at ?? stops.length + 1);
    },
    [spot, spotOf, stops.length, onAdd, setGhost],
  );

  const highlight = useCallback(
    (id: string | null) => {
      const place = id === null ? undefined : places.find((candidate) => candidate.id === id);
      if (!place) return setGhost(null);
      const best = spotOf(place);
      const coordsOf = (row: { id: string } | null | undefined) =>
        (row ? document.destinations[row.id]?.coords : undefined) ?? null;
      setGhost({
        coords: place.coords,
        name: place.name,
        from: coordsOf(best?.after),
        to: coordsOf(best?.before),
      });
    },
    [places, spotOf, document, setGhost],
  );

  async function addFirst() {
    const typed = text.trim();
    if (!typed) return;
    try {
      const [first] = await fetchSuggestions(queryClient, typed, near);
      if (first) add(placeOfAtlas(first));
    } catch {
      // The list itself says why there is nothing; this is for the impatient Enter before it.
      toast({ message: t(isOnline() ? 'failed' : 'offline') });
    }
  }

  if (isFull) {
    return (
      <p className={styles.full}>
        <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('atLimit', { count: stops.length })}
      </p>
    );
  }
  const isEmpty = stops.length === 0;
  const typed = text.trim();
  const isAnswered = typed !== '' && !pending;
  const emptyText = offline
    ? t('offline')
    : failed
      ? t('failed')
      : isAnswered
        ? t('nothing', { text: typed.slice(0, NAMED_LETTERS) })
        : undefined;
  return (
    <SuggestField
      label={isEmpty ? t('firstLabel') : t('label')}
      placeholder={isEmpty ? t('firstPlaceholder') : t('placeholder')}
      icon={
        text || isEmpty ? (
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
        )
      }
      after={
        text ? (
          <>
            {stops.length > 1 ? (
              <SpotMenu spot={spot} last={stops.at(-1)?.name ?? ''} onChange={setSpot} />
            ) : null}
            <IconButton
              label={t('clear')}
              onClick={() => {
                setText('');
                inputRef?.current?.focus();
              }}
            >
              <X size={18} strokeWidth={1.75} />
            </IconButton>
          </>
        ) : isEmpty ? null : (
          <span className={styles.hint}>{t('hint')}</span>
        )
      }
      text={text}
      onTextChange={setText}
      suggestions={text.trim() ? suggestions : []}
      onPick={(id) => {
        const place = places.find((candidate) => candidate.id === id);
        if (place) add(placeOfAtlas(place));
      }}
      onEnter={() => void addFirst()}
      onHighlight={highlight}
      note={!isEmpty && suggestions.some(({ tag }) => tag) ? t('note') : undefined}
      emptyText={emptyText}
      placement={placement}
      variant={variant}
      autoFocus={autoFocus}
      {...(inputRef ? { inputRef } : {})}
    />
  );
}

function SpotMenu({
  spot,
  last,
  onChange,
}: {
  spot: AddSpot;
  last: string;
  onChange: (spot: AddSpot) => void;
}) {
  const t = useTranslations('addDestination');
  const words = { end: t('atEnd'), best: t('bestSpot') };
  return (
    <Menu
      label={t('placeMenu', { place: words[spot] })}
      placement="top end"
      selected={spot}
      onSelect={(id) => onChange(id === 'best' ? 'best' : 'end')}
      trigger={
        <button type="button" className={styles.spot} aria-label={t('placeMenu', { place: words[spot] })}>
          {words[spot]}
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
      groups={[
        {
          id: 'spots',
          rows: [
            { id: 'end', label: words.end, detail: t('atEndDetail', { place: last }) },
            { id: 'best', label: words.best, detail: t('bestSpotDetail') },
          ],
        },
      ]}
    />
  );
}
