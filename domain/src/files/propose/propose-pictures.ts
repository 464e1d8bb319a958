import { libraryPictureId } from '@wayfold/contract/pictures/picture-rules';
import type { Refusal } from '@wayfold/contract/refusals/refusal';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import type { TripPicture } from '@wayfold/contract/trip/trip';
import { intentOf } from '../../document/rows';
import { allPictures, headerPicture, picturesOf, type TripDocument } from '../../document/trip-document';
import { HERE, type Rows } from './proposal';

/**
 * Why other pictures aren't imported: an upload doesn't become the importer's because a file names it, and stock photos
 * need their service's proof.
 */
const STAYS: Refusal = 'pictureNotImported';

/**
 * Proposes those pictures of a trip file that are from the library, as far as there is room; a header never replaces
 * another one.
 */
export function proposePictures(
  rows: Rows,
  { source, into, unread }: { source: TripDocument; into: TripDocument; unread: number },
): void {
  let room = TRIP_LIMITS.pictures - picturesOf(into).length;
  for (const picture of allPictures(source)) {
    const { id, type, imageUrl, description, imageName } = picture;
    const key = `picture ${id}`;
    const name = description || imageName || null;
    const skip = (reason: Refusal) => rows.skip({ key, kind: 'picture', name, reason });
    if (libraryPictureId(imageUrl) === null) {
      skip(STAYS);
      continue;
    }
    if (rows.has(key)) {
      skip(HERE);
      continue;
    }
    if (type === 'header' ? headerPicture(into) !== undefined : room <= 0) {
      skip(noRoomFor(type));
      continue;
    }
    if (type === 'trip') room -= 1;
    rows.add({
      key,
      kind: 'picture',
      name,
      doubt: null,
      choices: [{ words: '', changes: [added(rows, picture)] }],
    });
  }
  for (let index = 0; index < unread; index += 1) {
    rows.skip({ key: `unread picture ${index}`, kind: 'picture', name: null, reason: STAYS });
  }
}

function noRoomFor(type: TripPicture['type']): Refusal {
  return type === 'header' ? 'headerTaken' : ['picturesFullForRow', { most: TRIP_LIMITS.pictures }];
}

function added(rows: Rows, picture: TripPicture) {
  const { rank: _rank, credit: _credit, creditUrl: _creditUrl, ...said } = intentOf('pictures', picture);
  const { id, destinationid } = picture;
  return {
    kind: 'picture.add' as const,
    id: rows.idOf(`picture ${id}`, id),
    fields: {
      ...said,
      // Illustrations are Wayfold's own; a file can't credit them to anyone else.
      source: 'wayfold' as const,
      destinationid: destinationid === null ? null : rows.idOf(`stop ${destinationid}`, destinationid),
    },
  };
}
