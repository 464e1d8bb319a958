import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { isDemo, isTour, TYPE_REFUSED } from '@wayfold/domain/document/trip-types';

/** The type of a new trip as asked for, or throws: guided tours and examples are not made by asking. */
export function tripTypeOf(asked: string | undefined): string {
  const type = asked ?? '';
  if (!isTour(type) && !isDemo(type)) return type;
  throw new ProblemError('invalid', `type: ${TYPE_REFUSED}`, {
    issues: [{ path: 'type', message: TYPE_REFUSED }],
  });
}
