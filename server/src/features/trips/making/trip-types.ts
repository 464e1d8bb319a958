import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { isDemo, isTour, TYPE_REFUSED } from '@wayfold/domain/document/trip-types';

/** Returns the requested type of a new trip. Throws for guided tours and demo trips, which can't be requested. */
export function tripTypeOf(asked: string | undefined): string {
  const type = asked ?? '';
  if (!isTour(type) && !isDemo(type)) return type;
  throw new ProblemError('invalid', `type: ${TYPE_REFUSED}`, {
    issues: [{ path: 'type', message: TYPE_REFUSED }],
  });
}
