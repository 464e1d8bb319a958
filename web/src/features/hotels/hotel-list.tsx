import type { Place } from '@wayfold/contract/places/places';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnline } from '../../api/device/online';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { TextField } from '../../ui/fields/text-field';
import { SkeletonBar } from '../../ui/skeleton';
import { BookingLinks } from './booking-links';
import { HotelCard } from './hotel-card';
import styles from './hotel-list.module.css';
import type { StopStays } from './hotels-model';
import type { Hotels } from './use-hotels';
import type { StayLinks } from './use-stay-links';

/** Number of cards at first, and how many more are added at a time. */
const FIRST = 3;
const MORE = 10;

/** Places to stay near the open stop, or why there are none and what the user can do instead. */
export function HotelList(props: {
  here: StopStays;
  hotels: Hotels;
  links: StayLinks;
  plannedIds: ReadonlySet<string>;
  /** Adds a place, or lets go of the chosen one; null if the trip can't be edited. */
  onPress: ((place: Place) => void) | null;
  heartOf: (place: Place) => ReactNode;
}) {
  const { here, hotels, links, plannedIds, onPress, heartOf } = props;
  const { found, chosen, listed, status, isArea, text } = hotels;
  const { stop } = here;
  const t = useTranslations('hotels');
  const [shown, setShown] = useState(FIRST);
  // A place chosen on the map is always shown, however far down the list it is.
  const count = Math.max(shown, 1 + found.findIndex(({ id }) => id === chosen?.id));
  const label = isArea ? t('listedInArea') : t('listed', { place: stop.name });
  return (
    <section className={styles.section} aria-label={label} aria-busy={status === 'loading'}>
      {isArea || listed > FIRST || text !== '' ? <ListHead hotels={hotels} place={stop.name} /> : null}
      {status === 'loading' ? <LoadingCards /> : null}
      {status === 'failed' ? <Failed onTryAgain={hotels.retry} /> : null}
      {status === 'ready' && found.length === 0 ? <Nothing hotels={hotels} place={stop.name} /> : null}
      {found.length > 0 ? (
        <ul className={styles.cards} aria-label={label}>
          {found.slice(0, count).map((place) => (
            <HotelCard
              key={place.id}
              place={place}
              stop={stop}
              links={links.of(place.name)}
              isChosen={place.id === chosen?.id}
              isPlanned={plannedIds.has(place.id)}
              onPress={onPress && (() => onPress(place))}
              heart={heartOf(place)}
            />
          ))}
        </ul>
      ) : null}
      {found.length > count ? (
        <Button size="small" className={styles.more} onClick={() => setShown(count + MORE)}>
          {t('more')}
        </Button>
      ) : null}
      {links.ofStop.length > 0 ? (
        <div className={styles.elsewhere}>
          <span>{t('bookIn', { place: stop.name })}</span>
          <BookingLinks links={links.ofStop} place={stop.name} />
        </div>
      ) : null}
    </section>
  );
}

function ListHead({ hotels, place }: { hotels: Hotels; place: string }) {
  const t = useTranslations('hotels');
  const { isArea, leaveArea, text, setText } = hotels;
  const [isFiltering, setFiltering] = useState(text !== '');
  useEffect(() => {
    if (!isFiltering) setText('');
  }, [isFiltering, setText]);
  return (
    <>
      <div className={styles.head}>
        {isArea ? (
          <Button size="small" onClick={leaveArea}>
            {t('backNear', { place })}
          </Button>
        ) : null}
        <Chip
          className={styles.filter}
          icon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />}
          isSelected={isFiltering}
          onClick={() => setFiltering(!isFiltering)}
        >
          {t('filter')}
        </Chip>
      </div>
      {isFiltering ? (
        <TextField
          label={t('filterLabel')}
          labelHidden
          placeholder={t('filterLabel')}
          icon={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
          value={text}
          onChange={setText}
          maxLength={100}
        />
      ) : null}
    </>
  );
}

function Nothing({ hotels, place }: { hotels: Hotels; place: string }) {
  const { listed, text, setText, isArea, leaveArea, radius, widen } = hotels;
  const t = useTranslations('hotels');
  if (listed > 0) {
    return (
      <EmptyState
        headingLevel={3}
        title={t('nothingFits', { text: text.trim() })}
        action={<Button onClick={() => setText('')}>{t('showAll')}</Button>}
      />
    );
  }
  if (isArea) {
    return (
      <EmptyState
        headingLevel={3}
        title={t('nothingArea')}
        help={t('nothingHelp')}
        action={<Button onClick={leaveArea}>{t('backNear', { place })}</Button>}
      />
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      title={t('nothingNear', { place })}
      help={t('nothingHelp')}
      action={radius > 100_000 ? null : <Button onClick={widen}>{t('widen')}</Button>}
    />
  );
}

function Failed({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useTranslations('hotels');
  const isOnline = useOnline();
  return (
    <ErrorState
      headingLevel={3}
      title={isOnline ? t('failed') : t('offline')}
      help={isOnline ? t('failedHelp') : t('offlineHelp')}
      onTryAgain={onTryAgain}
    />
  );
}

function LoadingCards() {
  const t = useTranslations('ui');
  return (
    <div className={styles.cards} role="status" aria-label={t('loading')}>
      {[0, 1, 2].map((index) => (
        <SkeletonBar key={index} height="82px" />
      ))}
    </div>
  );
}
