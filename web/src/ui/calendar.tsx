import { type DateValue, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Calendar as AriaCalendar,
  CalendarGrid as AriaGrid,
  Button,
  CalendarCell,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import { useTranslations } from 'use-intl';
import styles from './calendar.module.css';

/** Props of `Calendar`. Days are YYYY-MM-DD. */
export interface CalendarProps {
  label: string;
  /** Null when no day is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  earliest?: string;
  latest?: string;
}

/** One month to pick a day from; arrow keys, Page Up and Page Down move. */
export function Calendar({ label, value, onChange, earliest, latest }: CalendarProps) {
  return (
    <AriaCalendar
      aria-label={label}
      value={value ? parseDate(value) : null}
      onChange={(next: DateValue) => onChange(next.toString())}
      autoFocus
      {...(earliest ? { minValue: parseDate(earliest) } : {})}
      {...(latest ? { maxValue: parseDate(latest) } : {})}
    >
      <Month />
    </AriaCalendar>
  );
}

/** The month of a date picker, which says itself what is chosen. */
export function CalendarGrid() {
  return (
    <AriaCalendar>
      <Month />
    </AriaCalendar>
  );
}

function Month() {
  const t = useTranslations('ui');
  return (
    <>
      <header className={styles.header}>
        <Button slot="previous" className={styles.turn ?? ''} aria-label={t('previousMonth')}>
          <ChevronLeft size={20} strokeWidth={1.75} />
        </Button>
        <Heading className={styles.month ?? ''} />
        <Button slot="next" className={styles.turn ?? ''} aria-label={t('nextMonth')}>
          <ChevronRight size={20} strokeWidth={1.75} />
        </Button>
      </header>
      <AriaGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
        </CalendarGridBody>
      </AriaGrid>
    </>
  );
}
