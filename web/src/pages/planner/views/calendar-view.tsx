import { tripDates } from '@wayfold/domain/document/totals';
import { type FocusEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions } from '../../../api/trip-session/react/trip-session';
import { TripCalendar } from '../../../features/calendar/trip-calendar';
import { calendar } from '../../../i18n/en/planner/calendar';
import { MessageScope } from '../../../i18n/message-scope';
import { afterPress } from '../../../lib/forms/after-press';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { DateField } from '../../../ui/fields/date-field';
import type { Planner } from '../planner';
import styles from './calendar-view.module.css';

const messages = { calendar };

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
  const dates = tripDates(planner.shown);
  const isEmpty = Object.keys(planner.shown.destinations).length === 0;
  if (isEmpty || dates === null) {
    return (
      <div className={styles.nothingYet}>
        {isEmpty ? <EmptyState title={t('emptyTitle')} help={t('emptyHelp')} /> : <FirstDay />}
      </div>
    );
  }
  return (
    <TripCalendar
      document={planner.shown}
      first={dates.from}
      last={dates.to}
      isEditable={planner.isEditable}
      onOpenEvent={(id) => planner.openDialog({ kind: 'event', id })}
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
