import type { TripEvent } from '@wayfold/contract/trip/trip';
import { stayDays, staysOf } from '@wayfold/domain/dates/itinerary';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { type EventDay, eventDayKey } from './event-form';

/** All days of the trip an event can be on, in order, with labels. The event's own day is always included. */
export function useEventDays(document: TripDocument, event: TripEvent): (EventDay & { label: string })[] {
  const t = useTranslations('itinerary');
  const format = useTripFormat();
  const days: (EventDay & { label: string })[] = [];
  for (const stay of staysOf(document)) {
    const { id: destid, name } = stay.destination;
    for (const { date, dayIndex, tripDay } of stayDays({
      ...stay,
      events: destid === event.destid ? [event] : [],
    })) {
      const day = date === null ? t('day', { day: tripDay }) : format.day(date);
      days.push({ key: eventDayKey(destid, dayIndex), destid, date, dayIndex, label: `${day} · ${name}` });
    }
  }
  return days;
}
