import { useDndMonitor, useDroppable } from '@dnd-kit/core';
import { useQueryClient } from '@tanstack/react-query';
import { daysOfTrip, type TripDay } from '@wayfold/domain/day/trip-days';
import { orderedDestinations } from '@wayfold/domain/document/trip-document';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { keptFavorites } from '../../../api/places/kept-favorites';
import { storedPlaces } from '../../../api/places/known-places';
import { usePlaceKinds } from '../../../api/places/places';
import { addToDay } from '../../../i18n/en/planner/days/add-to-day';
import { MessageScope } from '../../../i18n/message-scope';
import { weekdayOf } from '../../../trip-ui/days/day-strip';
import { useDayTitle } from '../../../trip-ui/days/use-day-title';
import { colorStyle, legColorVar } from '../../../trip-ui/leg-color';
import { dropOnDay } from '../../../trip-ui/plan-drag/drop-on-day';
import { dayDragId } from '../../../trip-ui/plan-drag/list-drag';
import type { DraggedPlace } from '../../../trip-ui/plan-drag/place-item';
import { useAddToDay } from '../../../trip-ui/plans/use-add-to-day';
import { classNames } from '../../../ui/class-names';
import { nearestStop } from '../map/street-place';
import type { Planner } from '../planner';
import styles from './drop-days.module.css';

const messages = { addToDay };

/** The days of the trip while a place is dragged; it is added to the one it is dropped on, a plan moves there. */
export function DropDays(props: { planner: Planner; lifted: DraggedPlace }) {
  return (
    <MessageScope messages={messages}>
      <Days {...props} />
    </MessageScope>
  );
}

function Days({ planner, lifted }: { planner: Planner; lifted: DraggedPlace }) {
  const { document, actions } = planner;
  const t = useTranslations('addToDay');
  const queryClient = useQueryClient();
  const kinds = usePlaceKinds();
  const add = useAddToDay(document, kinds);
  const titleOf = useDayTitle();
  const days = useMemo(() => daysOfTrip(document), [document]);
  const place = useMemo(
    () => storedPlaces(queryClient, keptFavorites()).find(({ id }) => id === lifted.id) ?? null,
    [queryClient, lifted],
  );
  const event = lifted.isPlan ? document.events[lifted.id] : undefined;
  const coords = event?.coords ?? place?.coords;
  const nearest = coords ? nearestStop(orderedDestinations(document), coords) : null;

  useDndMonitor({
    onDragEnd: ({ over }) => {
      const day = days.find((one) => dropId(one) === over?.id);
      if (!day) return;
      if (!event) {
        if (place) add.place(day, place);
        return;
      }
      const drop = dropOnDay(document, event, day);
      if (drop) actions.dropEvent(drop, t('movedTo', { name: event.name, day: titleOf(day) }));
    },
  });

  return (
    <ul className={styles.days} aria-label={t('dropHere')}>
      {days.map((day) => (
        <DropDay
          key={day.key}
          day={day}
          label={t('dayIn', { day: titleOf(day), place: day.stay.destination.name })}
          isFirst={day.stay.destination.id === nearest?.id && day.stayDay.dayIndex === 1}
        />
      ))}
    </ul>
  );
}

function DropDay({ day, label, isFirst }: { day: TripDay; label: string; isFirst: boolean }) {
  const words = useTranslations('addToDay');
  const { stay, stayDay } = day;
  const { date, tripDay } = stayDay;
  const { setNodeRef, isOver } = useDroppable({ id: dropId(day), data: { label } });
  const tile = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOver) tile.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOver]);
  useEffect(() => {
    // The days where the place is are in sight from the start.
    if (isFirst) tile.current?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [isFirst]);
  return (
    <li
      ref={(node) => {
        tile.current = node;
        setNodeRef(node);
      }}
      className={classNames(styles.day, isOver && styles.over)}
      style={colorStyle(legColorVar(stay.destination.destinationOrder - 1))}
      aria-label={label}
    >
      <span className={styles.top}>{date === null ? words('dayShort') : weekdayOf(date)}</span>
      <span className={styles.number}>{date === null ? tripDay : Number(date.slice(8))}</span>
      <span className={styles.place}>{stay.destination.name}</span>
    </li>
  );
}

const dropId = ({ stay, stayDay }: TripDay) => dayDragId(stay.destination.id, stayDay.key);
