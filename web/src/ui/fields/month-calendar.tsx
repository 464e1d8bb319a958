import { CalendarDate, type DateValue, parseDate } from '@internationalized/date';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext, useEffect, useEffectEvent } from 'react';
import {
  Calendar as AriaCalendar,
  CalendarGrid as AriaGrid,
  Button,
  CalendarCell,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components';
import { useLocale, useTranslations } from 'use-intl';
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

/** The calendar itself, see `Calendar`. */
export function MonthCalendar({ label, value, onChange, earliest, latest }: CalendarProps) {
  return (
    <AriaCalendar
      aria-label={label}
      value={value ? parseDate(value) : null}
      onChange={(next: DateValue) => onChange(next.toString())}
      {...(earliest ? { minValue: parseDate(earliest) } : {})}
      {...(latest ? { maxValue: parseDate(latest) } : {})}
    >
      <FocusedAtFirst />
      <Month />
    </AriaCalendar>
  );
}

/** Takes the focus when the calendar appears, except from someone who already types a date; it may have loaded late. */
function FocusedAtFirst() {
  const state = useContext(CalendarStateContext);
  const take = useEffectEvent(() => state?.setFocused(true));
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLInputElement)) take();
  }, []);
  return null;
}

function Month() {
  const t = useTranslations('ui');
  return (
    <>
      <header className={styles.header}>
        <Button slot="previous" className={styles.turn ?? ''} aria-label={t('previousMonth')}>
          <ChevronLeft size={20} strokeWidth={1.75} />
        </Button>
        <MonthList />
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

/** Number of months before and after the shown one in the list. */
const MONTHS_BEFORE = 24;
const MONTHS_AFTER = 36;

/** The shown month, in a list of those around it. */
function MonthList() {
  const t = useTranslations('ui');
  const locale = useLocale();
  const state = useContext(CalendarStateContext);
  if (!state) throw new Error('A list of months is used outside its calendar.');
  const shown = monthNumber(state.visibleRange.start);
  const first = state.minValue ? Math.min(shown, monthNumber(state.minValue)) : 0;
  const last = state.maxValue ? Math.max(shown, monthNumber(state.maxValue)) : Number.POSITIVE_INFINITY;
  const from = Math.max(first, shown - MONTHS_BEFORE);
  const count = Math.min(last, shown + MONTHS_AFTER) - from + 1;
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <span className={styles.month}>
      <select
        aria-label={t('month')}
        value={shown}
        onChange={({ currentTarget }) => {
          const month = Number(currentTarget.value);
          const day = state.focusedDate.day;
          state.setFocusedDate(new CalendarDate(Math.floor(month / 12), (month % 12) + 1, day));
        }}
      >
        {Array.from({ length: count }, (_, index) => from + index).map((month) => (
          <option key={month} value={month}>
            {format.format(Date.UTC(Math.floor(month / 12), month % 12))}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}

/** Months counted since year 0, from 0. */
function monthNumber({ year, month }: Pick<DateValue, 'year' | 'month'>): number {
  return year * 12 + month - 1;
}
