import type { Destination } from '@wayfold/contract/trip/trip';
import { CarFront, Heart, History } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { colorStyle, legColorVar } from '../../trip-ui/leg-color';
import styles from './likely-head.module.css';
import type { LikelyGroup } from './likely-places';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The heading of a group of likely places, with its sign. */
export function LikelyHead(props: {
  kind: LikelyGroup['kind'];
  /** The stop whose surroundings are listed. */
  near: Destination | undefined;
  /** The stop that places on the way lead to; null if they are along the whole trip. */
  toward: Destination | null;
}) {
  const { kind, near, toward } = props;
  const t = useTranslations('addDestination');
  switch (kind) {
    case 'onTheWay':
      return (
        <>
          <i
            className={styles.bar}
            style={toward ? colorStyle(legColorVar(toward.destinationOrder - 2)) : undefined}
            aria-hidden="true"
          />
          {toward ? t('groupOnTheWayTo', { place: toward.name }) : t('groupOnTheWay')}
        </>
      );
    case 'near':
      return (
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
      );
    case 'drive':
      return (
        <>
          <CarFront {...ICON} className={styles.icon} />
          {t('groupDrive', { place: near?.name ?? '' })}
        </>
      );
    case 'saved':
      return (
        <>
          <Heart {...ICON} className={styles.heart} />
          {t('groupSaved')}
        </>
      );
    case 'recent':
      return (
        <>
          <History {...ICON} className={styles.icon} />
          {t('groupRecent')}
        </>
      );
  }
}
