import { dayOfStay } from '@wayfold/domain/day/day';
import { dayOnDate, type TripDay } from '@wayfold/domain/day/trip-days';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { MapPinned } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { PaceLine } from '../../trip-ui/days/pace-bar';
import { useTripFormat } from '../../trip-ui/trip-format';
import styles from './day-head.module.css';

/** The head of a day: a press shows the day on the map; below, how it is spent. */
export function DayHead(props: {
  document: TripDocument;
  /** Of the trip, in order. */
  days: readonly TripDay[];
  date: string;
  onOpenDay: (date: string) => void;
  children: ReactNode;
}) {
  const { document, days, date, onOpenDay, children } = props;
  const t = useTranslations('day');
  const format = useTripFormat();
  const open = dayOnDate(days, date);
  const day = useMemo(() => open && dayOfStay(document, open.stay, open.stayDay), [document, open]);
  if (!open || !day) return children;
  return (
    <div className={styles.room}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.open}
          aria-label={t('openOnMap', { day: format.day(date) })}
          title={t('openOnMap', { day: format.day(date) })}
          onClick={() => onOpenDay(date)}
        >
          {children}
          <MapPinned size={14} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
        </button>
        {day.stops.length === 0 ? null : (
          <PaceLine pace={day.pace} colorIndex={open.stay.destination.destinationOrder - 1} />
        )}
      </div>
    </div>
  );
}
