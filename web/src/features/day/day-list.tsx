import type { Reach } from '@wayfold/contract/kernel/word-lists';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { momentOfMinute } from '@wayfold/domain/calendar/dates';
import type { Day } from '@wayfold/domain/day/day';
import { MapPin, Pin } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { usePriceWords } from '../../trip-ui/amounts/use-price-words';
import { useTripFormat } from '../../trip-ui/trip-format';
import { CategoryIcon } from '../../trip-ui/trip-icons';
import { Button } from '../../ui/button';
import styles from './day-list.module.css';
import { HopLine } from './hop-line';

/** The plans of a day in order, numbered as on the map, with the ways between them. */
export function DayList(props: {
  day: Day;
  currency: string;
  /** Null if the trip can't be edited. */
  onReach: ((event: TripEvent, by: Reach | null) => void) | null;
  onOpen: (event: TripEvent) => void;
}) {
  const { day, currency, onReach, onOpen } = props;
  const t = useTranslations('day');
  return (
    <ol className={styles.list} aria-label={t('plans')}>
      {day.stops.map(({ event, number, starts, minutes }) => {
        const hop = day.hops.get(event.id);
        return (
          <Fragment key={event.id}>
            {hop ? (
              <HopLine
                event={event}
                hop={hop}
                base={number === 1 ? (day.base?.name ?? null) : null}
                onReach={onReach && ((by) => onReach(event, by))}
              />
            ) : null}
            <DayRow
              event={event}
              number={number}
              starts={starts}
              minutes={minutes}
              currency={currency}
              isEditable={onReach !== null}
              onOpen={onOpen}
            />
          </Fragment>
        );
      })}
    </ol>
  );
}

function DayRow(props: {
  event: TripEvent;
  number: number | null;
  starts: number | null;
  minutes: number;
  currency: string;
  isEditable: boolean;
  onOpen: (event: TripEvent) => void;
}) {
  const { event, number, starts, minutes, currency, isEditable, onOpen } = props;
  const t = useTranslations('day');
  const words = useTranslations('itinerary');
  const format = useTripFormat();
  const price = usePriceWords()(event, currency);
  return (
    <li className={styles.item}>
      <span className={number === null ? styles.dash : styles.number} aria-hidden="true">
        {number ?? '–'}
      </span>
      <button
        type="button"
        className={styles.open}
        disabled={!isEditable}
        aria-label={t('open', { name: event.name })}
        onClick={() => onOpen(event)}
      >
        <span className={styles.time}>
          {starts === null ? '' : format.shortTime(momentOfMinute(starts).slice(11))}
        </span>
        <span className={styles.icon}>
          <CategoryIcon category={event.category} size={16} />
        </span>
        <span className={styles.name}>
          {event.name}
          {event.pinned ? (
            <Pin
              size={14}
              strokeWidth={1.75}
              className={styles.pinned}
              role="img"
              aria-label={words('booked')}
            />
          ) : null}
        </span>
        <span className={styles.length}>{format.duration(minutes / 60)}</span>
        {price === null ? null : <span className={styles.cost}>{price}</span>}
      </button>
      {number === null && isEditable ? (
        <Button
          size="small"
          icon={<MapPin size={16} strokeWidth={1.75} aria-hidden="true" />}
          aria-label={t('placeItLabel', { name: event.name })}
          onClick={() => onOpen(event)}
        >
          {t('placeIt')}
        </Button>
      ) : null}
    </li>
  );
}
