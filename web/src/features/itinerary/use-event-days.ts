import type { TripEvent } from '@wayfold/contract/trip';
import { addDays } from '@wayfold/domain/dates';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/trip-document';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../lib/trip-format';
import { type EventDay, eventDayKey } from './event-form';
import { dayIndexOf } from './stay-days';

/** Every day of the trip an event may be on, in order, each with its words. The event's own day is always among them. */
export function useEventDays(document: TripDocument, event: TripEvent): (EventDay & { label: string })[] {
  const t = useTranslations('itinerary');
  const format = useTripFormat();
  const days: (EventDay & { label: string })[] = [];
  let nightsBefore = 0;
  const stops = orderedDestinations(document);
  for (const [at, stop] of stops.entries()) {
    const isLast = at === stops.length - 1;
    const indexes = new Set(
      Array.from({ length: stop.nights + (isLast || stop.nights === 0 ? 1 : 0) }, (_, index) => index + 1),
    );
    if (stop.id === event.destid) indexes.add(dayIndexOf(event, stop.dtArrive));
    for (const dayIndex of [...indexes].sort((a, b) => a - b)) {
      const date = stop.dtArrive === null ? null : addDays(stop.dtArrive, dayIndex - 1);
      const day = date === null ? t('day', { day: nightsBefore + dayIndex }) : format.day(date);
      const key = eventDayKey(stop.id, dayIndex);
      days.push({ key, destid: stop.id, date, dayIndex, label: `${day} · ${stop.name}` });
    }
    nightsBefore += stop.nights;
  }
  return days;
}
