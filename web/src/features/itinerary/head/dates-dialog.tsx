import { FIRST_DAY } from '@wayfold/domain/calendar/dates';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { useLeaving } from '../../../ui/dialogs/use-leaving';
import { DateField } from '../../../ui/fields/date-field';
import styles from '../small-dialog.module.css';

/** Sets the first day of the trip, or removes its dates. */
export function DatesDialog(props: {
  startDate: string | null;
  /** The latest first day with which the whole trip still fits in the supported date range. */
  latest: string;
  onSave: (startDate: string | null) => void;
  onClose: () => void;
}) {
  const { startDate, latest, onSave, onClose } = props;
  const t = useTranslations('itinerary');
  const ui = useTranslations('ui');
  const [date, setDate] = useState(startDate);
  const [isRefused, setRefused] = useState(false);
  const isPossible = date === null || (date >= FIRST_DAY && date <= latest);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const asking = useLeaving({ hasChanges: date !== startDate, title: t('leaveDates'), onLeave: onClose });

  // The dialog was opened for this field.
  useEffect(() => {
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  function save(event: FormEvent) {
    event.preventDefault();
    if (!isPossible) return setRefused(true);
    onClose();
    if (date !== startDate) onSave(date);
  }

  /** Saves the typed date, like the Save button. */
  function leave() {
    if (date === null && form.current?.checkValidity()) onClose();
    else form.current?.requestSubmit();
  }

  return (
    <Dialog
      title={t('datesTitle')}
      isOpen
      onClose={leave}
      onEscape={asking.leave}
      size="small"
      actions={
        <>
          {startDate === null ? null : (
            <Button
              variant="quiet"
              title={t('datesNoneHelp')}
              onClick={() => {
                onClose();
                onSave(null);
              }}
            >
              {t('datesNone')}
            </Button>
          )}
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={save}>
        <DateField
          label={t('datesFirstDay')}
          help={t('datesHelp')}
          value={date}
          onChange={setDate}
          earliest={FIRST_DAY}
          latest={latest}
          {...(isRefused && !isPossible ? { error: t('datesImpossible') } : {})}
        />
      </form>
      {asking.question}
    </Dialog>
  );
}
