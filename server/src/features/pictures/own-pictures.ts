import { ownPictureId } from '@wayfold/contract/pictures/picture-rules';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { TripPicture } from '@wayfold/contract/trip/trip';
import { newId } from '@wayfold/domain/document/ids';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { Queryable } from '../../db/statement';
import { holdOwn, keepOwn } from './own-pictures-store';
import { type Credited, falseClaimOf, isCredited, isOfService } from './picture-claims';

type Pictures = Pick<TripDocument, 'pictures'>;

/**
 * Refuses an edit that adds other people's pictures, since everybody who may see the trip can view them. Locks the editor's own
 * pictures until the transaction ends. Also refuses pictures with a false credit.
 */
export async function refuseForeignPictures(
  on: Queryable,
  userId: string,
  { before, after }: { before: Pictures; after: Pictures },
): Promise<void> {
  const known = Object.values(before.pictures);
  const fresh = Object.values(after.pictures).filter(
    (picture) => !known.some((was) => was.imageUrl === picture.imageUrl && isCredited(picture, was)),
  );
  if (fresh.length === 0) return;
  const ids = fresh.flatMap(({ imageUrl }) => ownPictureId(imageUrl) ?? []);
  const own = ids.length === 0 ? new Map<string, Credited>() : await holdOwn(on, userId, ids);
  for (const picture of fresh) {
    const id = ownPictureId(picture.imageUrl);
    const kept = id === null ? null : own.get(id);
    if (kept === undefined) {
      throw new RequestRefused('not-found', 'pictureNotYours');
    }
    const claim = falseClaimOf(picture, kept);
    if (claim !== null) throw new RequestRefused('invalid', claim);
  }
}

/**
 * A document in which all pictures belong to the person: for pictures of others who showed them, the person gets their own rows
 * for the same files. These are in none of their lists.
 */
export async function withOwnPictures<Document extends Pictures>(
  on: Queryable,
  document: Document,
  { userId, now }: { userId: string; now: Date },
): Promise<Document> {
  const ids = [...idsOf(document)];
  if (ids.length === 0) return document;
  const own = await keepOwn(on, { userId, ids: ids.map((id) => ({ id, fresh: newId() })) }, now);
  const pictures = Object.entries(document.pictures).map(([key, picture]) => {
    const copy = own.get(ownPictureId(picture.imageUrl) ?? '');
    if (!copy) return [key, picture];
    return [key, { ...picture, ...creditOfCopy(picture, copy.credited), imageUrl: `/pictures/${copy.own}` }];
  });
  return { ...document, pictures: Object.fromEntries(pictures) };
}

/** The credit of a copied picture. Credits from before false claims were refused aren't copied. */
function creditOfCopy(picture: TripPicture, kept: Credited): Partial<Credited> {
  if (falseClaimOf(picture, kept) === null) return {};
  return isOfService(kept) ? kept : { source: kept.source, credit: null, creditUrl: null };
}

function idsOf({ pictures }: Pictures): Set<string> {
  return new Set(Object.values(pictures).flatMap(({ imageUrl }) => ownPictureId(imageUrl) ?? []));
}
