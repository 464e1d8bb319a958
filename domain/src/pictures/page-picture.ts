import { libraryPictureId } from '@wayfold/contract/pictures/picture-rules';
import { isSafeLink } from '@wayfold/contract/trip/rich-text';
import type { TripPicture } from '@wayfold/contract/trip/trip';
import { dayOf } from '../calendar/dates';
import type { TripDocument } from '../document/trip-document';
import { formatWeekday } from '../format/format';

/** A picture of a trip as it is looked at. */
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
  /** Where and when it was taken; null where nobody said. */
  readonly place: string | null;
  readonly day: string | null;
}

/**
 * Says what is shown of a picture besides itself. A link that leads anywhere but to the web is left out, and drawings of the
 * library are nobody's photos.
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
