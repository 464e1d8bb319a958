import { PICTURE_VARIANTS, type PictureVariant } from '@wayfold/contract/pictures/picture-rules';
import type { StockService } from '@wayfold/contract/pictures/pictures';
import type { Config } from '../config';
import { PEXELS_IMAGES } from './stock-photos.pexels';
import { UNSPLASH_IMAGES } from './stock-photos.unsplash';

/** The largest width a photo is shown at; camera originals are several times as large. */
const WHOLE_WIDTH = 2_400;
const THUMB_WIDTH = 400;

/** URL parameters each service uses for a smaller, well-compressed picture. */
const PACKED: Record<StockService, Record<string, string>> = {
  unsplash: { auto: 'format', q: '80' },
  pexels: { auto: 'compress', cs: 'tinysrgb' },
};

/**
 * The URL of a stock service's photo in a size; the parameters in `origin` stay, since the service counts views by them.
 *
 * @param size a variant, or `thumb` for a search's grid
 */
export function stockAddress(service: StockService, origin: string, size: PictureVariant | 'thumb'): string {
  const address = new URL(origin);
  for (const [name, value] of Object.entries({ ...PACKED[service], ...sizeParameters(size) })) {
    address.searchParams.set(name, value);
  }
  return address.href;
}

function sizeParameters(size: PictureVariant | 'thumb'): Record<string, string> {
  if (size === 'thumb') return { w: String(THUMB_WIDTH), fit: 'max' };
  const sides = PICTURE_VARIANTS[size];
  if (!sides) return { w: String(WHOLE_WIDTH), fit: 'max' };
  const fit = sides.fit === 'cover' ? 'crop' : 'max';
  return { w: String(sides.width), h: String(sides.height), fit };
}

/** Origins photos may be shown from: those of the configured services. */
export function stockOrigins({ unsplash, pexels }: Pick<Config, 'unsplash' | 'pexels'>): string[] {
  return [
    ...(unsplash ? [`https://${UNSPLASH_IMAGES}`] : []),
    ...(pexels ? [`https://${PEXELS_IMAGES}`] : []),
  ];
}
