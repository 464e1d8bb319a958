import { z } from 'zod';
import { anyone, endpoint, guest, tripEdit, tripOwn, tripShown, tripView } from '../kernel/endpoint';
import { sentBack } from '../kernel/sent-back';
import { StringUpTo, Text } from '../kernel/text';
import {
  DEFAULT_TRANSPORT,
  ExpenseCategory,
  Id,
  Instant,
  LocalDate,
  NewId,
  Transport,
} from '../kernel/values';
import { ShownId } from '../sharing/sharing-endpoints';
import { SentChange } from './change';
import { CHANGES_BODY_LIMIT, TRIP_LIMITS } from './limits';
import { Effect, Patch, Write, WriteAnswer } from './patch';
import {
  Destination,
  DestinationIntent,
  Trip,
  TripCost,
  TripCostIntent,
  TripEventIntent,
  TripIntent,
  TripSummary,
  WireCost,
  WireDestination,
  WireEvent,
} from './trip';
import { tripPictureCalls } from './trip-picture-calls';

const ById = z.strictObject({ id: Id });
const Empty = z.strictObject({});

const MOMENT = 'Use a time such as 2027-05-08T16:30.';
/** Like `LocalMoment`, but also with seconds, which are dropped. */
const SentMoment = TripEventIntent.shape.start
  .unwrap()
  .or(StringUpTo(19, MOMENT).regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, MOMENT));

const NewTripBody = sentBack(Trip, {
  ...TripIntent.pick({ name: true, travelerName: true, currency: true, startDate: true }).partial().shape,
  /** Made by the caller, so that a repeated request makes one trip; that of an own trip writes the fields sent. */
  id: NewId.optional(),
  /** `empty` or `trip_idea`; anything with 'tour' is refused. */
  type: Text(50).optional(),
  /** Copies this trip, which the caller may see: destinations, events, costs, texts. */
  copyOf: Id.optional(),
});

const DestinationBody = sentBack(WireDestination, {
  tripid: Id,
  id: Id.optional(),
  ...DestinationIntent.partial().omit({ rank: true, arriveFixed: true, leg: true }).shape,
  location: Destination.shape.name.optional(),
  transport: Transport.optional().describe(`${DEFAULT_TRANSPORT} when missing`),
  /** 1-based. */
  at: z.number().int().min(1).max(1_000).optional(),
  destinationOrder: z.number().int().min(1).max(1_000).optional(),
  /** The first destination's arrival starts the trip; a later one's becomes a booked arrival. */
  dtArrive: LocalDate.nullable().optional(),
  /** With the arrival it says the nights. */
  dtDepart: LocalDate.nullable().optional(),
});

const EventBody = sentBack(WireEvent, {
  tripid: Id,
  id: Id.optional(),
  ...TripEventIntent.partial().omit({ homeDestid: true, start: true, end: true, isUserEvent: true }).shape,
  destid: Id.optional(),
  start: SentMoment.nullable().optional(),
  end: SentMoment.nullable().optional(),
});

const CostBody = sentBack(WireCost, {
  tripid: Id,
  id: Id.optional(),
  ...TripCostIntent.partial().omit({ grossGiven: true }).shape,
  expenseCategory: ExpenseCategory.optional(),
  grossPrice: TripCostIntent.shape.grossGiven.optional(),
});

