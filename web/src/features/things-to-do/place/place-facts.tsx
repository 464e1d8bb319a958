import type { Place, Wheelchair } from '@wayfold/contract/places/places';
import { ArrowUpRight, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { PlaceKinds } from '../../../api/places/places';
import { BothNames } from '../../../trip-ui/both-names';
import type { HoursThere } from '../../../trip-ui/hours/use-hours-there';
import { useTripFormat } from '../../../trip-ui/trip-format';
import styles from './place-facts.module.css';
import { PlaceHours } from './place-hours';
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

const WHEELCHAIR = {
  yes: 'wheelchairYes',
  limited: 'wheelchairLimited',
  no: 'wheelchairNo',
} as const satisfies Record<Wheelchair, string>;

/** The kind, location, description and known facts of a place; unknown facts are left out. */
export function PlaceFacts(props: { place: Place; kinds: PlaceKinds; there: HoursThere }) {
  const { place, kinds, there } = props;
  const t = useTranslations('thingsToDo');
  const factWords = useTranslations('placeFacts');
  const words = usePlaceWords(kinds);
  const format = useTripFormat();
  const { dates, priceLevel, openingHours, cuisine, brand, wheelchair } = place;
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
    { label: factWords('hours'), value: there.hours === null ? openingHours : null },
    { label: t('price'), value: priceLevel === null ? null : '$'.repeat(priceLevel) },
    { label: factWords('cuisine'), value: listed(cuisine) },
    { label: factWords('brand'), value: brand === place.name ? null : brand },
    { label: factWords('wheelchair'), value: wheelchair && factWords(WHEELCHAIR[wheelchair]) },
  ].filter(({ value }) => value);
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
      <Contact place={place} />
      <PlaceHours {...there} />
    </>
  );
}

/** How to reach a place: by phone, and on its website. */
function Contact({ place: { phone, url } }: { place: Place }) {
  const t = useTranslations('placeFacts');
  const things = useTranslations('thingsToDo');
  // Addresses of places are not checked by all of their sources.
  const website = url && /^https?:\/\//.test(url) ? url : null;
  if (phone === null && website === null) return null;
  return (
    <p className={styles.contact}>
      {phone === null ? null : (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Phone size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className="visually-hidden">{t('phone')}</span>
          {phone}
        </a>
      )}
      {website === null ? null : (
        <a href={website} target="_blank" rel="noreferrer">
          {t('website')}
          <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className="visually-hidden">{things('opensNewTab')}</span>
        </a>
      )}
    </p>
  );
}

/** "Italian, Coffee shop" */
function listed(words: readonly string[]): string {
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(', ');
}
