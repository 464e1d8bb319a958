import { ownPictureId } from '@wayfold/contract/picture-rules';
import { ProblemError } from '@wayfold/contract/problem-error';
import { newId } from '@wayfold/domain/ids';
import type { TripDocument } from '@wayfold/domain/trip-document';
import type { Queryable } from '../../db/statement';
import { type Credited, holdOwn, keepOwn } from './own-pictures-store';

type Pictures = Pick<TripDocument, 'pictures'>;

/**
 * Refuses an edit that brings in pictures of people other than whoever edits: what stands in a trip can be looked at by all who
 * may see it. Those that are theirs are held until the transaction ends. Photos of stock services keep their credit.
 */
export async function refuseForeignPictures(
  on: Queryable,
  userId: string,
  { before, after }: { before: Pictures; after: Pictures },
): Promise<void> {
  const known = Object.values(before.pictures);
  const fresh = Object.values(after.pictures).flatMap((picture) => {
    const id = ownPictureId(picture.imageUrl);
    const isKnown = known.some((was) => was.imageUrl === picture.imageUrl && isCredited(picture, was));
    return id === null || isKnown ? [] : { id, picture };
  });
  if (fresh.length === 0) return;
  const own = await holdOwn(
    on,
    userId,
    fresh.map(({ id }) => id),
  );
  for (const { id, picture } of fresh) {
    const credited = own.get(id);
    if (!credited) {
      throw new ProblemError(
        'not-found',
        'That picture is not among yours. Upload it, or choose another one.',
      );
    }
    if (isOfService(credited) && !isCredited(picture, credited)) {
      throw new ProblemError('invalid', 'A photo of a stock service keeps its credit. Choose it again.');
    }
  }
}

function isOfService({ source }: Credited): boolean {
  return source === 'unsplash' || source === 'pexels';
}

function isCredited(picture: Credited, { source, credit, creditUrl }: Credited): boolean {
  return picture.source === source && picture.credit === credit && picture.creditUrl === creditUrl;
}

/**
 * A document whose pictures are all its person's: for those of somebody else's, who showed them, the person gets rows of their
 * own on the same files. They are in none of their lists.
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
    const credited = isOfService(copy.credited) ? copy.credited : {};
    return [key, { ...picture, ...credited, imageUrl: `/pictures/${copy.own}` }];
  });
  return { ...document, pictures: Object.fromEntries(pictures) };
}

function idsOf({ pictures }: Pictures): Set<string> {
  return new Set(Object.values(pictures).flatMap(({ imageUrl }) => ownPictureId(imageUrl) ?? []));
}
