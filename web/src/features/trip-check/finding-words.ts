import { dayOf, momentOfMinute, timeOf } from '@wayfold/domain/calendar/dates';
import type { Finding } from '@wayfold/domain/check/findings';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { TripFormat } from '../../trip-ui/trip-format';
import { bookingFixText, bookingText, isBookingFinding } from './booking-words';
import type { FindingText, FindingWords } from './finding-text';

const HOUR = 3600;
const NAMES_SHOWN = 3;

/** Returns the text of a finding. The document is the one it was found in. */
export function findingText(finding: Finding, document: TripDocument, words: FindingWords): FindingText {
  const fixes = finding.fixes.map((fix) => fixText(finding, fix, document, words));
  return { ...whatIsWrong(finding, document, words), fixes };
}

function whatIsWrong(
  finding: Finding,
  document: TripDocument,
  { t, format }: FindingWords,
): Omit<FindingText, 'fixes'> {
  const { rows } = finding;
  const name = (index: number) => rows[index]?.name ?? '';
  if (isBookingFinding(finding)) return bookingText(finding, document, { t, format });
  switch (finding.kind) {
    case 'overlap': {
      const { from, to } = finding.data;
      return {
        sentence: t('finding.overlap', { first: name(0), second: name(1) }),
        cause: t('finding.overlapCause', {
          day: format.day(dayOf(from)),
          from: clock(from, format),
          to: clock(to, format),
        }),
      };
    }
    case 'event-outside': {
      const { date, arrive, depart } = finding.data;
      const said = { event: name(0), place: name(1), date: format.monthDay(date) };
      const sentence =
        date < arrive
          ? t('finding.eventTooEarly', { ...said, arrive: format.monthDay(arrive) })
          : t('finding.eventTooLate', { ...said, depart: format.monthDay(depart) });
      const stay = format.range(arrive, depart);
      return { sentence, cause: t('finding.eventOutsideCause', { place: said.place, stay }) };
    }
    case 'leg-too-long': {
      const { leaveAt, arriveAt, seconds, gapSeconds } = finding.data;
      const said = { last: name(2), first: name(3), leave: clock(leaveAt, format) };
      return {
        sentence: t('finding.legTooLong', {
          from: name(0),
          to: name(1),
          time: clock(arriveAt, format),
          duration: format.duration(seconds / HOUR),
        }),
        cause:
          gapSeconds < 0
            ? t('finding.legTooLongBefore', said)
            : t('finding.legTooLongCause', { ...said, gap: format.duration(gapSeconds / HOUR) }),
      };
    }
    case 'arrives-later': {
      const { planned, earliest, seconds } = finding.data;
      return {
        sentence: t('finding.arrivesLater', { from: name(0), to: name(1), earliest: format.day(earliest) }),
        cause: t('finding.arrivesLaterCause', {
          planned: format.day(planned),
          duration: format.duration(seconds / HOUR),
        }),
      };
    }
    case 'arrival-clash': {
      const { arrive, depart } = finding.data;
      const said = { from: name(0), to: name(1) };
      return {
        sentence: t('finding.arrivalClash', {
          ...said,
          arrive: format.monthDay(arrive),
          depart: format.monthDay(depart),
        }),
        cause: t('finding.arrivalClashCause', said),
      };
    }
    case 'arrival-gap': {
      const { arrive, depart, nights } = finding.data;
      return {
        sentence: t('finding.arrivalGap', { nights, from: name(0), to: name(1) }),
        cause: t('finding.arrivalGapCause', {
          depart: format.monthDay(depart),
          arrive: format.monthDay(arrive),
        }),
      };
    }
    case 'long-drive': {
      const { date, hours } = finding.data;
      const duration = format.duration(hours);
      return {
        sentence:
          date === null
            ? t('finding.longDriveNoDate', { duration })
            : t('finding.longDrive', { duration, date: format.day(date) }),
        cause: t('finding.longDriveCause', { places: rows.map((row) => row.name).join(' – ') }),
      };
    }
    case 'no-stay': {
      const { nights, dates } = finding.data;
      const [date] = dates;
      const sentence =
        dates.length === 1 && date
          ? t('finding.noStay', { date: format.day(date), place: name(0) })
          : t('finding.noStayNights', { nights, place: name(0) });
      return { sentence, cause: dates.length > 1 ? dateList(dates, format) : t('finding.noStayCause') };
    }
    case 'empty-days': {
      const { days, dates } = finding.data;
      const [date] = dates;
      const sentence =
        dates.length === 1 && date
          ? t('finding.emptyDay', { date: format.day(date), place: name(0) })
          : t('finding.emptyDays', { days, place: name(0) });
      if (dates.length < 2) return { sentence, cause: t('finding.emptyCauseNoDates') };
      return { sentence, cause: t('finding.emptyCause', { dates: dateList(dates, format) }) };
    }
    case 'ferry-to-book': {
      const { ferry, seconds } = finding.data;
      return {
        sentence: t('finding.ferryToBook', { ferry, from: name(0), to: name(1) }),
        cause: t('finding.ferryToBookCause', { duration: format.duration(seconds / HOUR) }),
      };
    }
    case 'closed': {
      const { date, starts, closes, open } = finding.data;
      const said = { name: name(0), day: format.day(date) };
      const at = (minute: number) => format.shortTime(momentOfMinute(minute).slice(11));
      const times = open.map(({ from, to }) => `${at(from)} – ${at(to)}`).join(', ');
      const cause = times === '' ? t('finding.closedCause') : t('finding.closedCauseOpen', { times });
      if (closes !== null)
        return { sentence: t('finding.closesDuring', { ...said, time: at(closes) }), cause };
      if (starts === null || open.length === 0) return { sentence: t('finding.closedDay', said), cause };
      return { sentence: t('finding.closedThen', { ...said, time: at(starts) }), cause };
    }
    case 'unpriced': {
      const places = rows.filter((row) => row.in === 'destinations').map((row) => row.name);
      return { sentence: t('finding.unpriced', finding.data), cause: nameList(places, t) };
    }
  }
}

