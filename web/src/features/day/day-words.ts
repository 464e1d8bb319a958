import { momentOfMinute } from '@wayfold/domain/calendar/dates';
import type { Day } from '@wayfold/domain/day/day';
import { daysOfTrip, type TripDay } from '@wayfold/domain/day/trip-days';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type DayPanel, weekdayOf } from '../../trip-ui/days/day-strip';
import { dayDragId } from '../../trip-ui/plan-drag/list-drag';
import { useTripFormat } from '../../trip-ui/trip-format';

/** "Day 7 in Kyoto", and from setting out to the end of the last plan with a time, if any has one. */
export function useDayPlaceWords({ stay, stayDay }: TripDay, day: Day): string {
  const t = useTranslations('day');
  const format = useTripFormat();
  const where = t('where', { day: stayDay.tripDay, place: stay.destination.name });
  return [where, hoursOf(day, format)].filter(Boolean).join(' · ');
}

/** The days of the trip as panels of its strip. */
export function useDayPanels(document: TripDocument): DayPanel[] {
  const t = useTranslations('day');
  const format = useTripFormat();
  return useMemo(
    () =>
      daysOfTrip(document).map(
        ({ key, stay: { destination }, stayDay: { key: stayKey, date, tripDay } }) => ({
          key,
          dropId: dayDragId(destination.id, stayKey),
          label: t('dayIn', {
            day: date === null ? t('tripDay', { day: tripDay }) : format.day(date),
            place: destination.name,
          }),
          top: date === null ? t('dayShort') : weekdayOf(date),
          number: date === null ? tripDay : Number(date.slice(8)),
          colorIndex: destination.destinationOrder - 1,
        }),
      ),
    [document, t, format],
  );
}

function hoursOf(day: Day, format: ReturnType<typeof useTripFormat>): string | null {
  const timed = day.stops.flatMap(({ event, starts, minutes }) =>
    starts === null
      ? []
      : [{ out: starts - (day.hops.get(event.id)?.seconds ?? 0) / 60, ends: starts + minutes }],
  );
  const [first] = timed;
  if (!first) return null;
  const time = (minutes: number) => momentOfMinute(Math.max(0, Math.round(minutes / 5) * 5)).slice(11);
  return format.times(time(first.out), time(Math.max(...timed.map(({ ends }) => ends))));
}
