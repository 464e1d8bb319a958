import { libraryPictureId } from '@wayfold/contract/pictures/picture-rules';
import { STOCK_SERVICES } from '@wayfold/contract/pictures/pictures';
import type { TripPicture } from '@wayfold/contract/trip/trip';

/** What a picture says of whose it is. */
export type Credited = Pick<TripPicture, 'source' | 'credit' | 'creditUrl'>;

/** Tells whether two pictures say the same of whose they are. */
export function isCredited(picture: Credited, { source, credit, creditUrl }: Credited): boolean {
  return picture.source === source && picture.credit === credit && picture.creditUrl === creditUrl;
}

/** Whether a picture is of a stock service, as its row says. */
export function isOfService({ source }: Pick<Credited, 'source'>): boolean {
  return STOCK_SERVICES.some((service) => service === source);
}

/**
 * Why a picture of a trip may not say of itself what it says, as a sentence; null where it may. Photos of stock services say what
 * their service said of them, pictures of the library nothing, and uploads what their people say, in no service's name.
 *
 * @param kept what is known of the picture itself; null for one of the library
 */
export function falseClaimOf(
  picture: Credited & Pick<TripPicture, 'imageUrl'>,
  kept: Credited | null,
): string | null {
  const { source, credit, creditUrl } = picture;
  if (kept && isOfService(kept)) {
    return isCredited(picture, kept)
      ? null
      : 'Photos from stock services keep their credit. Choose the photo again.';
  }
  if (isOfService({ source })) {
    return 'This picture isn’t from that service. Search for the photo there and choose it.';
  }
  if (libraryPictureId(picture.imageUrl) !== null) {
    return credit === null && creditUrl === null ? null : 'Pictures from the library have no credit.';
  }
  if (source === 'wayfold') return 'This picture isn’t from the Wayfold library.';
  if (creditUrl !== null && !isOwnLink(creditUrl)) {
    return 'A credit can’t link to a stock service. Use another web address.';
  }
  if (credit !== null && namesService(credit)) {
    return 'Only photos from a stock service can carry its name. Enter who took this photo.';
  }
  return null;
}

const SERVICE_HOST = new RegExp(`(^|\\.)(${STOCK_SERVICES.join('|')})\\.com\\.?$`);

/** Without a name before its host, which would let it look like another one. */
function isOwnLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, username, password, hostname } = new URL(link);
  return protocol === 'https:' && username === '' && password === '' && !SERVICE_HOST.test(hostname);
}

const SERVICE_NAME = new RegExp(STOCK_SERVICES.join('|'), 'i');

/** Also where letters that nobody sees stand between those of the name. */
function namesService(credit: string): boolean {
  return SERVICE_NAME.test(credit.replace(/[\p{Cf}\p{M}\s]/gu, ''));
}
