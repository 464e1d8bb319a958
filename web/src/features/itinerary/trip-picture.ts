import { headerPicture, orderedDestinations, type TripDocument } from '@wayfold/domain/trip-document';
import { sceneFor } from '../../art/scene-for';

/** The address of the trip's header picture, or of the scene that stands for it. */
export function tripPicture(document: TripDocument): string {
  const picture = headerPicture(document);
  if (picture) return picture.imageUrl;
  // The second stop is where the trip leads; the first is often only where it starts.
  const [first, second] = orderedDestinations(document);
  return sceneFor({ id: document.trip.id, name: (second ?? first)?.name });
}
