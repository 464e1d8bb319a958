import { z } from 'zod';
import { anyone, endpoint, tripOwn, tripShown } from '../kernel/endpoint';
import { Id, Instant } from '../kernel/values';
import { Secret } from '../people/sign-in-endpoints';
import { ShownId } from './sharing-endpoints';

/** The files a trip can be exported as. */
export const EXPORT_FORMATS = ['html', 'ics', 'gpx', 'kml', 'kmz', 'geojson', 'csv', 'json'] as const;
const ExportFormat = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof ExportFormat>;

const ById = z.strictObject({ id: Id });

/** A private calendar somebody subscribes to; where it lies is told once, when it is made. */
export const CalendarFeed = z.object({ createdAt: Instant }).meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const exports = {
  file: endpoint({
    method: 'GET',
    path: '/trip/export/:id',
    access: tripShown({ from: 'params.id' }),
    summary:
      'A trip as a file: what its audience may see. Net prices and commissions are in the owner’s JSON and CSV alone.',
    params: z.strictObject({ id: ShownId }),
    query: z.strictObject({
      format: ExportFormat,
      /** Of distances in the page; as the product starts where it is not said. */
      units: z.enum(['Miles', 'Kilometers']).optional(),
    }),
    kind: 'file',
  }),
  calendarFeed: endpoint({
    method: 'GET',
    path: '/trip/:id/calendar-feed',
    access: tripOwn({ from: 'params.id' }),
    summary: 'Whether the trip has a calendar to subscribe to. Where it lies is not told again.',
    params: ById,
    response: z.object({ feed: CalendarFeed.nullable() }),
  }),
  createCalendarFeed: endpoint({
    method: 'POST',
    path: '/trip/:id/calendar-feed',
    access: tripOwn({ from: 'params.id' }),
    summary:
      'Makes a calendar to subscribe to and tells its token, this once. One that was there before ends.',
    params: ById,
    response: z.object({ feed: CalendarFeed, token: Secret }),
  }),
  revokeCalendarFeed: endpoint({
    method: 'DELETE',
    path: '/trip/:id/calendar-feed',
    access: tripOwn({ from: 'params.id' }),
    summary: 'Ends the calendar at once.',
    params: ById,
    response: z.object({ feed: z.null() }),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/trip/calendar/:token',
    access: anyone,
    summary: 'The calendar of a trip, for whoever was given its address. `If-None-Match` answers 304.',
    params: z.strictObject({ token: Secret }),
    kind: 'file',
  }),
};
