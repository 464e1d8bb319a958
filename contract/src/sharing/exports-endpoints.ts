import { z } from 'zod';
import { anyone, endpoint, tripOwn, tripShown } from '../kernel/endpoint';
import { Id, Instant } from '../kernel/values';
import { Secret } from '../people/sign-in-endpoints';
import { ShownId } from './sharing-endpoints';

/** The file formats a trip can be exported to. */
export const EXPORT_FORMATS = ['html', 'ics', 'gpx', 'kml', 'kmz', 'geojson', 'csv', 'json'] as const;
const ExportFormat = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof ExportFormat>;

const ById = z.strictObject({ id: Id });

/** A private calendar that other programs subscribe to. Its address is shown once, when it is created. */
export const CalendarFeed = z.object({ createdAt: Instant }).meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const exports = {
  file: endpoint({
    method: 'GET',
    path: '/trip/export/:id',
    access: tripShown({ from: 'params.id' }),
    summary:
      'Exports a trip to a file, with what the caller may see. Net prices and commissions are included only in the owner’s JSON and CSV.',
    params: z.strictObject({ id: ShownId }),
    query: z.strictObject({
      format: ExportFormat,
      /** The unit of distances on the page; the product's default if missing. */
      units: z.enum(['Miles', 'Kilometers']).optional(),
    }),
    kind: 'file',
  }),
  calendarFeed: endpoint({
    method: 'GET',
    path: '/trip/:id/calendar-feed',
    access: tripOwn({ from: 'params.id' }),
    summary: 'Returns whether the trip has a calendar feed. Its address is not shown again.',
    params: ById,
    response: z.object({ feed: CalendarFeed.nullable() }),
  }),
  createCalendarFeed: endpoint({
    method: 'POST',
    path: '/trip/:id/calendar-feed',
    access: tripOwn({ from: 'params.id' }),
    summary: 'Creates a calendar feed and returns its token, this once. Any previous feed stops working.',
    params: ById,
    response: z.object({ feed: CalendarFeed, token: Secret }),
    holdsKeys: true,
  }),
  revokeCalendarFeed: endpoint({
    method: 'DELETE',
    path: '/trip/:id/calendar-feed',
    access: tripOwn({ from: 'params.id' }),
    summary: 'Stops the calendar feed immediately.',
    params: ById,
    response: z.object({ feed: z.null() }),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/trip/calendar/:token',
    access: anyone,
    summary:
      'Returns the calendar of a trip, for anyone who has its address. Supports `If-None-Match` (304).',
    params: z.strictObject({ token: Secret }),
    kind: 'file',
  }),
};
