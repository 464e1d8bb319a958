import { readPoint } from '@wayfold/domain/map/typed-point';
import { pointOfId } from './geocoded-place';
import { type Geocoder, type GeocodingService, ServiceBusy } from './geocoder';

/** One letter matches half the world, and no name is a page long: such queries aren't sent to external servers. */
const FEWEST_LETTERS = 2;
const MOST_LETTERS = 250;
/** After this many failures in a row a service is paused. */
const FAILURES = 3;
const REST_MS = 30_000;

/** Where failures are logged. */
export type Told = (facts: { reason: string }, sentence: string) => void;

/**
 * Asks a service, or the offline atlas if the service fails, finds nothing, or can't be asked.
 *
 * A service that fails repeatedly, or asks for a pause, is left alone for a while, so nobody who is typing waits for it.
 *
 * @param offline always answers
 */
export function withFallback(service: GeocodingService, offline: Geocoder, tell: Told): Geocoder {
  const rest = { failures: 0, until: 0 };
  const first = async <T>(
    asked: () => Promise<T>,
    isNothing: (answer: T) => boolean,
    otherwise: () => Promise<T>,
  ) => {
    if (Date.now() < rest.until) return otherwise();
    try {
      const answer = await asked();
      rest.failures = 0;
      return isNothing(answer) ? otherwise() : answer;
    } catch (error) {
      rest.failures += 1;
      if (error instanceof ServiceBusy) rest.until = Date.now() + error.seconds * 1_000;
      else if (rest.failures >= FAILURES) rest.until = Date.now() + REST_MS;
      tell({ reason: error instanceof Error ? error.message : 'unknown' }, `${service.name} failed`);
      return otherwise();
    }
  };
  const isEmpty = (places: readonly unknown[]) => places.length === 0;
  const isNull = (answer: unknown) => answer === null;
  /** Coordinates and map links need no lookup. */
  const isForOthers = (q: string) =>
    q.trim().length >= FEWEST_LETTERS && q.length <= MOST_LETTERS && readPoint(q) === null;
  return {
    name: service.name,
    suggest: (query) => {
      const otherwise = () => offline.suggest(query);
      if (!service.isForTyping || !isForOthers(query.q)) return otherwise();
      return first(() => service.suggest(query), isEmpty, otherwise);
    },
    geocode: (query) => {
      const otherwise = () => offline.geocode(query);
      return isForOthers(query.q) ? first(() => service.geocode(query), isEmpty, otherwise) : otherwise();
    },
    reverse: (at) =>
      first(
        () => service.reverse(at),
        isNull,
        () => offline.reverse(at),
      ),
    retrieve: (id) => {
      if (!service.owns(id)) return offline.retrieve(id);
      // The ID contains its point, even if everything else is forgotten.
      const at = pointOfId(id);
      const point = async () => (at ? offline.retrieve(`ll:${at[1]},${at[0]}`) : null);
      return first(() => service.retrieve(id), isNull, point);
    },
  };
}
