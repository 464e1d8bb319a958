import type { TripPicture } from '@wayfold/contract/trip/trip';
import type { TripDocument } from '@wayfold/domain/document/trip-document';

// The interface between the screens that need pictures and the dialog that finds them; a page connects the two.

/** A picture that somebody chose, in the form a trip stores it; may include facts from the photo itself. */
export type PickedPicture = Pick<
  TripPicture,
  'source' | 'imageUrl' | 'imageName' | 'width' | 'height' | 'thumbhash' | 'credit' | 'creditUrl'
> &
  Partial<Pick<TripPicture, 'description' | 'destinationid' | 'takenAt'>>;

/** A request to the picture dialog. */
export interface PictureRequest {
  /** How many pictures fit, at least 1. If it is 1, the dialog closes after a pick. */
  most: number;
  /** URLs of pictures that the trip already has. */
  taken: ReadonlySet<string>;
  /** Empty for a trip without a name. */
  tripName: string;
  /** Assigns photos to destinations by when and where they were taken. */
  document: Pick<TripDocument, 'destinations' | 'events'>;
  /** The view it opens with; the library if missing. */
  start?: 'library' | 'upload';
  /** Files that were dropped or pasted before the dialog opened; they are uploaded first. */
  files?: readonly File[];
  /** Called once, in the order chosen; never with an empty list. */
  onDone: (picked: readonly PickedPicture[]) => void;
}

/** Opens the dialog that finds pictures. */
export type OpenPicker = (request: PictureRequest) => void;

/** Props of the dialog while it is open. */
export interface PickerProps {
  request: PictureRequest;
  /** Called when it closes for any reason, including after `onDone`. */
  onClose: () => void;
}
