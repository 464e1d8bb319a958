import {
  headerPicture,
  orderedDestinations,
  type TripDocument,
} from '@wayfold/domain/document/trip-document';
import { picturedTrip } from '@wayfold/domain/pictures/scenes';
import { sceneFor } from '../../../art/scene-for';
import type { TripLook } from '../../../trip-ui/pictures/trip-picture';

/** The header picture of a trip, or the drawn scene used instead. */
export function tripLook(document: TripDocument): TripLook {
  return {
    picture: headerPicture(document) ?? null,
    scene: sceneFor(picturedTrip({ ...document.trip, stops: orderedDestinations(document) })),
  };
}
