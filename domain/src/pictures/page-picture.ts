import { libraryPictureId } from '@wayfold/contract/pictures/picture-rules';
import { isSafeLink } from '@wayfold/contract/trip/rich-text';
import type { TripPicture } from '@wayfold/contract/trip/trip';
import { dayOf } from '../calendar/dates';
import type { TripDocument } from '../document/trip-document';
import { formatWeekday } from '../format/format';

/** A picture of a trip, as viewed. */
export interface PagePicture
  extends Pick<
    TripPicture,
    | 'id'
    | 'source'
    | 'imageUrl'
    | 'description'
    | 'width'
    | 'height'
    | 'thumbhash'
    | 'focus'
    | 'credit'
    | 'creditUrl'
  > {
  /** Where and when it was taken; null if unknown. */
  readonly place: string | null;
  readonly day: string | null;
}

/**
 * What is shown with a picture. Links that don't lead to the web are left out, and library illustrations aren't
 * anyone's photos.
 */
export function pagePicture(
  picture: TripPicture,
  { destinations }: Pick<TripDocument, 'destinations'>,
  locale: string,
): PagePicture {
  const { id, source, imageUrl, description, width, height, thumbhash, focus, credit, creditUrl } = picture;
  const isPhoto = libraryPictureId(imageUrl) === null;
  const place = picture.destinationid === null ? undefined : destinations[picture.destinationid];
  return {
    id,
    source,
    imageUrl,
    description,
    width,
    height,
    thumbhash,
    focus,
    credit: isPhoto ? credit : null,
    creditUrl: isPhoto && creditUrl !== null && isSafeLink(creditUrl) ? creditUrl : null,
    place: place?.name ?? null,
    day: picture.takenAt && formatWeekday(dayOf(picture.takenAt), locale),
  };
}
