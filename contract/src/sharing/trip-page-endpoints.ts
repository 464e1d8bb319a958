import { z } from 'zod';
import { endpoint, member, tripEdit, tripShown } from '../kernel/endpoint';
import { Id, Instant, LocalDate, NewId } from '../kernel/values';
import { CHANGES_BODY_LIMIT, TRIP_LIMITS } from '../trip/limits';
import { WriteAnswer } from '../trip/patch';
import { Trip, TripText, TripTextIntent } from '../trip/trip';
import { ShareId, ShareShows, ShownId } from './sharing-endpoints';

/**
 * A trip as people who have its share see it; what the share doesn't show is left out. Its id and the `tripid` of its
 * rows are the share's view id, never those of the trip. It has no `userid` and no traveler.
 */
export const SharedTrip = Trip.extend({
  /** Null for an example, and for owners who look at one of their trips before sharing it. */
  share: z.object({ id: ShareId, shows: ShareShows }).nullable(),
  /** The id of the trip itself if its owner asks; null for everyone else. */
  ownTripId: Id.nullable(),
}).meta({ id: 'SharedTrip' });
export type SharedTrip = z.infer<typeof SharedTrip>;

/** A shared trip that a person follows. */
export const FollowedTrip = z
  .object({
    /** The view id. */
    tripId: Id,
    shareId: ShareId,
    name: z.string(),
    /** Those that are shown, in order. */
    destinations: z.array(z.object({ name: z.string() })),
    /** Changes whenever the trip changes. */
    version: z.number().int(),
    startDate: LocalDate.nullable(),
    endDate: LocalDate.nullable(),
    /** The address of its header picture, next to the shared page; null if there is none or it isn't shown. */
    picture: z.string().nullable(),
    updatedAt: Instant,
    since: Instant,
  })
  .meta({ id: 'FollowedTrip' });
export type FollowedTrip = z.infer<typeof FollowedTrip>;

/** A text of a trip's page, without the rank that orders it. */
export const Paragraph = TripText.omit({ rank: true }).meta({ id: 'Paragraph' });
export type Paragraph = z.infer<typeof Paragraph>;

const { kind, ...textFields } = TripTextIntent.omit({ rank: true }).shape;

/** A text to add, with a new id or without one; or, with the id of an existing text, the fields to change. */
const NewParagraph = z.strictObject({
  ...z.object(textFields).partial().shape,
  id: Id.optional(),
  /** Required for a new text; an existing one keeps its kind. */
  kind: kind.optional(),
  /** The position among the texts of its kind, from 1. */
  to: z.number().int().min(1).max(TRIP_LIMITS.texts).optional(),
});

export const tripPage = {
  shareData: endpoint({
    method: 'GET',
    path: '/trip/share-data',
    access: tripShown({ from: 'query.tripId', owner: 'query.userId' }),
    summary: 'Returns a shared trip. If `userId` is sent with the id of a trip, it must be the owner’s.',
    query: z.strictObject({ tripId: ShownId, userId: Id.optional() }),
    response: SharedTrip,
    kind: 'text',
  }),
  sharedTrip: endpoint({
    method: 'GET',
    path: '/trip/share/:id',
    access: tripShown({ from: 'params.id' }),
    summary: 'Returns a shared trip, with an `ETag`. Supports `If-None-Match` (304).',
    params: z.strictObject({ id: ShownId }),
    response: SharedTrip,
    kind: 'text',
  }),
  shareItinerary: endpoint({
    method: 'GET',
    path: '/trip/share-itinerary/:id',
    access: tripShown({ from: 'params.id', owner: 'query.userid' }),
    summary:
      'Returns a shared trip for the shared itinerary page; `userid` works as `userId` does in `share-data`.',
    params: z.strictObject({ id: ShownId }),
    query: z.strictObject({ userid: Id.optional() }),
    response: SharedTrip,
    kind: 'text',
  }),
  copyShared: endpoint({
    method: 'POST',
    path: '/user/:userId/trip/share/:tripId',
    access: tripShown({ from: 'params.tripId', who: 'guest', self: 'params.userId' }),
    summary:
      'Copies what a share shows into the caller’s account, guest accounts included. Repeating the request with the same `id` returns the same trip. The owner gets their own trip, without a copy.',
    params: z.strictObject({ userId: Id, tripId: ShownId }),
    body: z.strictObject({ id: NewId.optional() }).optional(),
    response: Trip,
    kind: 'text',
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/trip/subscribe',
    access: tripShown({ from: 'body.tripId', who: 'member' }),
    summary: 'Follows a shared trip, or stops following it with `follow: false`.',
    body: z.strictObject({ tripId: ShownId, follow: z.boolean().optional() }),
    response: z.object({ following: z.boolean() }),
  }),
  followed: endpoint({
    method: 'GET',
    path: '/trip/followed',
    access: member,
    summary:
      'Lists the shared trips the caller follows, most recently changed first, without those no longer shared.',
    response: z.array(FollowedTrip),
  }),
  paragraphs: endpoint({
    method: 'GET',
    path: '/trip/paragraphs',
    access: tripEdit({ from: 'query.tripId' }),
    summary: 'Lists the texts of a trip’s page, by kind and in order.',
    query: z.strictObject({ tripId: Id }),
    response: z.array(Paragraph),
  }),
  saveParagraphs: endpoint({
    method: 'POST',
    path: '/trip/paragraphs',
    access: tripEdit({ from: 'body.tripId' }),
    summary: 'Adds or changes texts of a trip’s page, in one change.',
    bodyLimit: CHANGES_BODY_LIMIT,
    body: z.strictObject({ tripId: Id, newParagraphs: z.array(NewParagraph).min(1).max(100) }),
    response: WriteAnswer,
  }),
  removeText: endpoint({
    method: 'DELETE',
    path: '/trip/text',
    access: tripEdit({ from: 'query.id', row: 'texts' }),
    summary: 'Removes a text from a trip’s page.',
    query: z.strictObject({ id: Id }),
    response: WriteAnswer,
  }),
};
