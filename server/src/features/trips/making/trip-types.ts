import { fieldRefused } from '@wayfold/contract/refusals/request-refused';
import { isDemo, isTour } from '@wayfold/domain/document/trip-types';

/** Returns the requested type of a new trip. Throws for guided tours and demo trips, which can't be requested. */
export function tripTypeOf(asked: string | undefined): string {
  const type = asked ?? '';
  if (!isTour(type) && !isDemo(type)) return type;
  throw fieldRefused('invalid', 'type', 'tripTypeRefused');
}
