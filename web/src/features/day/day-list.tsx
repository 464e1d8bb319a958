import type { Coords } from '@wayfold/contract/kernel/values';
import type { Reach } from '@wayfold/contract/kernel/word-lists';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { momentOfMinute } from '@wayfold/domain/calendar/dates';
import type { Day, DayStop } from '@wayfold/domain/day/day';
import { MapPin, Pin } from 'lucide-react';
import { Fragment, useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { usePriceWords } from '../../trip-ui/amounts/use-price-words';
import { useFoldedPlans } from '../../trip-ui/plans/folded-plans';
import { usePlanRow } from '../../trip-ui/plans/use-plan-row';
import { useTripFormat } from '../../trip-ui/trip-format';
import { CategoryIcon } from '../../trip-ui/trip-icons';
import { Button } from '../../ui/button';
import styles from './day-list.module.css';
import { useDayRowDrag } from './drag/day-row-drag';
import { HopLine } from './hop-line';
import { PlaceIt } from './place-it';

/** What can be done with the plans of a list. */
export interface DayListEdits {
  onReach: (event: TripEvent, by: Reach | null) => void;
  onPlace: (event: TripEvent, coords: Coords) => void;
  /** The plan whose place is being searched; null if there is none. */
  placingId: string | null;
  onPlacing: (id: string | null) => void;
}

/** The plans of a day in order, numbered as on the map, with the ways between them. */
export function DayList(props: {
  day: Day;
  /** Where places are searched. */
  near: Readonly<Coords>;
  currency: string;
  /** Null if the trip can't be edited. */
  edits: DayListEdits | null;
  onOpen: (event: TripEvent) => void;
}) {
  const { day, near, currency, edits, onOpen } = props;
  const t = useTranslations('day');
  const { shown, row } = useFoldedPlans(day.stops, ({ event }) => event.id);
  return (
    <ol className={styles.list} aria-label={t('plans')}>
      {shown.map((stop) => {
        const { event, number } = stop;
        const hop = day.hops.get(event.id);
        return (
          <Fragment key={event.id}>
            {hop ? (
              <HopLine
                event={event}
                hop={hop}
                base={number === 1 ? (day.base?.name ?? null) : null}
                onReach={edits && ((by) => edits.onReach(event, by))}
              />
            ) : null}
            <DayRow stop={stop} near={near} currency={currency} edits={edits} onOpen={onOpen} />
          </Fragment>
        );
      })}
      {row}
    </ol>
  );
}

function DayRow(props: {
  stop: DayStop;
  near: Readonly<Coords>;
  currency: string;
  edits: DayListEdits | null;
  onOpen: (event: TripEvent) => void;
}) {
  const { stop, near, currency, edits, onOpen } = props;
  const { event, number, starts, minutes } = stop;
  const t = useTranslations('day');
  const words = useTranslations('itinerary');
  const tripWords = useTranslations('tripWords');
  const format = useTripFormat();
  const price = usePriceWords()(event, currency);
  const plan = usePlanRow(event.id);
  const isPlacing = edits?.placingId === event.id;
  const drag = useDayRowDrag(event, edits !== null);
  const [setPlan, setDragged] = [plan.ref, drag.row.ref];
  const setRow = useCallback(
    (row: HTMLElement | null) => {
      setPlan(row);
      setDragged(row);
    },
    [setPlan, setDragged],
  );
  return (
    <li
      {...drag.row}
      {...plan.handlers}
      ref={setRow}
      data-plan-row={event.id}
      data-lit={plan.isLit || undefined}
      className={styles.item}
    >
      <span className={number === null ? styles.dash : styles.number} aria-hidden="true">
        {number ?? '–'}
      </span>
      <button
        type="button"
        className={styles.open}
        disabled={edits === null}
        aria-label={t('open', { name: event.name })}
        aria-current={plan.isSelected || undefined}
        onClick={() => onOpen(event)}
      >
        <span className={styles.time}>
          {starts === null ? '' : format.shortTime(momentOfMinute(starts).slice(11))}
        </span>
        <span className={styles.icon} title={tripWords(`category.${event.category}`)}>
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
          {number === null ? <span className={styles.noPlace}>{t('noPlace')}</span> : null}
        </span>
        <span className={styles.length}>{format.duration(minutes / 60)}</span>
        {price === null ? null : <span className={styles.cost}>{price}</span>}
      </button>
      {number === null && edits && !isPlacing ? (
        <Button
          size="small"
          icon={<MapPin size={16} strokeWidth={1.75} aria-hidden="true" />}
          aria-label={t('placeItLabel', { name: event.name })}
          data-place-it={event.id}
          onClick={() => edits.onPlacing(event.id)}
        >
          {t('placeIt')}
        </Button>
      ) : null}
      {drag.grip}
      {isPlacing ? (
        <PlaceIt
          event={event}
          near={near}
          onPlace={(coords) => edits.onPlace(event, coords)}
          onClose={() => edits.onPlacing(null)}
        />
      ) : null}
    </li>
  );
}
