import { client } from '../client/client';

/** Returns the id of a share's trip if it belongs to the signed-in user; null if it is someone else's. */
export async function findOwnTrip(shareId: string): Promise<string | null> {
  const { ownTripId } = await client.tripPage.sharedTrip({ params: { id: shareId } });
  return ownTripId;
}
