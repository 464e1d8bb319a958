import { dayOf, timeOf } from '@wayfold/domain/calendar/dates';
import type { Finding, Fix } from '@wayfold/domain/check/findings';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { FindingText, FindingWords } from './finding-text';

const HOUR = 3600;

/** A finding about bookings. */
export type BookingFinding = Extract<
  Finding,
  {
    kind:
      | 'booking-loose'
      | 'booking-backward'
      | 'booking-off-day'
      | 'connection-short'
      | 'bookings-overlap'
      | 'stay-outside'
      | 'stays-overlap'
      | 'late-arrival'
      | 'cancel-by'
      | 'car-twice'
      | 'car-not-returned';
  }
>;

/** Whether a finding is about bookings. */
export function isBookingFinding(finding: Finding): finding is BookingFinding {
  return finding.rows[0]?.in === 'bookings';
}

/** The sentence and the cause of a finding about bookings. */
export function bookingText(
  finding: BookingFinding,
  document: TripDocument,
  { t, format }: FindingWords,
): Omit<FindingText, 'fixes'> {
  const name = (index: number) => {
    const row = finding.rows[index];
    // A booking without a carrier or a hotel is called by its kind.
    return row?.name || t('bookingKind', { kind: document.bookings[row?.id ?? '']?.kind ?? 'other' });
  };
  const booking = name(0);
  const pair = { first: booking, second: name(1) };
  switch (finding.kind) {
    case 'booking-loose': {
      const causes = {
        leg: 'finding.looseLeg',
        stay: 'finding.looseStay',
        plan: 'finding.loosePlan',
      } as const;
      return { sentence: t('finding.loose', { booking }), cause: t(causes[finding.data.lacks]) };
    }
    case 'booking-backward': {
      const { start, end } = finding.data;
      return {
        sentence: t('finding.backward', { booking }),
        cause: t('finding.backwardCause', { start: moment(start, format), end: moment(end, format) }),
      };
    }
    case 'booking-off-day': {
      const { date, planned, which } = finding.data;
      const said = {
        booking,
        place: name(1),
        date: format.monthDay(date),
        planned: format.monthDay(planned),
      };
      const sentence = which === 'leave' ? t('finding.offDayLeave', said) : t('finding.offDayArrive', said);
      return { sentence, cause: t('finding.offDayCause') };
    }
    case 'connection-short': {
      const { arrive, leave, seconds, leastSeconds } = finding.data;
      return {
        sentence: t('finding.connectionShort', { ...pair, gap: format.duration(seconds / HOUR) }),
        cause: t('finding.connectionShortCause', {
          arrive: clock(arrive, format),
          leave: clock(leave, format),
          least: format.duration(leastSeconds / HOUR),
        }),
      };
    }
    case 'bookings-overlap': {
      const { from, to } = finding.data;
      return {
        sentence: t('finding.bookingsOverlap', pair),
        cause: t('finding.bookingsOverlapCause', {
          day: format.day(dayOf(from)),
          from: clock(from, format),
          to: clock(to, format),
        }),
      };
    }
    case 'stay-outside': {
      const { from, to, arrive, depart } = finding.data;
      const said = { booking, place: name(1), stay: format.range(arrive, depart) };
      return {
        sentence:
          to === null || to < from
            ? t('finding.stayOpenEnded', { ...said, date: format.monthDay(from) })
            : t('finding.stayOutside', { ...said, dates: format.range(from, to) }),
        cause: t('finding.stayOutsideCause'),
      };
    }
    case 'stays-overlap':
      return {
        sentence: t('finding.staysOverlap', { ...pair, date: format.monthDay(finding.data.date) }),
        cause: t('finding.staysOverlapCause'),
      };
    case 'late-arrival':
      return {
        sentence: t('finding.lateArrival', { booking, time: clock(finding.data.arrive, format) }),
        cause: t('finding.lateArrivalCause'),
      };
    case 'cancel-by': {
      const { by, isOver } = finding.data;
      const said = { booking, by: moment(by, format) };
      return isOver
        ? { sentence: t('finding.holdOver', said), cause: t('finding.holdOverCause') }
        : { sentence: t('finding.cancelBy', said), cause: t('finding.cancelByCause') };
    }
    case 'car-twice':
      return {
        sentence: t('finding.carTwice', pair),
        cause: t('finding.carTwiceCause', { date: format.monthDay(finding.data.date) }),
      };
    case 'car-not-returned':
      return {
        sentence: t('finding.carNotReturned', { booking }),
        cause: t('finding.carNotReturnedCause', { date: format.monthDay(finding.data.date) }),
      };
  }
}

/** The label of a fix that changes a booking or the start of the trip; null for any other. */
export function bookingFixText(
  fix: Fix,
  { destinations }: TripDocument,
  { t, format }: FindingWords,
): string | null {
  if (fix.kind === 'batch') return t('fix.keepAsPlan');
  if (fix.kind === 'trip.set' && fix.fields.startDate) {
    return t('fix.startTrip', { date: format.monthDay(fix.fields.startDate) });
  }
  if (fix.kind !== 'booking.set') return null;
  const { status, fromDest, toDest, destid, start, end } = fix.fields;
  const nameOf = (id: string) => destinations[id]?.name ?? '';
  if (status) return t(status === 'booked' ? 'fix.markBooked' : 'fix.markCanceled');
  if (destid) return t('fix.backAtStay', { place: nameOf(destid) });
  if (fromDest && toDest) return t('fix.backOnLeg', { from: nameOf(fromDest), to: nameOf(toDest) });
  if (start) return t('fix.moveIt', { when: format.monthDay(dayOf(start)) });
  return end ? t('fix.endOn', { date: format.monthDay(dayOf(end)) }) : t('fix.other');
}

function clock(at: string, format: FindingWords['format']): string {
  return format.time(timeOf(at) ?? '00:00');
}

function moment(at: string, format: FindingWords['format']): string {
  const time = timeOf(at);
  const day = format.monthDay(dayOf(at));
  return time === null ? day : `${day}, ${format.time(time)}`;
}
