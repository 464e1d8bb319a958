import { lazy, Suspense } from 'react';
import { retryImport } from '../../lib/loading/retry-import';
import styles from './calendar.module.css';
import type { CalendarProps } from './month-calendar';

const MonthCalendar = lazy(async () => ({ default: (await loadCalendar()).MonthCalendar }));

/** One month to pick a day from, and a list of months; moved through with arrow keys, Page Up and Page Down. */
export function Calendar(props: CalendarProps) {
  return (
    <Suspense fallback={<div className={styles.room} />}>
      <MonthCalendar {...props} />
    </Suspense>
  );
}

/** Loads what calendars are drawn with, which otherwise happens when the first one opens. */
export function loadCalendar(): Promise<typeof import('./month-calendar')> {
  return retryImport(() => import('./month-calendar'));
}
