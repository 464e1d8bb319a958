import type { TripPicture } from '@wayfold/contract/trip';

/** A picture somebody chose for a trip: what a `picture.add` says of it. */
export type PickedPicture = Pick<
  TripPicture,
  'source' | 'imageUrl' | 'imageName' | 'width' | 'height' | 'thumbhash' | 'credit' | 'creditUrl'
> &
  Partial<Pick<TripPicture, 'description' | 'destinationid' | 'takenAt'>>;

/** What is asked for when pictures are chosen. */
export interface PictureRequest {
  readonly title: string;
  /** How many may be chosen, at least 1: a single one is taken as soon as it is picked. */
  readonly most: number;
  /** Pictures the trip holds already, for the line under the title; null where that does not matter. */
  readonly used: number | null;
  readonly tripName: string;
  /** Words to begin the search of a stock service with, such as the trip's destinations. */
  readonly hint: string;
}
