import { Calendar as CalendarIcon } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../trip-ui/trip-format';
import { classNames } from '../../ui/class-names';
import styles from './when-field.module.css';
import type { WhenPopoverProps } from './when-popover';

/** The optional arrival date; the calendar loads on demand. */
export function WhenField({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const t = useTranslations('landing');
  const format = useTripFormat();
  const [loaded, setLoaded] = useState<{ WhenPopover: ComponentType<WhenPopoverProps> } | null>(null);

  const face = (
    <>
      <CalendarIcon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.label}>
          {t('when')} <span className={styles.hint}>{t('optional')}</span>
        </span>
        <span className={classNames(styles.value, value !== null && styles.chosen)}>
          {value ? format.day(value) : t('anyDates')}
        </span>
      </span>
    </>
  );
  if (loaded) {
    return <loaded.WhenPopover value={value} onChange={onChange} face={face} className={styles.when ?? ''} />;
  }
  return (
    <button
      type="button"
      className={styles.when}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => {
        // If the calendar doesn't load, the date stays empty, which is allowed.
        void import('./when-popover').then(
          ({ WhenPopover }) => setLoaded({ WhenPopover }),
          () => {},
        );
      }}
    >
      {face}
    </button>
  );
}
