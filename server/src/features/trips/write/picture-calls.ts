import type { ParsedInput } from '@wayfold/contract/kernel/endpoint';
import {
  ownPictureId,
  PICTURE_VARIANTS,
  type PictureVariant,
} from '@wayfold/contract/pictures/picture-rules';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { AddressedPicture, tripPictureCalls } from '@wayfold/contract/trip/trip-picture-calls';
import { allPictures } from '@wayfold/domain/document/trip-document';
import { type PictureAccess, variantAddress } from '@wayfold/domain/pictures/picture-address';
import type { ShownTrip } from '../../../http/access';
import type { Services } from '../../../services';
import { signPicture } from '../../pictures/serve/picture-signatures';
import { noSuchTrip } from '../../sharing/trip-access';
import { loadView } from '../read/load-view';
import { asOne, type ChangeMaker, given, idOfNew, wrongField } from './write-calls-as-changes';

type Sent = ParsedInput<(typeof tripPictureCalls)['updatePictures']>['body'];

/** `POST /trip/update-pictures`: adds a picture at a position or in place of another one, or moves one. */
export function picturesChange({ type, newPicture, previousPictureId, index }: Sent): ChangeMaker {
  const to = index === null || index === undefined ? undefined : index + 1;
  return ({ pictures }) => {
    const previous = previousPictureId ? pictures[previousPictureId] : undefined;
    if (previousPictureId && !previous) throw wrongField('previousPictureId', 'previousPictureNotInTrip');
    if (!newPicture) {
      if (!previous || to === undefined) throw wrongField('newPicture', 'sendPicture');
      return { change: { kind: 'picture.move', id: previous.id, to }, id: previous.id };
    }
    const { id: sentId, ...fields } = newPicture;
    const id = idOfNew(sentId, 'picture');
    // A header is removed automatically when another one is added.
    const isReplaced = previous !== undefined && previous.id !== id && previous.type === 'trip';
    const drop: SingleChange[] = isReplaced ? [{ kind: 'picture.remove', id: previous.id }] : [];
    const place = to ?? (isReplaced ? previous.sortId : undefined);
    const add: SingleChange = {
      kind: 'picture.add',
      id,
      ...(place === undefined ? {} : { to: place }),
      fields: { ...given(fields), type },
    };
    return { change: asOne([...drop, add]), id, isFresh: sentId === undefined };
  };
}

const VARIANTS = Object.keys(PICTURE_VARIANTS) as PictureVariant[]; // the record's keys are exactly those

/**
 * The pictures of a trip that the reader may see, its header first, each with its URLs.
 *
 * @throws ProblemError `not-found` if the share doesn't show pictures
 */
export async function addressedPictures(services: Services, trip: ShownTrip): Promise<AddressedPicture[]> {
  const { audience, share } = trip;
  if (audience.who === 'viewer' && !audience.shows.pictures) throw noSuchTrip();
  const { document } = await loadView(services.database.pool, trip);
  const pictures = allPictures(document);
  const ids = pictures.flatMap(({ imageUrl }) => ownPictureId(imageUrl) ?? []);
  const access: PictureAccess =
    audience.who === 'viewer'
      ? { sharedAt: `/trip/${share?.id ?? trip.id}` }
      : { signatures: new Map(ids.map((id) => [id, signPicture(services, id)])) };
  return pictures.map((picture) => ({
    ...picture,
    tripid: document.trip.id,
    ID: picture.id,
    addresses: addressesOf(picture.imageUrl, access),
  }));
}

function addressesOf(imageUrl: string, access: PictureAccess): AddressedPicture['addresses'] {
  const addresses = VARIANTS.map((variant) => [variant, variantAddress(imageUrl, variant, access)]);
  if (addresses.some(([, address]) => address === null)) return null;
  return Object.fromEntries(addresses) as AddressedPicture['addresses']; // one for each variant
}
