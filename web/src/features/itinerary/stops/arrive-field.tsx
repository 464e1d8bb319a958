import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { DayPopover } from '../../../ui/fields/day-popover';
import styles from './stay-editor.module.css';

/** The arrival date, chosen from an inline calendar. */
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
    <DayPopover
      label={label}
      value={value}
      earliest={earliest}
      onChange={(date) => {
        if (date !== value) onChange(date);
      }}
      trigger={
        <button type="button" className={styles.arrive} aria-label={`${label}: ${format.day(value)}`}>
          <span className={styles.arriveLabel}>{t('arriveLabel')}</span>
          {format.day(value)}
        </button>
      }
    />
  );
}
