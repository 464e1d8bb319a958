import type { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { StockService } from '@wayfold/contract/pictures/pictures';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { type StockPage, type StockPhotos, StockServiceError } from '../../../adapters/stock-photos';
import { createCache } from '../../../lib/turns/memory-cache';
import type { Services } from '../../../services';

/** How long a service's response is cached; URLs of its photos stay valid longer. */
const KEPT_MS = 3_600_000;
const KEPT_CHARACTERS = 8_000_000;
/** How long to leave a service alone after it was asked too often. */
const REST_MS = 60_000;

type Answer = { readonly page: StockPage; readonly at: number; readonly length: number };

/**
 * Creates a search of stock services that limits requests: the same search is sent once an hour, and none for a minute after a
 * service had enough.
 */
export function stockSearch({
  log,
  now,
}: Pick<Services, 'log' | 'now'>): (photos: StockPhotos, query: string, page: number) => Promise<StockPage> {
  const kept = createCache<Answer>(KEPT_CHARACTERS);
  const restsUntil = new Map<StockService, number>();

  const ask = async (photos: StockPhotos, query: string, page: number): Promise<Answer> => {
    const at = now().getTime();
    if (at < (restsUntil.get(photos.service) ?? 0)) throw problemOf(photos, 'busy');
    const found = await photos.search(query, page).catch((error: unknown) => {
      if (!(error instanceof StockServiceError)) throw error;
      if (error.why === 'busy') restsUntil.set(photos.service, now().getTime() + REST_MS);
      log.warn({ service: photos.service, reason: error.message }, 'a photo search failed');
      throw problemOf(photos, error.why);
    });
    return { page: found, at, length: JSON.stringify(found).length };
  };

  return async (photos, query, page) => {
    const words = query.trim().replace(/\s+/g, ' ').toLowerCase();
    if (words === '') return { photos: [], total: 0, totalPages: 0 };
    const isFresh = ({ at }: Answer) => now().getTime() - at < KEPT_MS;
    const key = JSON.stringify([photos.service, page, words]);
    const answer = await kept.of(key, () => ask(photos, words, page), isFresh);
    return answer.page;
  };
}

function problemOf({ name }: StockPhotos, why: StockServiceError['why']): ProblemError {
  if (why === 'busy') {
    return new RequestRefused('too-many', ['stockExhausted', { service: name }]);
  }
  if (why === 'away') {
    return new RequestRefused('unavailable', ['stockAway', { service: name }]);
  }
  return new RequestRefused('upstream', ['stockFailed', { service: name }]);
}
