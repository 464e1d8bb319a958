import type { TripPicture } from '@wayfold/contract/trip/trip';
import type { TripDocument } from '@wayfold/domain/document/trip-document';

// What the screens that need pictures and the dialog that finds them agree on; a page brings the two together.

/** A picture that somebody chose, as a trip takes it in; what a photo tells of itself may come along. */
export type PickedPicture = Pick<
  TripPicture,
  'source' | 'imageUrl' | 'imageName' | 'width' | 'height' | 'thumbhash' | 'credit' | 'creditUrl'
> &
  Partial<Pick<TripPicture, 'description' | 'destinationid' | 'takenAt'>>;

/** A request to the picture dialog. */
export interface PictureRequest {
  /** How many there is room for, from 1. With 1 the dialog closes after a pick. */
  most: number;
  /** URLs of pictures that the trip already has. */
  taken: ReadonlySet<string>;
  /** Empty for a trip without a name. */
  tripName: string;
  /** What photos are placed in by when and where they were taken. */
  document: Pick<TripDocument, 'destinations' | 'events'>;
  /** The view it opens with; the library if missing. */
  start?: 'library' | 'upload';
  /** Files that were dropped or pasted before it opened: they are uploaded first. */
  files?: readonly File[];
  /** Called once, in the order chosen; never with an empty list. */
  onDone: (picked: readonly PickedPicture[]) => void;
}

/** Opens the dialog that finds pictures. */
export type OpenPicker = (request: PictureRequest) => void;

/** What the dialog is drawn with while it is open. */
export interface PickerProps {
  request: PictureRequest;
  /** Called when it closes for any reason, also after `onDone`. */
  onClose: () => void;
}
