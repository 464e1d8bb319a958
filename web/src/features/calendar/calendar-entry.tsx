import { BedDouble } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePriceWords } from '../../trip-ui/amounts/use-price-words';
import { useTripFormat } from '../../trip-ui/trip-format';
import styles from './calendar-entry.module.css';
import type { CalendarEntry as Entry } from './calendar-model';

/** The text of a plan or a leg: a single line if there is no room for more, otherwise as many whole lines as fit. */
export function CalendarEntry(props: {
  entry: Entry;
  /** HH:MM, updated during a drag; null without a time. */
  time: string | null;
  isOneLine: boolean;
}) {
  const { entry, time, isOneLine } = props;
  const t = useTranslations('calendar');
  const format = useTripFormat();
  const priceWords = usePriceWords();
  if (entry.kind === 'leg') {
    const distance = format.distance(entry.miles);
    return (
      <Words
        name={t('leg', { transport: entry.transport, name: entry.toName })}
        details={t('about', { distance, duration: format.duration(entry.hours) })}
        isOneLine={isOneLine}
      />
    );
  }
  const details = [time === null ? null : format.time(time), priceWords(entry, entry.currency)].filter(
    (part) => part !== null,
  );
  const isLodging = entry.row === 'stays' && entry.category === 'Lodging';
  const bed = <BedDouble size={14} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <Words
      icon={isLodging ? bed : undefined}
      name={entry.name}
      details={details.join(' · ')}
      isOneLine={isOneLine}
    />
  );
}

function Words(props: { icon?: ReactNode; name: string; details: string; isOneLine: boolean }) {
  const { icon, name, details, isOneLine } = props;
  return (
    <span className={isOneLine ? styles.oneLine : styles.lines}>
      <span className={styles.words}>
        <strong>
          {icon}
          {name}
        </strong>
        {details ? <span>{details}</span> : null}
      </span>
    </span>
  );
}
