import { retryImport } from '../lib/loading/retry-import';
import { drawsWithWebGl } from './webgl';

/** Loads the map's code; what draws with WebGL, the largest part, comes at the same time instead of after it. */
export function loadTripMap(): Promise<typeof import('./trip-map')> {
  // If it can't be loaded, the map tries again and reports it.
  if (drawsWithWebGl()) void import('./gl/gl-map').catch(() => {});
  return retryImport(() => import('./trip-map'));
}
