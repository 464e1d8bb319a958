import { REACHES, type Reach } from '@wayfold/contract/kernel/word-lists';
import { METERS_PER_MILE } from '@wayfold/contract/trip/limits';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import type { Hop } from '@wayfold/domain/travel/hops';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../trip-ui/trip-format';
import { ReachIcon } from '../../trip-ui/trip-icons';
import { Menu } from '../../ui/dialogs/menu';
import styles from './day-list.module.css';

const AUTO = 'auto';

/** The way to a plan: how, how long and how far, as an estimate. Pressing it changes how. */
export function HopLine(props: {
  event: TripEvent;
  hop: Hop;
  /** The lodging it starts from; null from the plan before. */
  base: string | null;
  /** Null if the trip can't be edited. */
  onReach: ((by: Reach | null) => void) | null;
}) {
  const { event, hop, base, onReach } = props;
  const t = useTranslations('day');
  const format = useTripFormat();
  const way = t(`reachBy.${hop.by}`);
  const [time, distance] = [
    format.duration(hop.seconds / 3_600),
    format.distance(hop.meters / METERS_PER_MILE),
  ];
  const words = (
    <>
      <ReachIcon by={hop.by} />
      {base === null ? null : <span className={styles.base}>{t('fromBase', { name: base })}</span>}
      <span className="visually-hidden">{t('hop', { way, time, distance })}</span>
      <span aria-hidden="true">{t('about', { time })}</span>
      <span aria-hidden="true">{distance}</span>
    </>
  );
  return (
    <li className={styles.hop}>
      <span className={styles.dots} aria-hidden="true" />
      {onReach === null ? (
        <span className={styles.way}>{words}</span>
      ) : (
        <Menu
          label={t('reach', { name: event.name })}
          trigger={
            <button type="button" className={styles.way}>
              {words}
            </button>
          }
          groups={[
            {
              id: 'ways',
              rows: [AUTO, ...REACHES].map((id) => ({ id, label: t(`reachBy.${id as Reach}`) })), // a reach, or the first
            },
          ]}
          selected={event.reachBy ?? AUTO}
          onSelect={(id) => onReach(REACHES.find((reach) => reach === id) ?? null)}
        />
      )}
    </li>
  );
}
