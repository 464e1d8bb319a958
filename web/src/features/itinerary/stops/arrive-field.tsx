import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { Popover } from '../../../ui/dialogs/popover';
import { Calendar } from '../../../ui/fields/calendar';
import styles from './stay-editor.module.css';

/** The day of arrival, chosen from a calendar in place. */
export function ArriveField(props: {
  label: string;
  value: string;
  earliest?: string | undefined;
  onChange: (date: string) => void;
}) {
  const { label, value, earliest, onChange } = props;
  const t = useTranslations('itinerary');
  const format = useTripFormat();
  return (
    <Popover
      label={label}
      trigger={
        <button type="button" className={styles.arrive} aria-label={`${label}: ${format.day(value)}`}>
          <span className={styles.arriveLabel}>{t('arriveLabel')}</span>
          {format.day(value)}
        </button>
      }
    >
      {(close) => (
        <Calendar
          label={label}
          value={value}
          withText
          {...(earliest ? { earliest } : {})}
          onChange={(date) => {
            close();
            if (date !== value) onChange(date);
          }}
        />
      )}
    </Popover>
  );
}
