import { useTranslations } from 'use-intl';
import type { HoursOfDay, HoursOfDays } from '../../../trip-ui/hours/opening-hours';
import type { HoursThere } from '../../../trip-ui/hours/use-hours-there';
import { useHoursWords } from '../../../trip-ui/hours/use-hours-words';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { classNames } from '../../../ui/class-names';
import { Skeleton } from '../../../ui/skeleton';
import styles from './place-hours.module.css';

/** More closed days than this are only in the list. */
const MOST_NAMED = 3;

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

function ClosedDays({ hours, stopName }: { hours: HoursOfDays; stopName: string }) {
  const t = useTranslations('placeFacts');
  const words = useHoursWords();
  const closed = closedDates(hours);
  if (closed.length === 0) return null;
  const isAlways = closed.length === hours.days.size;
  if (!isAlways && closed.length > MOST_NAMED) return null;
  return (
    <p className={styles.closedDays}>
      {isAlways
        ? t('closedAllDays', { place: stopName })
        : t('closedThere', { days: words.list(closed), place: stopName })}
    </p>
  );
}

/** The days on which a place is closed all day. */
export function closedDates({ days }: HoursOfDays): string[] {
  return [...days.values()].filter(({ openings }) => openings.length === 0).map(({ date }) => date);
}

function DayList({ hours }: { hours: HoursOfDays }) {
  const words = useHoursWords();
  const format = useTripFormat();
  const runs: { first: HoursOfDay; last: HoursOfDay; text: string }[] = [];
  for (const day of hours.days.values()) {
    const text = words.day(day);
    const run = runs.at(-1);
    if (run?.text === text) run.last = day;
    else runs.push({ first: day, last: day, text });
  }
  return (
    <dl className={styles.days}>
      {runs.map(({ first, last, text }) => (
        <div key={first.date} className={classNames(first.openings.length === 0 && styles.closed)}>
          <dt>{[...new Set([first.date, last.date])].map(format.day).join(' – ')}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
