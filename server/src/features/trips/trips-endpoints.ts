import type { ParsedInput } from '@wayfold/contract/kernel/endpoint';
import type { Trip } from '@wayfold/contract/trip/trip';
import type { trips } from '@wayfold/contract/trip/trips-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import type { FastifyRequest } from 'fastify';
import { inTransaction, type Transaction } from '../../db/statement';
import type { AccessChecks, Actor, EditableTrip, VisibleTrip } from '../../http/access';
import type { Handlers } from '../../http/bind';
import type { EventStreams } from '../../http/streams';
import { COPYING, makeOfTrip } from '../../http/whole-trips';
import type { Services } from '../../services';
import type { TripNotices } from '../sharing/live-notices';
import { announceVersion } from '../sharing/live-notices-store';
import { findOwn, openTrip } from '../sharing/trip-access';
import { listHistory } from './history/history-store';
import { makeCounted } from './making/make-counted';
import { resetDemo } from './making/reset-demo';
import { makeTrip } from './making/trip-making';
import { tripTypeOf } from './making/trip-types';
import { lastingTexts } from './read/lasting-texts';
import { streamTrip } from './read/live';
import { liveReads } from './read/live-reads';
import { listTrips } from './read/trip-list';
import { readTrip, readTripProving, readTripValue } from './read/trip-read';
import { ifMatchOf, ifNoneMatchOf } from './read/versions';
import { deleteTrip, noteView } from './trips-store';
import { writeOne } from './write/changes';
import { agreeOnLinks } from './write/linked-trips';
import { linkedTrips } from './write/linked-trips-store';
import { legMeasurerOf } from './write/measured-legs';
import { addressedPictures, picturesChange } from './write/picture-calls';
import { sendChanges } from './write/send-changes';
import {
  type ChangeMaker,
  costChange,
  destinationChange,
  eventChange,
  namesChange,
  newCostChange,
  tripChange,
} from './write/write-calls-as-changes';

const HISTORY_LINES = 50;
const LAST_VERSION = 2_147_483_647;
/** Characters kept in memory: about a hundred usual trips, and a thousand lines of lists. */
const TEXT_LETTERS = 8 * 1024 * 1024;
const SUMMARY_LETTERS = 2 * 1024 * 1024;

/** Everything the trip endpoints depend on. */
export type TripsServices = {
  services: Services;
  accessChecks: AccessChecks;
  notices: TripNotices;
  streams: EventStreams;
};