function fixText(
  finding: Finding,
  fix: Finding['fixes'][number],
  document: TripDocument,
  { t, format }: FindingWords,
): string {
  const { kind } = finding;
  const booked = bookingFixText(fix, document, { t, format });
  if (booked !== null) return booked;
  if (fix.kind === 'event.set' && fix.fields.start) {
    const event = document.events[fix.id];
    const when = momentWords(fix.fields.start, event?.start ?? null, format);
    // If either of two things could move, the button says which.
    const isClear = kind === 'event-outside' || kind === 'closed' || !event;
    return isClear ? t('fix.moveIt', { when }) : t('fix.move', { name: event.name, when });
  }
  if (fix.kind !== 'destination.set') return t('fix.other');
  const place = document.destinations[fix.id]?.name ?? '';
  const { nights, arriveFixed } = fix.fields;
  if (kind === 'long-drive' && nights === 1) return t('fix.stayNight', { place });
  if (nights !== undefined) return t('fix.nights', { count: nights, place });
  if (kind === 'arrival-gap') return t('fix.arriveIn', { place, date: format.monthDay(finding.data.depart) });
  if (arriveFixed) return t('fix.arrive', { date: format.monthDay(arriveFixed) });
  return t('fix.unlock', { place });
}

/** Only the time if the day stays the same, only the day if the time does. */
function momentWords(to: string, from: string | null, format: TripFormat): string {
  const time = timeOf(to);
  const day = format.monthDay(dayOf(to));
  if (time === null || (from !== null && timeOf(from) === time)) return day;
  if (from !== null && dayOf(from) === dayOf(to)) return format.time(time);
  return `${day}, ${format.time(time)}`;
}

function clock(moment: string, format: TripFormat): string {
  return format.time(timeOf(moment) ?? '00:00');
}

function dateList(dates: readonly string[], format: TripFormat): string {
  return dates.map((date) => format.monthDay(date)).join(', ');
}

function nameList(names: readonly string[], t: FindingWords['t']): string {
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  if (names.length <= NAMES_SHOWN) return shown;
  return t('andMore', { names: shown, count: names.length - NAMES_SHOWN });
}
