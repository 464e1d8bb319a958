import type { Place } from '@wayfold/contract/places/places';
import { useTranslations } from 'use-intl';
import type { PlaceKinds } from '../../../api/places/places';
import { BothNames } from '../../../trip-ui/both-names';
import { useTripFormat } from '../../../trip-ui/trip-format';
import styles from './place-facts.module.css';
import { usePlaceWords } from './use-place-words';

/** The name of a place, first in the local language. */
export function PlaceTitle({ place, level }: { place: Place; level: 1 | 2 }) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const { localName, name, country } = place;
  return (
    <Heading className={styles.title}>
      <BothNames place={{ name, localName, country }} />
    </Heading>
  );
}

/** The kind, location, description and known facts of a place; unknown facts are left out. */
export function PlaceFacts({ place, kinds }: { place: Place; kinds: PlaceKinds }) {
  const t = useTranslations('thingsToDo');
  const words = usePlaceWords(kinds);
  const format = useTripFormat();
  const { dates, priceLevel, openingHours } = place;
  const facts = [
    { label: t('timeToSpend'), value: words.timeToSpend(place) },
    { label: t('bestSeason'), value: words.season(place) },
    {
      label: t('dates'),
      value: dates
        ? dates.from === dates.to
          ? format.day(dates.from)
          : format.range(dates.from, dates.to)
        : null,
    },
    { label: t('hours'), value: openingHours },
    { label: t('price'), value: priceLevel === null ? null : '$'.repeat(priceLevel) },
  ].filter(({ value }) => value !== null);
  return (
    <>
      <p className={styles.where}>{[words.kind(place), words.where(place)].filter(Boolean).join(' · ')}</p>
      {place.sample ? <p className={styles.where}>{t('sample')}</p> : null}
      {place.blurb ? <p className={styles.blurb}>{place.blurb}</p> : null}
      {facts.length > 0 ? (
        <dl className={styles.facts} aria-label={t('facts')}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
