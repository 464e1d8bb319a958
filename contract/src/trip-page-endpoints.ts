import { z } from 'zod';
import { endpoint, tripShown } from './endpoint';
import { ShareId, ShareShows, ShownId } from './sharing-endpoints';
import { Trip } from './trip';
import { Id } from './values';

/**
 * A trip as whoever has its share may see it: what the share does not show is not in it. Its id and the `tripid` of its rows
 * are the share's own, never those of the trip; it has no `userid` and no traveler.
 */
export const SharedTrip = Trip.extend({
  /** Null for an example, and for owners who look at a trip of theirs before they share it. */
  share: z.object({ id: ShareId, shows: ShareShows }).nullable(),
}).meta({ id: 'SharedTrip' });
export type SharedTrip = z.infer<typeof SharedTrip>;

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
};
