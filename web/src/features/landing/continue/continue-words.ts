import type { TripSummary } from '@wayfold/contract/trip/trip';
import { daysBetween } from '@wayfold/domain/calendar/dates';
import { formatDates } from '@wayfold/domain/format/format';
import { formatRelativeDay } from '@wayfold/domain/format/relative-day';
import type { useTranslations } from 'use-intl';
import type { ContinueTrip } from '../../../api/device/continue-trip';
import { localDay } from '../../../lib/local-day';

type Words = ReturnType<typeof useTranslations<'continueTrip'>>;

/**
 * What the card says about a trip, whatever the day is: its heading and facts.
 *
 * @param name what the trip is called
 */
export function continueTexts(
  trip: TripSummary,
  { name, t, locale }: { name: string; t: Words; locale: string },
): { title: string; facts: string } {
  const { startDate, endDate, nights, destinations } = trip;
  const facts = [
    ...(startDate && endDate ? [formatDates(startDate, endDate, locale)] : []),
    t('nights', { count: nights }),
    t('destinations', { count: destinations.length }),
  ];
  return { title: t('title', { trip: name }), facts: facts.join(' · ') };
}

/** How far away a trip is, or which of its days it is; null without dates and after its last day. */
export function whenItIs(trip: TripSummary, t: Words, locale: string, today = localDay()): string | null {
  const { startDate, endDate } = trip;
  if (!startDate || !endDate || today > endDate) return null;
  if (today < startDate) {
    const distance = formatRelativeDay(startDate, today, locale);
    return distance.charAt(0).toLocaleUpperCase(locale) + distance.slice(1);
  }
  return t('day', { day: daysBetween(startDate, today) + 1, days: daysBetween(startDate, endDate) + 1 });
}

/** When the trip was last changed, and how if this device knows it. */
export function changedWords(
  changed: NonNullable<ContinueTrip['changed']>,
  t: Words,
  locale: string,
): string {
  const when = formatRelativeDay(localDay(new Date(changed.at)), localDay(), locale);
  return changed.what === null ? t('changed', { when }) : t('changedWhat', { when, what: changed.what });
}
