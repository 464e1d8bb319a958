import type { TripEvent } from '@wayfold/contract/trip';
import type { TripDocument } from '@wayfold/domain/trip-document';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../lib/trip-format';
import styles from './tab-panel.module.css';

/** Things planned, each with its place and cost. */
export function PlannedList(props: {
  document: TripDocument;
  events: readonly TripEvent[];
  emptyText: string;
}) {
  const { document, events, emptyText } = props;
  const t = useTranslations('plannerTabs');
  const words = useTranslations('tripWords');
  const format = useTripFormat();
  return (
    <section aria-labelledby="planned-title">
      <h2 id="planned-title" className={styles.subtitle}>
        {t('planned')}
      </h2>
      {events.length === 0 ? <p className={styles.none}>{emptyText}</p> : null}
      <ul className={events.length > 0 ? styles.list : undefined}>
        {events.map((event) => {
          const place = document.destinations[event.destid]?.name;
          const day = event.start === null ? null : format.day(event.start.slice(0, 10));
          const cost = event.costAct ?? event.costEst;
          return (
            <li key={event.id}>
              <span className={styles.name}>{event.name}</span>
              <span className={styles.fact}>{[place, day].filter(Boolean).join(' · ')}</span>
              {cost === null ? null : (
                <span>
                  {cost === 0 ? words('free') : format.money(cost, event.currency ?? document.trip.currency)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
