import type { SingleChange } from '@wayfold/contract/trip/change';
import type { TripPicture } from '@wayfold/contract/trip/trip';
import { newId } from '@wayfold/domain/document/ids';

/** Makes a trip picture the header, and moves the old header to its place: nothing is lost, and nothing is duplicated. */
export function asHeader(picture: TripPicture, header: TripPicture | undefined): SingleChange[] {
  const changes: SingleChange[] = [
    { kind: 'picture.remove', id: picture.id },
    { kind: 'picture.add', id: newId(), fields: { ...fieldsOf(picture), type: 'header' } },
  ];
  if (header) {
    changes.push({
      kind: 'picture.add',
      id: newId(),
      to: picture.sortId,
      fields: { ...fieldsOf(header), type: 'trip' },
    });
  }
  return changes;
}

/** All fields of a picture that don't depend on its position. */
function fieldsOf(picture: TripPicture) {
  const { id: _id, sortId: _sortId, rank: _rank, type: _type, ...fields } = picture;
  return fields;
}
