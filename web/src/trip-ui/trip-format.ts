import {
  type DistanceUnit,
  formatDay,
  formatDayNumbers,
  formatDays,
  formatDetour,
  formatDistance,
  formatDuration,
  formatFullDays,
  formatMoney,
  formatShare,
  formatShortMoney,
  formatShortTime,
  formatTimeOfDay,
  formatTimes,
  formatWeekday,
} from '@wayfold/domain/format/format';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useDistanceUnit } from '../api/account/account';
import { useSetting } from '../api/client/settings';

/** The formats of the product (`@wayfold/domain/format/format`) bound to a person's locale and units. */
export interface TripFormat {
  /** "Mon, May 10" */
  day(date: string): string;
  /** "May 10" */
  monthDay(date: string): string;
  /** "May 8 – 10", "May 30 – Jun 2" */
  range(from: string, to: string): string;
  /** "Sat, May 8 – Wed, May 19, 2027" */
  longRange(from: string, to: string): string;
  /** "8–10"; like `range` if the month changes. */
  shortRange(from: string, to: string): string;
  /** "354 mi", from miles as the trip counts them. */
  distance(miles: number): string;
  /** "5 h 40 min" */
  duration(hours: number): string;
  /** "1 h 5 min", from seconds, rounded to five minutes; null if it's on the way. */
  detour(seconds: number): string | null;
  /** "$567"; cents only if there are any. */
  money(amount: number, currency: string): string;
  /** "$123.5B", for places without room for the whole amount. */
  shortMoney(amount: number, currency: string): string;
  /** "4:30 PM", from `HH:MM`. */
  time(timeOfDay: string): string;
  /** "4 PM" or "4:30 PM", from `HH:MM`. */
  shortTime(timeOfDay: string): string;
  /** "3:00 – 4:00 PM", from two `HH:MM`. */
  times(from: string, to: string): string;
  /** "47%", from 0.47. */
  share(part: number): string;
}

/** Formats dates, distances, times and money for this person; the same object until locale or units change. */
export function useTripFormat(): TripFormat {
  const locale = useLocale();
  const unit = useTravelUnit();
  return useMemo(() => tripFormat(locale, unit), [locale, unit]);
}

/** The unit of distance for this person: their own choice, or else the one from the settings. */
export function useTravelUnit(): DistanceUnit {
  const byDefault = useSetting('default_units') === 'Kilometers' ? 'Kilometers' : 'Miles';
  return useDistanceUnit() ?? byDefault;
}

/** The formats for one locale and one unit of distance. */
export function tripFormat(locale: string, unit: DistanceUnit): TripFormat {
  return {
    day: (date) => formatWeekday(date, locale),
    monthDay: (date) => formatDay(date, locale),
    range: (from, to) => formatDays(from, to, locale),
    longRange: (from, to) => formatFullDays(from, to, locale),
    shortRange: (from, to) => formatDayNumbers(from, to, locale),
    distance: (miles) => formatDistance(miles, unit, locale),
    duration: (hours) => formatDuration(hours, locale),
    detour: (seconds) => formatDetour(seconds, locale),
    money: (amount, currency) => formatMoney(amount, currency, locale),
    shortMoney: (amount, currency) => formatShortMoney(amount, currency, locale),
    time: (timeOfDay) => formatTimeOfDay(timeOfDay, locale),
    shortTime: (timeOfDay) => formatShortTime(timeOfDay, locale),
    times: (from, to) => formatTimes(from, to, locale),
    share: (part) => formatShare(part, locale),
  };
}
