import type { Coords, LocalDate, LocalMoment } from '@wayfold/contract/kernel/values';
import { dayOf } from '../../calendar/dates';

/** A day on which a calendar has a time in a zone. */
export interface ZonedDay {
  readonly zone: string;
  readonly day: LocalDate;
}

/** The day of a moment, as calendars write it: `20270510`. */
export function compactDay(date: LocalMoment): string {
  return dayOf(date).replaceAll('-', '');
}

/** A moment with a time, as calendars write it: `20270510T233000`. */
export function compactTime(moment: LocalMoment): string {
  return `${moment.replace(/[-:]/g, '')}00`;
}

/** The line that says where an entry is. */
export function geo([lon, lat]: Coords): string {
  return `GEO:${lat.toFixed(6)};${lon.toFixed(6)}`;
}
