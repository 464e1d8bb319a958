import { libraryPictureId } from '@wayfold/contract/pictures/picture-rules';
import { STOCK_SERVICES } from '@wayfold/contract/pictures/pictures';
import type { Refusal } from '@wayfold/contract/refusals/refusal';
import type { TripPicture } from '@wayfold/contract/trip/trip';

/** The credit of a picture. */
export type Credited = Pick<TripPicture, 'source' | 'credit' | 'creditUrl'>;

/** Whether two pictures have the same credit. */
export function isCredited(picture: Credited, { source, credit, creditUrl }: Credited): boolean {
  return picture.source === source && picture.credit === credit && picture.creditUrl === creditUrl;
}

/** Whether a picture comes from a stock service, according to its row. */
export function isOfService({ source }: Pick<Credited, 'source'>): boolean {
  return STOCK_SERVICES.some((service) => service === source);
}

/**
 * The message why a picture of a trip can't have its credit; null if it can. Photos of stock services have the credit from the
 * service, library pictures have none, and uploads have what their people enter, but not in the name of a service.
 *
 * @param kept the credit stored with the picture itself; null for one from the library
 */
export function falseClaimOf(
  picture: Credited & Pick<TripPicture, 'imageUrl'>,
  kept: Credited | null,
): Refusal | null {
  const { source, credit, creditUrl } = picture;
  if (kept && isOfService(kept)) {
    return isCredited(picture, kept) ? null : 'creditKept';
  }
  if (isOfService({ source })) {
    return 'sourceNotService';
  }
  if (libraryPictureId(picture.imageUrl) !== null) {
    return credit === null && creditUrl === null ? null : 'creditOfLibrary';
  }
  if (source === 'wayfold') return 'sourceNotLibrary';
  if (creditUrl !== null && !isOwnLink(creditUrl)) {
    return 'creditLinksToService';
  }
  if (credit !== null && namesService(credit)) {
    return 'creditNamesService';
  }
  return null;
}

const SERVICE_HOST = new RegExp(`(^|\\.)(${STOCK_SERVICES.join('|')})\\.com\\.?$`);

/** Refuses a user name before the host, which would make it look like another host. */
function isOwnLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, username, password, hostname } = new URL(link);
  return protocol === 'https:' && username === '' && password === '' && !SERVICE_HOST.test(hostname);
}

const SERVICE_NAME = new RegExp(STOCK_SERVICES.join('|'), 'i');

/** Also finds the name with invisible characters between its letters. */
function namesService(credit: string): boolean {
  return SERVICE_NAME.test(credit.replace(/[\p{Cf}\p{M}\s]/gu, ''));
}
