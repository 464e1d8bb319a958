import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { isSamePerson, type Session } from '../sign-in/session';
import type { OpenTrip } from './open-trip';
import { NOBODY } from './storage/trip-storage';

/**
 * An open trip under the name of whoever it belongs to now: a guest may have become a member, through this tab or another.
 * What was begun as nobody's, and is on the server, belongs to whoever was made or signed in meanwhile.
 *
 * @returns the same trip when nothing is another
 */
export function underItsOwner(open: OpenTrip, session: Session | null): OpenTrip {
  if (!session) return open;
  const { userId } = session;
  const isTheirs = open.owner === NOBODY ? open.creation === null : isSamePerson(session, open.owner);
  const { confirmed, document } = open.sync;
  const owned = ownedBy(confirmed.document, session);
  const owner = isTheirs ? userId : open.owner;
  if (owner === open.owner && owned === confirmed.document) return open;
  const sync = {
    ...open.sync,
    confirmed: { ...confirmed, document: owned },
    document: ownedBy(document, session),
  };
  return { ...open, owner, sync };
}

function ownedBy(document: TripDocument, session: Session): TripDocument {
  const { trip } = document;
  const { userId } = session;
  if (trip.userid === null || trip.userid === userId || !isSamePerson(session, trip.userid)) return document;
  return { ...document, trip: { ...trip, userid: userId } };
}
