import type { Destination } from '@wayfold/contract/trip/trip';
import { areaBeside } from '@wayfold/domain/format/place-label';
import { MapPin, Plus } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { type PlaceKinds, usePlaceKinds } from '../../api/places/places';
import { BothNames } from '../../trip-ui/both-names';
import { KindIcon } from '../../trip-ui/plans/kind-icon';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import { Skeleton } from '../../ui/skeleton';
import { Tag } from '../../ui/tag';
import { LikelyHead } from './likely-head';
import styles from './likely-list.module.css';
import type { LikelyGroup, LikelyPlace } from './likely-places';

/** Likely places in groups, each with the travel it adds: one press shows a place on the map, its plus adds it. */
export function LikelyList(props: {
  /** For the element that gets the focus when the row that had it goes. */
  listRef: Ref<HTMLElement>;
  groups: readonly LikelyGroup[];
  /** False shows a placeholder instead of the groups. */
  isReady: boolean;
  /** The stop whose surroundings are listed. */
  near: Destination | undefined;
  /** The stop that places on the way lead to; null if they are along the whole trip. */
  toward: Destination | null;
  tagOf: (place: LikelyPlace, kind: LikelyGroup['kind']) => string | undefined;
  previewed: LikelyPlace | null;
  onPreview: (place: LikelyPlace) => void;
  onAdd: (place: LikelyPlace) => void;
}) {
  const { listRef, groups, isReady, near, toward, tagOf, ...row } = props;
  const t = useTranslations('addDestination');
  const kinds = usePlaceKinds();
  return (
    <section ref={listRef} tabIndex={-1} aria-label={t('likely')} className={styles.likely}>
      {isReady ? null : <Skeleton className={styles.loading ?? ''} />}
      {(isReady ? groups : []).map(({ kind, places }) => (
        <section key={kind} aria-labelledby={`likely-${kind}`}>
          <h3 id={`likely-${kind}`} className={styles.title}>
            <LikelyHead kind={kind} near={near} toward={toward} />
          </h3>
          <ul>
            {places.map((place) => (
              <LikelyRow key={place.id} place={place} kinds={kinds} tag={tagOf(place, kind)} {...row} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function LikelyRow(props: {
  place: LikelyPlace;
  kinds: PlaceKinds;
  /** What it adds. */
  tag: string | undefined;
  previewed: LikelyPlace | null;
  onPreview: (place: LikelyPlace) => void;
  onAdd: (place: LikelyPlace) => void;
}) {
  const { place, kinds, tag, previewed, onPreview, onAdd } = props;
  const t = useTranslations('addDestination');
  const isPreviewed = previewed?.id === place.id;
  return (
    <li className={classNames(styles.row, isPreviewed && styles.previewed)}>
      <button
        type="button"
        className={styles.main}
        aria-pressed={isPreviewed}
        onClick={() => onPreview(place)}
      >
        <span className={styles.tile}>
          <LikelyIcon place={place} kinds={kinds} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            <b>
              <BothNames place={place} />
            </b>{' '}
            <span className={styles.area}>{areaBeside(place)}</span>
          </span>
          {tag ? <Tag tone={isPreviewed ? 'accent' : 'plain'}>{tag}</Tag> : null}
        </span>
      </button>
      <IconButton label={t('addPlace', { place: place.name })} onClick={() => onAdd(place)}>
        <Plus size={22} strokeWidth={1.75} />
      </IconButton>
    </li>
  );
}

/** The icon of a likely place: of its kind, if that is known. */
export function LikelyIcon({ place, kinds }: { place: LikelyPlace; kinds: PlaceKinds }) {
  return kinds.byId.has(place.category) ? (
    <KindIcon kind={place.category} kinds={kinds} size={20} />
  ) : (
    <MapPin size={20} strokeWidth={1.75} aria-hidden="true" />
  );
}
