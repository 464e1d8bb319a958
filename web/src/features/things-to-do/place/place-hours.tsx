import type { HoursOfDays } from '@wayfold/domain/day/opening-hours';
import { useTranslations } from 'use-intl';
import type { HoursThere } from '../../../trip-ui/hours/use-hours-there';
import { useHoursWords } from '../../../trip-ui/hours/use-hours-words';
import { closedDates } from '../../../trip-ui/hours/visit-hours';
import { classNames } from '../../../ui/class-names';
import { Skeleton } from '../../../ui/skeleton';
import styles from './place-hours.module.css';

/** The opening hours of a place on the days of the trip there, or of this week. Nothing if it only has them in words. */
export function PlaceHours({ hours, stopName }: HoursThere) {
  const t = useTranslations('placeFacts');
  if (hours === null) return null;
  return (
    <section className={styles.hours} aria-labelledby="place-hours">
      <header className={styles.head}>
        <h2 id="place-hours">{t('hours')}</h2>
        <span>{stopName === null ? t('thisWeek') : t('whileIn', { place: stopName })}</span>
      </header>
      {hours === undefined ? (
        <Skeleton lines={2} block={false} />
      ) : (
        <>
          {stopName === null ? null : <ClosedDays hours={hours} stopName={stopName} />}
          <DayList hours={hours} />
          {hours.mayDiffer ? <p className={styles.note}>{t('holidays')}</p> : null}
        </>
      )}
    </section>
  );
}

function ClosedDays({ hours, stopName: place }: { hours: HoursOfDays; stopName: string }) {
  const t = useTranslations('placeFacts');
  const days = useHoursWords().closedOn(hours);
  if (days === null) return null;
  const isAlways = closedDates(hours).length === hours.days.size;
  return (
    <p className={styles.closedDays}>
      {isAlways ? t('closedAllDays', { place }) : t('closedThere', { days, place })}
    </p>
  );
}

function DayList({ hours }: { hours: HoursOfDays }) {
  const words = useHoursWords();
  return (
    <dl className={styles.days}>
      {words.runs(hours).map(({ key, days, hours: open, isClosed }) => (
        <div key={key} className={classNames(isClosed && styles.closed)}>
          <dt>{days}</dt>
          <dd>{open}</dd>
        </div>
      ))}
    </dl>
  );
}
