import type { Destination } from '@wayfold/contract/trip/trip';
import { areaBeside } from '@wayfold/domain/format/place-label';
import { Heart, History, MapPin, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type PlaceKinds, usePlaceKinds } from '../../api/places/places';
import { BothNames } from '../../trip-ui/both-names';
import { colorStyle, legColorVar } from '../../trip-ui/leg-color';
import { KindIcon } from '../../trip-ui/plans/kind-icon';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import { Skeleton } from '../../ui/skeleton';
import { Tag } from '../../ui/tag';
import styles from './likely-list.module.css';
import type { LikelyGroup, LikelyPlace } from './likely-places';

/** Likely places in groups, each with the travel it adds: one press shows a place on the map, its plus adds it. */
export function LikelyList(props: {
  groups: readonly LikelyGroup[];
  /** False shows a placeholder instead of the groups. */
  isReady: boolean;
  /** The stop whose surroundings are listed. */
  near: Destination | undefined;
  /** The stop that places on the way lead to; null if they are along the whole trip. */
  toward: Destination | null;
  tagOf: (place: LikelyPlace) => string | undefined;
  previewed: LikelyPlace | null;
  onPreview: (place: LikelyPlace) => void;
  onAdd: (place: LikelyPlace) => void;
}) {
  const { groups, isReady, near, toward, ...row } = props;
  const t = useTranslations('addDestination');
  const kinds = usePlaceKinds();
  const head: Record<LikelyGroup['kind'], ReactNode> = {
    onTheWay: (
      <>
        <i
          className={styles.bar}
          style={toward ? colorStyle(legColorVar(toward.destinationOrder - 2)) : undefined}
          aria-hidden="true"
        />
        {toward ? t('groupOnTheWayTo', { place: toward.name }) : t('groupOnTheWay')}
      </>
    ),
    near: (
      <>
        <span
          className={styles.pin}
          style={colorStyle(legColorVar((near?.destinationOrder ?? 1) - 1))}
          aria-hidden="true"
        >
          {near?.destinationOrder}
        </span>
        {t('groupNear', { place: near?.name ?? '' })}
      </>
    ),
    saved: (
      <>
        <Heart size={18} strokeWidth={1.75} aria-hidden="true" className={styles.heart} />
        {t('groupSaved')}
      </>
    ),
    recent: (
      <>
        <History size={18} strokeWidth={1.75} aria-hidden="true" className={styles.history} />
        {t('groupRecent')}
      </>
    ),
  };
  return (
    <section aria-label={t('likely')} className={styles.likely}>
      {isReady ? null : <Skeleton className={styles.loading ?? ''} />}
      {(isReady ? groups : []).map(({ kind, places }) => (
        <section key={kind} aria-labelledby={`likely-${kind}`}>
          <h3 id={`likely-${kind}`} className={styles.title}>
            {head[kind]}
          </h3>
          <ul>
            {places.map((place) => (
              <LikelyRow key={place.id} place={place} kinds={kinds} {...row} />
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
  tagOf: (place: LikelyPlace) => string | undefined;
  previewed: LikelyPlace | null;
  onPreview: (place: LikelyPlace) => void;
  onAdd: (place: LikelyPlace) => void;
}) {
  const { place, kinds, tagOf, previewed, onPreview, onAdd } = props;
  const t = useTranslations('addDestination');
  const tag = tagOf(place);
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
          {kinds.byId.has(place.category) ? (
            <KindIcon kind={place.category} kinds={kinds} size={20} />
          ) : (
            <MapPin size={20} strokeWidth={1.75} aria-hidden="true" />
          )}
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
