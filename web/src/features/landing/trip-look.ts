import type { TripSummary } from '@wayfold/contract/trip';
import { sceneFor } from '../../art/scene-for';
import type { TripLook } from '../../ui/trip-picture';

/**
 * What a trip looks like in lists: its own picture, or the scene of its second stop, where most trips begin to look like
 * themselves.
 */
export function tripLook(trip: Pick<TripSummary, 'id' | 'name' | 'picture' | 'destinations'>): TripLook {
  const stop = trip.destinations[1] ?? trip.destinations[0];
  const name = stop ? [stop.localName, stop.name].filter(Boolean).join(' ') : trip.name;
  return {
    picture: trip.picture === null ? null : { imageUrl: trip.picture, focus: null },
    scene: sceneFor({ id: trip.id, name, category: trip.name }),
  };
}
