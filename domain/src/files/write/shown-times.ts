import type { TripEvent } from '@wayfold/contract/trip/trip';
import type { TripDocument } from '../../document/trip-document';

/** The time zone of an event: its own, or else that of its destination; null if neither is known. */
export function zoneOfEvent(document: Pick<TripDocument, 'destinations'>, event: TripEvent): string | null {
  return event.timezone ?? document.destinations[event.destid]?.timezone ?? null;
}

/** A name, preceded by the one in the local script if it differs: `京都 Kyoto`. */
export function fullName({ name, localName }: { name: string; localName: string | null }): string {
  return localName === null || localName === name ? name : `${localName} ${name}`;
}
