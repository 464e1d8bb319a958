import { useEffect, useState } from 'react';
import { readSession } from '../../api/sign-in/session';

/** The id of the trip if it belongs to the viewer of its page; null if it doesn't, undefined until that is known. */
export function useOwnTrip(shareId: string | null): string | null | undefined {
  const [ownTripId, setOwnTripId] = useState<string | null>();
  useEffect(() => {
    if (shareId === null || readSession() === null) {
      setOwnTripId(null);
      return;
    }
    // Most viewers are strangers, who don't need the code for authenticated calls.
    import('../../api/shared-trip/own-share')
      .then(({ findOwnTrip }) => findOwnTrip(shareId))
      .then(setOwnTripId, () => {}); // without an answer, nothing is offered or counted
  }, [shareId]);
  return ownTripId;
}
