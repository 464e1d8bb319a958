import { ChevronDown, Clock } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { colorStyle, legColorVar } from '../../../trip-ui/leg-color';
import { useTripFormat } from '../../../trip-ui/trip-format';
import type { CalendarEntry, CalendarEvent } from '../calendar-model';
import { useEntryWords } from '../use-entry-words';
import { plansWithoutTime } from './day-entries';
import styles from './untimed-line.module.css';

/** The plans of some days that aren't in the hours, as one line with their count that unfolds; nothing if there are none. */
export function UntimedLine(props: {
  entries: readonly CalendarEntry[];
  days: readonly string[];
  onOpenEvent: (eventId: string) => void;
}) {
  const { entries, days, onOpenEvent } = props;
  const t = useTranslations('calendar');
  const format = useTripFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const byDay = days
    .map((day) => ({ day, plans: plansWithoutTime(entries, day) }))
    .filter(({ plans }) => plans.length > 0);
  const all = new Map(byDay.flatMap(({ plans }) => plans.map((plan) => [plan.id, plan])));
  const stays = [...all.values()].filter(({ row }) => row === 'stays').length;
  const untimed = all.size - stays;
  if (all.size === 0) return null;
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
        {byDay.map(({ day, plans }) => (
          <section key={day} aria-label={format.day(day)}>
            {days.length > 1 ? <p className={styles.day}>{format.day(day)}</p> : null}
            <ul>
              {plans.map((plan) => (
                <li key={plan.id}>
                  <Plan plan={plan} day={day} onOpen={() => onOpenEvent(plan.id)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Plan({ plan, day, onOpen }: { plan: CalendarEvent; day: string; onOpen: () => void }) {
  const { name, details } = useEntryWords()(plan, plan.start === day ? plan.time : null);
  return (
    <button
      type="button"
      className={styles.plan}
      style={colorStyle(legColorVar(plan.colorIndex))}
      onClick={onOpen}
    >
      <strong className={styles.name}>{name}</strong>
      {details ? <span className={styles.details}>{details}</span> : null}
    </button>
  );
}
