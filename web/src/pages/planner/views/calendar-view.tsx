import { dayOnDate, daysOfTrip } from '@wayfold/domain/day/trip-days';
import { type FocusEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions } from '../../../api/trip-session/react/trip-session';
import { DayCalendar } from '../../../features/calendar/day/day-calendar';
import { calendar } from '../../../i18n/en/planner/days/calendar';
import { day } from '../../../i18n/en/planner/days/day';
import { MessageScope } from '../../../i18n/message-scope';
import { afterPress } from '../../../lib/forms/after-press';
import { retryImport } from '../../../lib/loading/retry-import';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { DateField } from '../../../ui/fields/date-field';
import { Skeleton } from '../../../ui/skeleton';
import type { Planner } from '../planner';
import styles from './calendar-view.module.css';
import { useCalendarDay } from './use-calendar-day';

// Only desktops show it, and it is large.
const TripCalendar = lazy(async () => ({
  default: (await retryImport(() => import('../../../features/calendar/trip-calendar'))).TripCalendar,
}));

const messages = { calendar, day };

/** The calendar of the open trip, or what is missing if it can't be shown yet. */
export function CalendarView({ planner }: { planner: Planner }) {
  return (
    <MessageScope messages={messages}>
      <Days planner={planner} />
    </MessageScope>
  );
}

function Days({ planner }: { planner: Planner }) {
  const t = useTranslations('calendar');
  const calendar = useCalendarDay(planner);
  const { shown, layout, isEditable, openDialog, openDay } = planner;
  const isEmpty = Object.keys(shown.destinations).length === 0;
  if (isEmpty || calendar === null) {
    return (
      <div className={styles.nothingYet}>
        {isEmpty ? <EmptyState title={t('emptyTitle')} help={t('emptyHelp')} /> : <FirstDay />}
      </div>
    );
  }
  const { first, last, day, show } = calendar;
  const both = {
    document: shown,
    first,
    last,
    isEditable,
    onOpenEvent: (id: string) => openDialog({ kind: 'event', id }),
    onOpenDay: (date: string) => {
      const open = dayOnDate(daysOfTrip(shown), date);
      if (open) openDay(open.key);
    },
  };
  if (layout === 'desktop') {
    return (
      <Suspense fallback={<Skeleton className={styles.nothingYet ?? ''} />}>
        <TripCalendar {...both} />
      </Suspense>
    );
  }
  return (
    <DayCalendar
      {...both}
      day={day}
      onShowDay={show}
      isSingle={layout === 'phone'}
      onAdd={({ destid, date, dayIndex }, start) =>
        openDialog({ kind: 'add-plan', day: { destid, date, dayIndex }, start })
      }
    />
  );
}

function FirstDay() {
  const t = useTranslations('calendar');
  const { change } = useTripActions();
  const [day, setDay] = useState<string | null>(null);
  const isTaken = useRef(false);

  function take() {
    if (day === null || isTaken.current) return;
    isTaken.current = true;
    change({ kind: 'trip.set', fields: { startDate: day } });
  }

  /** Leaving the field saves a typed date; a date picked in the calendar waits, because the user may still be choosing. */
  function leave({ target, currentTarget, relatedTarget }: FocusEvent) {
    if (target instanceof HTMLInputElement && !currentTarget.contains(relatedTarget)) afterPress(take);
  }

  return (
    <form
      onBlur={leave}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <EmptyState
        title={t('noDatesTitle')}
        help={t('noDatesHelp')}
        action={
          <>
            <DateField label={t('firstDay')} value={day} onChange={setDay} />
            <Button
              variant="primary"
              type="submit"
              unavailable={day === null ? t('pickDayFirst') : undefined}
            >
              {t('setFirstDay')}
            </Button>
          </>
        }
      />
    </form>
  );
}