/** One line of history, newest first. */
export const HistoryEntry = z
  .object({
    version: z.number().int(),
    changeId: Id,
    at: Instant,
    /** Who did it: a display name, and whether it was the caller. */
    actor: z.string(),
    mine: z.boolean(),
    /** The kind of change, `undo` and `redo` included. */
    kind: z.string(),
    /** For undo and redo: the change they are about. */
    of: Id.nullable(),
    /** What was written, for the sentence and the before-and-after; null once it is no longer kept, and where it is `large`. */
    writes: z.array(Write).nullable(),
    /** True where what was written is kept, so that it can be undone, but is too large to be told here. */
    large: z.literal(true).optional(),
    effects: z.array(Effect).nullable(),
    /** True while it has been taken back. */
    undone: z.boolean(),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** How one sent change ended. */
export const ChangeResult = z
  .object({
    changeId: Id,
    /** `known`: it had been applied before, and this is the stored result. */
    status: z.enum(['applied', 'known', 'conflict']),
    version: z.number().int(),
    effects: z.array(Effect),
    /** For a conflict: a sentence that names the row. */
    message: z.string().optional(),
  })
  .meta({ id: 'ChangeResult' });
export type ChangeResult = z.infer<typeof ChangeResult>;

export const trips = {
  list: endpoint({
    method: 'GET',
    path: '/trips',
    access: anyone,
    summary: 'Own trips by last viewed, then demo trips by name. Without a token the demo trips only.',
    response: z.array(TripSummary),
  }),
  create: endpoint({
    method: 'POST',
    path: '/trip',
    access: guest,
    summary:
      'Makes a trip, or copies one. With the id of an own trip it writes the name, traveler, type, currency and start date that are sent; with an Idempotency-Key, too, it answers that trip as it is.',
    bodyLimit: CHANGES_BODY_LIMIT,
    body: NewTripBody,
    response: Trip,
  }),
  createEmpty: endpoint({
    method: 'POST',
    path: '/newTrip',
    access: guest,
    summary: 'Makes an empty trip; with needFullData=false answers only its id, name, type and version.',
    query: z.strictObject({ needFullData: z.enum(['true', 'false']).optional() }),
    body: NewTripBody.omit({ copyOf: true }).optional(),
    response: z.union([Trip, Trip.pick({ id: true, name: true, type: true, version: true })]),
  }),
  view: endpoint({
    method: 'POST',
    path: '/trip/view',
    access: tripView({ from: 'body.tripid' }),
    summary: 'Notes that the caller looked at the trip now, and answers it.',
    body: z.strictObject({ tripid: Id }),
    response: Trip,
  }),
  get: endpoint({
    method: 'GET',
    path: '/trip/:id',
    access: tripView({ from: 'params.id' }),
    summary: 'The whole trip.',
    params: ById,
    response: Trip,
    kind: 'text',
  }),
  inputs: endpoint({
    method: 'GET',
    path: '/trip/:id/trip_inputs',
    access: tripView({ from: 'params.id' }),
    summary: 'What people typed to make the trip: its name, dates and stops without anything computed.',
    params: ById,
    response: Trip.pick({
      id: true,
      version: true,
      name: true,
      travelerName: true,
      type: true,
      currency: true,
      startDate: true,
    }).extend({
      destinations: z.array(
        Destination.pick({
          id: true,
          name: true,
          coords: true,
          nights: true,
          arriveFixed: true,
          transport: true,
        }),
      ),
    }),
  }),
  rename: endpoint({
    method: 'POST',
    path: '/trip/names/:id',
    access: tripEdit({ from: 'params.id' }),
    summary: 'Names the trip and its destinations in one change.',
    bodyLimit: CHANGES_BODY_LIMIT,
    params: ById,
    body: z.strictObject({
      trip: sentBack(Trip, TripIntent.pick({ name: true, travelerName: true }).partial().shape).optional(),
      destinations: z
        .array(sentBack(WireDestination, { id: Id, name: Destination.shape.name }))
        .max(TRIP_LIMITS.destinations)
        .optional(),
      /** Accepted and ignored: the legs are the server's. */
      roadInfo: z
        .array(z.record(StringUpTo(100), z.unknown()))
        .max(TRIP_LIMITS.destinations)
        .optional(),
    }),
    response: WriteAnswer,
  }),
  resetDemo: endpoint({
    method: 'POST',
    path: '/trip/resetdemo/:id',
    access: tripOwn({ from: 'params.id' }),
    summary: "Puts the caller's copy of a demo trip back to the template.",
    params: ById,
    body: Empty.optional(),
    response: Trip,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/trip/delete/:id',
    access: tripOwn({ from: 'params.id' }),
    summary: 'Deletes the trip for good.',
    params: ById,
    response: z.object({ id: Id }),
  }),

  sendChanges: endpoint({
    method: 'POST',
    path: '/trip/:id/changes',
    access: tripEdit({ from: 'params.id' }),
    summary:
      'The one road of writes: applies changes to the newest document and answers what the caller has missed.',
    bodyLimit: CHANGES_BODY_LIMIT,
    params: ById,
    body: z.strictObject({
      baseVersion: z.number().int().min(0),
      changes: z.array(SentChange).min(1).max(TRIP_LIMITS.changesPerRequest),
    }),
    response: z.object({
      version: z.number().int(),
      /** Everything since `baseVersion`, in order; null when that is no longer kept, or larger than the trip. */
      patches: z.array(Patch).nullable(),
      /** Where `patches` is null: the trip itself, at `version` or later. */
      reset: Trip.optional(),
      /** How each change ended that was looked at, in the order asked. */
      results: z.array(ChangeResult),
      /** The other changes, of which nothing was done, because one request may only do so much: send them again. */
      unfinished: z.object({ changeIds: z.array(Id), message: z.string() }).optional(),
    }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/trip/:id/history',
    cost: 10,
    access: tripEdit({ from: 'params.id' }),
    summary:
      'What was changed, newest first. A page ends after `limit` lines or a megabyte; `more` says whether there are further ones.',
    params: ById,
    query: z.strictObject({
      /** Only entries of versions below this one. */
      before: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    response: z.object({ entries: z.array(HistoryEntry), more: z.boolean() }),
  }),
  live: endpoint({
    method: 'GET',
    path: '/trip/:id/live',
    access: tripShown({ from: 'params.id' }),
    summary:
      'Server-sent events: `change` {version, changeId, patches} to the owner, `version` {version} to viewers, also when their share shows something else, `reset` when too far behind. Resumes by Last-Event-ID; ends when the share is revoked.',
    params: z.strictObject({ id: ShownId }),
    kind: 'stream',
  }),

  saveDestination: endpoint({
    method: 'POST',
    path: '/trip/destination',
    access: tripEdit({ from: 'body.tripid' }),
    summary: 'Adds a destination, or changes the one whose id the trip already has.',
    body: DestinationBody,
    response: WriteAnswer,
  }),
  removeDestination: endpoint({
    method: 'DELETE',
    path: '/trip/destination/:id',
    access: tripEdit({ from: 'params.id', row: 'destinations' }),
    summary: 'Removes a destination and its events.',
    params: ById,
    response: WriteAnswer,
  }),
  saveEvent: endpoint({
    method: 'POST',
    path: '/trip/event',
    access: tripEdit({ from: 'body.tripid' }),
    summary:
      'Adds an event that stands for a listed place, or changes the one whose id the trip already has.',
    body: EventBody,
    response: WriteAnswer,
  }),
  saveUserEvent: endpoint({
    method: 'POST',
    path: '/trip/user_event',
    access: tripEdit({ from: 'body.tripid' }),
    summary: 'Adds an event in free words, or changes the one whose id the trip already has.',
    body: EventBody,
    response: WriteAnswer,
  }),
  sortEvents: endpoint({
    method: 'POST',
    path: '/trip/event/sort',
    access: tripEdit({ from: 'body.events', row: 'events' }),
    summary: 'Sets the order of events, as a map of event id to order.',
    bodyLimit: CHANGES_BODY_LIMIT,
    body: z.strictObject({
      events: z
        .record(Id, TripEventIntent.shape.sortId)
        .refine((order) => Object.keys(order).length > 0, 'Name at least one event.')
        .refine((order) => Object.keys(order).length <= TRIP_LIMITS.events, 'Too many events at once.'),
    }),
    response: WriteAnswer,
  }),
  removeEvent: endpoint({
    method: 'DELETE',
    path: '/trip/event/:id',
    access: tripEdit({ from: 'params.id', row: 'events' }),
    summary: 'Removes an event.',
    params: ById,
    response: WriteAnswer,
  }),
  removeUserEvent: endpoint({
    method: 'DELETE',
    path: '/trip/user_event/:id',
    access: tripEdit({ from: 'params.id', row: 'events' }),
    summary: 'Removes an event in free words.',
    params: ById,
    response: WriteAnswer,
  }),
  listEvents: endpoint({
    method: 'GET',
    path: '/trip/events/:id',
    access: tripView({ from: 'params.id' }),
    summary: "The trip's events by start, then order.",
    params: ById,
    response: z.array(WireEvent),
  }),
  clearEvents: endpoint({
    method: 'DELETE',
    path: '/trip/events/:id',
    access: tripEdit({ from: 'params.id' }),
    summary: 'Removes all events of the trip.',
    params: ById,
    response: WriteAnswer,
  }),
  saveCost: endpoint({
    method: 'POST',
    path: '/trip/cost',
    access: tripEdit({ from: 'body.tripid' }),
    summary: 'Adds a cost, or changes the one whose id the trip already has.',
    body: CostBody,
    response: WriteAnswer,
  }),
  createCost: endpoint({
    method: 'POST',
    path: '/trip/newcost',
    access: tripEdit({ from: 'body.tripid' }),
    summary: 'Adds an empty cost line.',
    body: z.strictObject({ tripid: Id, destinationid: TripCost.shape.destinationid.optional() }),
    response: WriteAnswer,
  }),
  removeCost: endpoint({
    method: 'DELETE',
    path: '/trip/cost/:id',
    access: tripEdit({ from: 'params.id', row: 'costs' }),
    summary: 'Removes a cost.',
    params: ById,
    response: WriteAnswer,
  }),

  ...tripPictureCalls,
};
