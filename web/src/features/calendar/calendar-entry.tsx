import { BedDouble } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsPlanHovered, useIsPlanSelected } from '../../planner-state/selection';
import { TransportIcon } from '../../trip-ui/trip-icons';
import { transportOf } from './booked-entries';
import styles from './calendar-entry.module.css';
import type { CalendarEntry as Entry } from './calendar-model';
import { useEntryWords } from './use-entry-words';

/** The text of a plan, a leg or a booking: a single line if there is no room for more, otherwise as many whole lines as fit. */
export function CalendarEntry(props: {
  entry: Entry;
  /** HH:MM, updated during a drag; null without a time. */
  time: string | null;
  isOneLine: boolean;
  /** Before the name; lodging has one of its own. */
  icon?: ReactNode;
}) {
  const { entry, time, isOneLine, icon } = props;
  const { name, details } = useEntryWords()(entry, time);
  const isSelected = useIsPlanSelected(entry.id);
  const isHovered = useIsPlanHovered(entry.id);
  const isPlan = entry.kind === 'event';
  const isLodging =
    entry.kind === 'lodging' ||
    (entry.kind === 'event' && entry.row === 'stays' && entry.category === 'Lodging');
  return (
    <span
      className={isOneLine ? styles.oneLine : styles.lines}
      data-plan={isPlan ? entry.id : undefined}
      data-lit={(isPlan && (isSelected || isHovered)) || undefined}
    >
      <span className={styles.words}>
        <strong>
          {icon ??
            (isLodging ? (
              <BedDouble size={14} strokeWidth={1.75} aria-hidden="true" />
            ) : entry.kind === 'journey' ? (
              <TransportIcon transport={transportOf(entry)} size={14} />
            ) : null)}
          {name}
        </strong>
        {details ? <span>{details}</span> : null}
      </span>
    </span>
  );
}
