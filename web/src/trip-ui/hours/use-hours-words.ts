import { addDays } from '@wayfold/domain/calendar/dates';
import type { HoursOfDay, HoursOfDays, Opening } from '@wayfold/domain/day/opening-hours';
import { clashWith } from '@wayfold/domain/day/visit-hours';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { timeText } from '../plans/day-plan';
import { type TripFormat, useTripFormat } from '../trip-format';

/** A visit to a place: its day, and when it begins and how long it takes, in minutes. */
export interface VisitTime {
  date: string | null;
  /** After midnight; null for no time. */
  start: number | null;
  minutes: number;
}

/** Days in a row with the same hours, in words. */
export interface HoursRun {
  /** Of its first day. */
  key: string;
  days: string;
  hours: string;
  isClosed: boolean;
}

/** More runs of closed days than this aren't named in a sentence. */
const MOST_NAMED = 2;

/** Formats opening hours. */
export interface HoursWords {
  /** "9 AM – 1 PM, 3 – 7 PM", "Closed", "Open 24 hours" */
  day(day: HoursOfDay): string;
  /** Days in a row with the same hours as one: "Sat, May 8 – Sun, May 9" */
  runs(hours: HoursOfDays): HoursRun[];
  /** The days on which it is closed: "Mon, May 10 and Sun, May 16"; null if there are none, or too many to name. */
  closedOn(hours: HoursOfDays): string | null;
  /** Why a visit doesn't suit the hours; null if it does, or if they aren't known. */
  clash(hours: HoursOfDays | null | undefined, visit: VisitTime): string | null;
}

/** A day of minutes. */
const DAY = 1_440;

/** The words for opening hours in the traveler's language. */
export function useHoursWords(): HoursWords {
  const t = useTranslations('placeFacts');
  const format = useTripFormat();
  const locale = useLocale();
  return useMemo(() => {
    const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
    const opening = ({ times, hasEnd, isCertain, note }: Opening) => {
      if (times === null && !isCertain) return note ?? t('mayBeOpen');
      const hours =
        times === null
          ? t('openDay')
          : times.from === 0 && times.to === DAY
            ? t('openAllDay')
            : hasEnd
              ? timesWords(format, times.from, times.to)
              : t('from', { time: timeWords(format, times.from) });
      return note ? t('noted', { hours, note }) : hours;
    };
    const day = ({ openings }: HoursOfDay) => openings.map(opening).join(', ') || t('closed');
    const runs = ({ days }: HoursOfDays) => {
      const found: { first: HoursOfDay; last: HoursOfDay; hours: string }[] = [];
      for (const one of days.values()) {
        const hours = day(one);
        const run = found.at(-1);
        const follows = run?.hours === hours && addDays(run.last.date, 1) === one.date;
        if (follows) run.last = one;
        else found.push({ first: one, last: one, hours });
      }
      return found.map(({ first, last, hours }) => ({
        key: first.date,
        days: [...new Set([first.date, last.date])].map(format.day).join(' – '),
        hours,
        isClosed: first.openings.length === 0,
      }));
    };
    return {
      day,
      runs,
      closedOn: (hours) => {
        const closed = runs(hours).filter(({ isClosed }) => isClosed);
        if (closed.length === 0 || closed.length > MOST_NAMED) return null;
        return lists.format(closed.map(({ days }) => days));
      },
      clash: (hours, { date, start, minutes }) => {
        const found = date === null ? undefined : hours?.days.get(date);
        const clash = found && clashWith(found, start, minutes);
        if (!found || !clash) return null;
        if (clash.kind === 'closed-day') return t('closedThatDay');
        if (clash.kind === 'closes') return t('closesDuring', { time: timeWords(format, clash.at) });
        return t('closedThen', { time: timeWords(format, start ?? 0), hours: day(found) });
      },
    };
  }, [t, format, locale]);
}

const timeWords = (format: TripFormat, minute: number) => format.shortTime(timeText(minute % DAY));

/** "9 AM – 5:30 PM" */
function timesWords(format: TripFormat, from: number, to: number): string {
  return `${timeWords(format, from)} – ${timeWords(format, to)}`;
}
