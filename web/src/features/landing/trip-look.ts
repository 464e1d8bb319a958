import type { TripSummary } from '@wayfold/contract/trip/trip';
import { picturedTrip } from '@wayfold/domain/pictures/scenes';
import { sceneFor } from '../../art/scene-for';
import type { TripLook } from '../../trip-ui/pictures/trip-picture';

/** The image of a trip in lists: its own picture, or the scene used instead. */
export function tripLook(trip: Pick<TripSummary, 'id' | 'name' | 'picture' | 'destinations'>): TripLook {
  return {
    picture: trip.picture === null ? null : { imageUrl: trip.picture, focus: null },
    scene: sceneFor(picturedTrip({ ...trip, stops: trip.destinations })),
  };
}
