import type { StockService } from '@wayfold/contract/pictures/pictures';
import type { StockPhotos } from '../../../adapters/stock-photos';
import { pexelsPhotos } from '../../../adapters/stock-photos.pexels';
import { unsplashPhotos } from '../../../adapters/stock-photos.unsplash';
import type { Config } from '../../../config';

/** The setting that brings each service in. */
export const STOCK_SETTING: Record<StockService, string> = {
  unsplash: 'UNSPLASH_ACCESS_KEY',
  pexels: 'PEXELS_API_KEY',
};

/** The stock services by their names in calls; null where the operator set no key. */
export type StockServices = Readonly<Record<StockService, StockPhotos | null>>;

/** Opens the stock services that are set. */
export function stockServices({ unsplash, pexels }: Pick<Config, 'unsplash' | 'pexels'>): StockServices {
  return {
    unsplash: unsplash && unsplashPhotos(unsplash),
    pexels: pexels && pexelsPhotos(pexels),
  };
}
