import { client } from '../client/client';

/** Asks whether a share is of a trip of whoever is signed in; answers that trip's own id, null where it is somebody else's. */
export async function findOwnTrip(shareId: string): Promise<string | null> {
  const { ownTripId } = await client.tripPage.sharedTrip({ params: { id: shareId } });
  return ownTripId;
}
