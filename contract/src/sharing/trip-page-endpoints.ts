import { z } from 'zod';
import { endpoint, member, tripEdit, tripShown } from '../kernel/endpoint';
import { Id, Instant, LocalDate, NewId } from '../kernel/values';
import { CHANGES_BODY_LIMIT, TRIP_LIMITS } from '../trip/limits';
import { WriteAnswer } from '../trip/patch';
import { Trip, TripText, TripTextIntent } from '../trip/trip';
import { ShareId, ShareShows, ShownId } from './sharing-endpoints';

/**
 * A trip as whoever has its share may see it: what the share does not show is not in it. Its id and the `tripid` of its rows
 * are the share's own, never those of the trip; it has no `userid` and no traveler.
 */
export const SharedTrip = Trip.extend({
  /** Null for an example, and for owners who look at a trip of theirs before they share it. */
  share: z.object({ id: ShareId, shows: ShareShows }).nullable(),
  /** The trip itself, where its owner asks; null to everybody else. */
  ownTripId: Id.nullable(),
}).meta({ id: 'SharedTrip' });
export type SharedTrip = z.infer<typeof SharedTrip>;

/** A shared trip somebody follows. */
export const FollowedTrip = z
  .object({
    /** As in what its share shows. */
    tripId: Id,
    shareId: ShareId,
    name: z.string(),
    /** Another one whenever the trip was changed. */
    version: z.number().int(),
    startDate: LocalDate.nullable(),
    endDate: LocalDate.nullable(),
    /** Its header picture's address, which stands beside the share's page; null where there is none, or it is not shown. */
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

/** A text to add, under a new id or none; or, under an id the trip has, what to change of it. */
const NewParagraph = z.strictObject({
  ...z.object(textFields).partial().shape,
  id: Id.optional(),
  /** Needed for a text that is added; one that is there keeps its own. */
  kind: kind.optional(),
  /** Where among the texts of its kind, from 1. */
  to: z.number().int().min(1).max(TRIP_LIMITS.texts).optional(),
});

export const tripPage = {
  shareData: endpoint({
    method: 'GET',
    path: '/trip/share-data',
    access: tripShown({ from: 'query.tripId', owner: 'query.userId' }),
    summary: 'A shared trip; `userId`, where it is sent with the id of a trip, has to be its owner’s.',
    query: z.strictObject({ tripId: ShownId, userId: Id.optional() }),
    response: SharedTrip,
    kind: 'text',
  }),
  sharedTrip: endpoint({
    method: 'GET',
    path: '/trip/share/:id',
    access: tripShown({ from: 'params.id' }),
    summary: 'A shared trip. `ETag` says when it is another; `If-None-Match` answers 304.',
    params: z.strictObject({ id: ShownId }),
    response: SharedTrip,
    kind: 'text',
  }),
  shareItinerary: endpoint({
    method: 'GET',
    path: '/trip/share-itinerary/:id',
    access: tripShown({ from: 'params.id', owner: 'query.userid' }),
    summary: 'A shared trip, as the shared itinerary page reads it; `userid` as in `share-data`.',
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
      'Copies what a share shows into the account, a guest’s too; an `id` makes a repeat answer the same trip. The owner gets their own trip, uncopied.',
    params: z.strictObject({ userId: Id, tripId: ShownId }),
    body: z.strictObject({ id: NewId.optional() }).optional(),
    response: Trip,
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/trip/subscribe',
    access: tripShown({ from: 'body.tripId', who: 'member' }),
    summary: 'Follows a shared trip, or with `follow: false` no longer.',
    body: z.strictObject({ tripId: ShownId, follow: z.boolean().optional() }),
    response: z.object({ following: z.boolean() }),
  }),
  followed: endpoint({
    method: 'GET',
    path: '/trip/followed',
    access: member,
    summary: 'The shared trips the caller follows, the last changed first; without those no longer shared.',
    response: z.array(FollowedTrip),
  }),
  paragraphs: endpoint({
    method: 'GET',
    path: '/trip/paragraphs',
    access: tripEdit({ from: 'query.tripId' }),
    summary: 'The texts of a trip’s page, by kind and in order.',
    query: z.strictObject({ tripId: Id }),
    response: z.array(Paragraph),
  }),
  saveParagraphs: endpoint({
    method: 'POST',
    path: '/trip/paragraphs',
    access: tripEdit({ from: 'body.tripId' }),
    summary: 'Adds and changes texts of a trip’s page, in one change.',
    bodyLimit: CHANGES_BODY_LIMIT,
    body: z.strictObject({ tripId: Id, newParagraphs: z.array(NewParagraph).min(1).max(100) }),
    response: WriteAnswer,
  }),
  removeText: endpoint({
    method: 'DELETE',
    path: '/trip/text',
    access: tripEdit({ from: 'query.id', row: 'texts' }),
    summary: 'Removes a text of a trip’s page.',
    query: z.strictObject({ id: Id }),
    response: WriteAnswer,
  }),
};
