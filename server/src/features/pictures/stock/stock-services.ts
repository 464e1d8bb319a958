import type { StockService } from '@wayfold/contract/pictures/pictures';
import type { StockPhotos } from '../../../adapters/stock-photos';
import { pexelsPhotos } from '../../../adapters/stock-photos.pexels';
import { unsplashPhotos } from '../../../adapters/stock-photos.unsplash';
import type { Config } from '../../../config';

/** The setting that enables each service. */
export const STOCK_SETTING: Record<StockService, string> = {
  unsplash: 'UNSPLASH_ACCESS_KEY',
  pexels: 'PEXELS_API_KEY',
};

/** The stock services by their names in the API; null if the operator has set no key. */
export type StockServices = Readonly<Record<StockService, StockPhotos | null>>;

/** Opens the configured stock services. */
export function stockServices({ unsplash, pexels }: Pick<Config, 'unsplash' | 'pexels'>): StockServices {
  return {
    unsplash: unsplash && unsplashPhotos(unsplash),
    pexels: pexels && pexelsPhotos(pexels),
  };
}
