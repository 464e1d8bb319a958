import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import { tripDays } from '../../../features/calendar/day/day-entries';
import { QuietSaveState } from '../../../features/planner-bar/save-state';
import { colorStyle, legColorVar } from '../../../trip-ui/leg-color';
import { useTripFormat } from '../../../trip-ui/trip-format';
import type { CalendarDay } from '../views/use-calendar-day';
import styles from './day-title.module.css';

/** The day that the calendar shows, and where in the trip it is. */
export function DayTitle({ document, calendar }: { document: TripDocument; calendar: CalendarDay }) {
  const t = useTranslations('planner');
  const format = useTripFormat();
  const days = tripDays(document, calendar.first, calendar.last);
  const day = days.find(({ date }) => date === calendar.day);
  if (!day) return null;
  const { place, number, colorIndex } = day;
  return (
    <div className={styles.title}>
      <h1 className={styles.day}>{format.day(day.date)}</h1>
      <p className={styles.place} style={colorStyle(legColorVar(colorIndex))}>
        <i className={styles.mark} />
        <span>{t('dayOf', { place, number, count: days.length })}</span>
        <QuietSaveState />
      </p>
    </div>
  );
}
