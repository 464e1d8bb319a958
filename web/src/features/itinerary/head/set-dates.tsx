import { totalsOf } from '@wayfold/domain/document/totals';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { CalendarDays } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/text-button';
import styles from './set-dates.module.css';

/** Says that the trip has no dates and opens the dialog for its first day, if no header does; renders nothing if it has dates. */
export function SetDates({ document, onDates }: { document: TripDocument; onDates: () => void }) {
  const t = useTranslations('itinerary');
  if (document.trip.startDate !== null || Object.keys(document.destinations).length === 0) return null;
  return (
    <p className={styles.line}>
      {t('nightsNoDates', { count: totalsOf(document).nights })}
      <TextButton className={styles.button} onClick={onDates}>
        <CalendarDays size={16} strokeWidth={1.75} aria-hidden="true" />
        {t('setDates')}
      </TextButton>
    </p>
  );
}
