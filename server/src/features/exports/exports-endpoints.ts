import type { exports } from '@wayfold/contract/sharing/exports-endpoints';
import { attachmentHeader } from '@wayfold/domain/files/file-name';
import { typeOf, type WrittenFile } from '@wayfold/domain/files/write/write-file';
import { emptyIcsOf, icsInParts } from '@wayfold/domain/files/write/write-ics';
import type { Handlers } from '../../http/bind';
import { answerWithTag, tagOf } from '../../http/etag';
import { makeOfTrip } from '../../http/whole-trips';
import { createCache, createTextCache } from '../../lib/turns/memory-cache';
import { inSlices } from '../../lib/turns/slices';
import type { Services } from '../../services';
import { countOfAddress } from '../entitlements/entitlements';
import { findFeed, putFeed, removeFeed } from '../sharing/feeds-store';
import { noSuchTrip, openFeed } from '../sharing/trip-access';
import { loadView } from '../trips/read/load-view';
import { exportFile } from './export-file';

/** In units of work. */
const FILE_COST = 50;
const CALENDAR_COST = 20;
/** Characters of cached calendars, and of cached files; programs request the same one again and again. */
const CALENDAR_LETTERS = 8 * 1024 * 1024;
const FILE_LETTERS = 8 * 1024 * 1024;

/** Endpoints for files of a trip, and for its calendar feed. */
export function exportsHandlers(services: Services): Handlers<typeof exports> {
  const { pool } = services.database;
  const { sessionSecret } = services.config;
  const calendars = createTextCache(CALENDAR_LETTERS);
  const files = createCache<WrittenFile & { length: number }>(FILE_LETTERS);

  return {
    file: async ({ trip, query, request, reply }) => {
      const { format, units = 'Miles' } = query;
      const tag = tagOf(sessionSecret, 'file', trip.stamp, trip.audience.who, format, units);
      if (answerWithTag(request, reply, tag)) {
        await reply.send();
        return undefined as never; // answered above
      }
      const make = async () => {
        await countOfAddress(services, request, 'tripFiles');
        const file = await makeOfTrip(request, { lane: 'file', cost: FILE_COST }, () =>
          exportFile(services, trip, { format, unit: units }),
        );
        // Characters, or bytes of a KMZ.
        return { ...file, length: file.content.length };
      };
      // A page may lack a picture that is still being drawn.
      const { name, type, content } = await (format === 'html' ? make() : files.of(tag, make));
      const bytes = typeof content === 'string' ? content : Buffer.from(content);
      await reply.type(type).header('content-disposition', attachmentHeader(name)).send(bytes);
      return undefined as never; // the file was sent above
    },
    calendarFeed: async ({ trip }) => ({ feed: await findFeed(pool, trip) }),
    createCalendarFeed: async ({ trip }) => {
      const made = await putFeed(pool, trip, services.now());
      if (!made) throw noSuchTrip();
      return made;
    },
    revokeCalendarFeed: async ({ trip }) => {
      await removeFeed(pool, trip);
      return { feed: null };
    },
    calendar: async ({ params, request, reply }) => {
      const trip = await openFeed(pool, params.token);
      if (answerWithTag(request, reply, tagOf(sessionSecret, 'calendar', trip.stamp))) {
        await reply.send();
        return undefined as never; // answered above
      }
      const text = await calendars.of(trip.stamp, async () => {
        await countOfAddress(services, request, 'calendarFeeds');
        return makeOfTrip(request, { lane: 'calendar', cost: CALENDAR_COST }, async () => {
          const view = await loadView(pool, trip);
          return (await inSlices(icsInParts(view, { stamp: view.updatedAt }))) ?? emptyIcsOf(view);
        });
      });
      await reply.type(typeOf('ics')).send(text);
      return undefined as never; // the calendar was sent above
    },
  };
}
