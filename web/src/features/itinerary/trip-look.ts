import { headerPicture, orderedDestinations, type TripDocument } from '@wayfold/domain/trip-document';
import { sceneFor } from '../../art/scene-for';
import type { TripLook } from '../../ui/trip-picture';

/** What a trip looks like by its header picture, or the scene that stands for it. */
export function tripLook(document: TripDocument): TripLook {
  // The second stop is where the trip leads; the first is often only where it starts.
  const [first, second] = orderedDestinations(document);
  return {
    picture: headerPicture(document) ?? null,
    scene: sceneFor({ id: document.trip.id, name: (second ?? first)?.name }),
  };
}
