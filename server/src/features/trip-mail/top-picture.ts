import { libraryPictureId } from '@wayfold/contract/pictures/picture-rules';
import type { PdfLanguage } from '@wayfold/contract/sharing/pdf-endpoints';
import type { TripPicture } from '@wayfold/contract/trip/trip';
import { headerPicture } from '@wayfold/domain/document/trip-document';
import type { TripView } from '@wayfold/domain/page/trip-view';
import { variantAddress } from '@wayfold/domain/pictures/picture-address';
import { sceneJpeg } from '@wayfold/domain/pictures/scenes';
import { publicAddress } from '../../lib/public-address';
import type { TopPicture } from '../../mail/letter';
import { nameToCarry } from '../../mail/mails';
import { tripMailWords } from '../../mail/trip-mail-words';
import type { Services } from '../../services';
import { pdfWordsIn } from '../pdf/words/words-in-language';

/**
 * The header picture of a trip for its email; null if it has none.
 *
 * It is loaded from the page that the email links to, so it also disappears from emails if the share is revoked or stops showing
 * pictures.
 */
export function topPictureOf(
  services: Services,
  { document }: TripView,
  { language, link }: { language: PdfLanguage; link: string },
): TopPicture | null {
  const header = headerPicture(document);
  if (!header) return null;
  const scene = libraryPictureId(header.imageUrl);
  // Email programs can't show SVG drawings.
  const address =
    scene === null
      ? variantAddress(header.imageUrl, '1200x675', { sharedAt: link })
      : `${publicAddress(services)}${sceneJpeg(scene)}`;
  if (address === null) return null;
  const alt = nameToCarry(header.description) ?? tripMailWords(language).picture;
  return { address, alt, credit: scene === null ? creditOf(header, language) : null };
}

/** The picture's credit, as far as an email may contain it: a trip's own text could link anywhere. */
function creditOf({ credit, creditUrl }: TripPicture, language: PdfLanguage): TopPicture['credit'] {
  const name = nameToCarry(credit ?? '');
  if (name === null) return null;
  const isOfService = creditUrl !== null && SERVICES.test(creditUrl);
  return { words: pdfWordsIn(language).photoBy(name), link: isOfService ? creditUrl : null };
}

const SERVICES = /^https:\/\/(?:[a-z]+\.)?(?:unsplash|pexels)\.com\//;
