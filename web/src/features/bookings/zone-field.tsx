import { useTranslations } from 'use-intl';
import { zonesNamed } from '../../trip-ui/bookings/zone-words';
import { SuggestField } from '../../ui/fields/suggest-field';
import styles from './booking-editor.module.css';

/** A time zone chosen by hand, found by its city; empty for that of the place. */
export function ZoneField(props: {
  label: string;
  zone: string;
  onChange: (zone: string) => void;
  error: string | undefined;
}) {
  const { label, zone, onChange, error } = props;
  const t = useTranslations('bookings');
  const found = zonesNamed(zone).filter((name) => name !== zone);
  return (
    <div className={styles.zone}>
      <SuggestField
        label={label}
        labelAbove
        autoFocus
        placeholder={t('zoneExample')}
        text={zone}
        onTextChange={onChange}
        suggestions={found.map((name) => ({ id: name, title: name.replaceAll('_', ' ') }))}
        onPick={onChange}
        onEnter={() => {
          if (found[0]) onChange(found[0]);
        }}
        emptyText={zone !== '' && zonesNamed(zone).length === 0 ? t('zoneNone') : undefined}
        error={error}
      />
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
