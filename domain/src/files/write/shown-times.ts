import type { TripEvent } from '@wayfold/contract/trip/trip';
import type { TripDocument } from '../../document/trip-document';

/** The zone of an event: its own, else that of its destination; null where nobody knows. */
export function zoneOfEvent(document: Pick<TripDocument, 'destinations'>, event: TripEvent): string | null {
  return event.timezone ?? document.destinations[event.destid]?.timezone ?? null;
}

/** A name with the one in the local script before it, where it differs: `京都 Kyoto`. */
export function fullName({ name, localName }: { name: string; localName: string | null }): string {
  return localName === null || localName === name ? name : `${localName} ${name}`;
}