/** Trip endpoints. Every edit goes through `writeChanges`; making, copying and deleting a trip have their own code. */
export function tripsHandlers({
  services,
  accessChecks,
  notices,
  streams,
}: TripsServices): Handlers<typeof trips> {
  const { pool } = services.database;
  const texts = lastingTexts(TEXT_LETTERS);
  const summaries = lastingTexts(SUMMARY_LETTERS);
  const legs = legMeasurerOf(services);
  const reads = liveReads(accessChecks);

  const tripNow = (trip: VisibleTrip): Promise<Trip> => readTripValue(pool, trip);

  /** Writes the one change of a call of the original API and returns what it did. */
  const write = async (
    { actor, trip, request }: { actor: Actor; trip: EditableTrip; request: FastifyRequest },
    make: ChangeMaker,
  ) => {
    const answer = await writeOne(services, { actor, trip, request, ifVersion: ifMatchOf(request), make });
    legs.measureSoon(trip);
    return answer;
  };

  const create = async (
    who: { actor: Actor; request: FastifyRequest },
    body: CreateBody,
  ): Promise<string> => {
    const { actor } = who;
    const { id = newId(), type, copyOf, name, travelerName, currency, startDate } = body;
    const isRepeat = copyOf !== undefined || who.request.headers['idempotency-key'] !== undefined;
    const known = isRepeat || body.id === undefined ? null : await findOwn(pool, actor, id);
    if (known) {
      await write({ ...who, trip: known }, tripChange(body));
      return readTrip(pool, known);
    }
    const fields = { name, travelerName, currency, startDate };
    const make = async (on: Transaction) => {
      const source = copyOf ? await openTrip(on, actor, { level: 'tripView', id: copyOf, row: null }) : null;
      return makeTrip(services, on, { actor, source, trip: { ...fields, id, type: tripTypeOf(type) } });
    };
    const making = () => makeCounted(services, who, make);
    return copyOf ? makeOfTrip(who.request, COPYING, making) : making();
  };

  return {
    list: async ({ token }) => listTrips(pool, summaries, { token, now: services.now() }),
    create: async ({ body, ...who }) => create(who, body),
    createEmpty: async ({ body = {}, query, ...who }) => {
      const text = await create(who, body);
      if (query.needFullData !== 'false') return text;
      const { id, name, type, version }: Trip = JSON.parse(text);
      return JSON.stringify({ id, name, type, version });
    },
    view: async ({ claim: { id }, token }) => {
      const asked = { id, token, now: services.now() };
      // At the same time, so the trip doesn't wait until the view is on disk.
      const [{ body }] = await Promise.all([readTripProving(pool, texts, asked), noteView(pool, asked)]);
      return body;
    },
    get: async ({ claim, token, request, reply }) => {
      const known = ifNoneMatchOf(request);
      const { version, body } = await readTripProving(pool, texts, {
        id: claim.id,
        token,
        known,
        now: services.now(),
      });
      reply.header('etag', `"${version}"`);
      if (version === known) reply.code(304);
      return body;
    },
    inputs: async ({ trip }) => tripNow(trip),
    rename: async (context) => write(context, namesChange(context.body)),
    resetDemo: async ({ actor, trip, request }) => {
      await resetDemo(services, { actor, trip, request });
      legs.measureSoon(trip);
      return readTrip(pool, trip);
    },
    remove: async ({ actor, trip }) => {
      const before = await inTransaction(pool, async (on) => {
        const [links] = await linkedTrips(on, [trip.id]);
        deleteTrip(on, trip);
        announceVersion(on, trip.id, 0);
        return links;
      });
      if (before) await agreeOnLinks(services, actor, { before, after: null, isUndo: false });
      return { id: trip.id };
    },

    sendChanges: async ({ actor, trip, request, body }) => {
      const answer = await sendChanges(services, { actor, trip, request, body });
      legs.measureSoon(trip);
      return answer;
    },
    history: async ({ actor, trip, query }) => {
      const { before = LAST_VERSION, limit = HISTORY_LINES } = query;
      return listHistory(pool, trip, { actor, before, limit });
    },
    live: async ({ actor, trip, params, token, request, reply }) =>
      streamTrip(
        { services, reads, notices, streams },
        { actor, trip, named: params.id, token, request, reply },
      ) as Promise<never>, // a stream answers nothing more

    saveDestination: async (context) =>
      write(
        context,
        destinationChange(context.body, (at) => services.atlas.timezoneAt(at)),
      ),
    removeDestination: async (context) => write(context, removing('destination.remove', context.params.id)),
    saveEvent: async (context) => write(context, eventChange(context.body, false)),
    saveUserEvent: async (context) => write(context, eventChange(context.body, true)),
    sortEvents: async (context) =>
      write(context, () => ({ change: { kind: 'event.sort', order: context.body.events } })),
    removeEvent: async (context) => write(context, removing('event.remove', context.params.id)),
    removeUserEvent: async (context) => write(context, removing('event.remove', context.params.id)),
    listEvents: async ({ trip }) => (await tripNow(trip)).tripEvents,
    clearEvents: async (context) => write(context, () => ({ change: { kind: 'events.clear' } })),
    saveCost: async (context) => write(context, costChange(context.body)),
    createCost: async (context) => write(context, newCostChange(context.body)),
    removeCost: async (context) => write(context, removing('cost.remove', context.params.id)),

    pictures: async ({ trip }) => addressedPictures(services, trip),
    updatePictures: async (context) => write(context, picturesChange(context.body)),
    removePicture: async (context) => write(context, removing('picture.remove', context.body.pictureId)),
    describePicture: async (context) => {
      const { pictureId: id, description } = context.body;
      return write(context, () => ({ change: { kind: 'picture.set', id, fields: { description } }, id }));
    },
  };
}

type CreateBody = ParsedInput<typeof trips.create>['body'];

type Removal = 'destination.remove' | 'event.remove' | 'cost.remove' | 'picture.remove';
const removing =
  (kind: Removal, id: string): ChangeMaker =>
  () => ({ change: { kind, id }, id });
