import type { TripSummary } from '@wayfold/contract/trip';
import { sceneFor } from '../../art/scene-for';

/**
 * Address of the picture of a trip in lists: its own, or the scene of its second stop, where most trips begin to look like
 * themselves.
 */
export function tripScene(trip: Pick<TripSummary, 'id' | 'name' | 'picture' | 'destinations'>): string {
  if (trip.picture) return trip.picture;
  const stop = trip.destinations[1] ?? trip.destinations[0];
  const name = stop ? [stop.localName, stop.name].filter(Boolean).join(' ') : trip.name;
  return sceneFor({ id: trip.id, name, category: trip.name });
}
