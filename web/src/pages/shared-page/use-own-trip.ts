import { useEffect, useState } from 'react';
import { readSession } from '../../api/sign-in/session';

/** The trip itself where it is one of whoever looks at its page; null where it is not, undefined while nobody knows. */
export function useOwnTrip(shareId: string | null): string | null | undefined {
  const [ownTripId, setOwnTripId] = useState<string | null>();
  useEffect(() => {
    if (shareId === null || readSession() === null) {
      setOwnTripId(null);
      return;
    }
    // Strangers, who are most of those who look, need none of the code that calls as somebody.
    import('../../api/shared-trip/own-share')
      .then(({ findOwnTrip }) => findOwnTrip(shareId))
      .then(setOwnTripId, () => {}); // without an answer nothing is offered, and nothing counted
  }, [shareId]);
  return ownTripId;
}
