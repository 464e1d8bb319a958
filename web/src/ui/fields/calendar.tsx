import { lazy, Suspense } from 'react';
import { retryImport } from '../../lib/retry-import';
import styles from './calendar.module.css';

/** Props of `Calendar`. Days are YYYY-MM-DD. */
export interface CalendarProps {
  label: string;
  /** Null if no day is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  earliest?: string;
  latest?: string;
}

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
