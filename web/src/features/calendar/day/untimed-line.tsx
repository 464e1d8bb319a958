import { dateOfDay } from '@wayfold/domain/calendar/dates';
import { ChevronDown, Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../../trip-ui/trip-format';
import type { CalendarLodging } from '../booked-entries';
import type { CalendarEntry, CalendarEvent } from '../calendar-model';
import { isStayEntry } from '../untimed-plans';
import { BookedLodging } from './booked-lodging';
import { plansWithoutTime } from './day-entries';
import type { HeldPlan } from './held-plan';
import styles from './untimed-line.module.css';
import { UntimedPlan } from './untimed-plan';
import type { HeldWords } from './use-held-words';
import type { Hold } from './use-hold';

/** A plan in the line, on one of its days. */
interface Row {
  plan: CalendarEvent | CalendarLodging;
  day: string;
}

/**
 * The plans of some days that aren't in the hours, as one line with their count that unfolds; nothing if there are none.
 *
 * Unfolded, they can be held: over the hours, a plan gets a time, and another day takes plans and stays.
 */
export function UntimedLine(props: {
  entries: readonly CalendarEntry[];
  days: readonly string[];
  hold: Hold;
  heldWords: HeldWords;
  isEditable: boolean;
  onOpenEvent: (eventId: string) => void;
}) {
  const { entries, days, hold, heldWords, isEditable, onOpenEvent } = props;
  const t = useTranslations('calendar');
  const format = useTripFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const helpId = useId();
  const held = hold.held?.row === 'hours' ? null : hold.held;
  const rows = rowsOf(entries, days, held);
  if (rows.length === 0) return null;
  const all = new Map(rows.map(({ plan }) => [plan.id, plan]));
  const stays = [...all.values()].filter(isStayEntry).length;
  const untimed = all.size - stays;
  const counts = [
    stays > 0 ? t('stays', { count: stays }) : null,
    untimed > 0 ? t('untimed', { count: untimed }) : null,
  ];
  return (
    <div className={styles.frame}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Clock size={18} strokeWidth={1.75} aria-hidden="true" className={styles.clock} />
        <span className={styles.counts}>{counts.filter((part) => part !== null).join(', ')}</span>
        <span className={styles.show}>{t(isOpen ? 'hide' : 'show')}</span>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" className={styles.chevron} />
      </button>
      <div id={id} className={styles.plans} hidden={!isOpen}>
        <ul>
          {rows.map(({ plan, day }, index) => {
            const isHeld = held?.id === plan.id;
            const isFirstOfDay = rows[index - 1]?.day !== day && days.includes(day);
            return (
              <li key={`${day}:${plan.id}`} className={isHeld ? styles.held : undefined}>
                {days.length > 1 && isFirstOfDay ? <p className={styles.day}>{format.day(day)}</p> : null}
                {plan.kind === 'lodging' ? (
                  <BookedLodging lodging={plan} day={day} />
                ) : (
                  <UntimedPlan
                    plan={plan}
                    day={day}
                    lifted={isHeld ? { words: heldWords, isHere: held.at.minute === null } : null}
                    isAway={!days.includes(day)}
                    hold={isEditable ? hold : null}
                    helpId={`${helpId}-${plan.row}`}
                    onOpen={() => onOpenEvent(plan.id)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </div>
      <p id={`${helpId}-untimed`} hidden>
        {t('holdHelp')}
      </p>
      <p id={`${helpId}-stays`} hidden>
        {t('holdStayHelp')}
      </p>
    </div>
  );
}

/**
 * The rows of the days shown. A held plan keeps the row that it was lifted from, first if its day isn't shown anymore: the row
 * has the focus and the finger.
 */
function rowsOf(
  entries: readonly CalendarEntry[],
  days: readonly string[],
  held: HeldPlan | null,
): readonly Row[] {
  const rows = days.flatMap((day) => plansWithoutTime(entries, day).map((plan) => ({ plan, day })));
  if (held === null) return rows;
  const liftedOn = dateOfDay(held.from.day);
  const others = rows.filter(({ plan, day }) => plan.id !== held.id || day === liftedOn);
  if (days.includes(liftedOn)) return others;
  const plan = entries.find((entry) => entry.kind === 'event' && entry.id === held.id);
  return plan?.kind === 'event' ? [{ plan, day: liftedOn }, ...others] : others;
}
