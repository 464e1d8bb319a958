import { ProblemError } from '@wayfold/contract/problem-error';
import { isTour } from '@wayfold/domain/apply-change';

/** The type of examples and of people's copies of them. */
export const DEMO_TYPE = 'demo';

/** The type of a new trip as asked for, or throws: guided tours and examples are not made by asking. */
export function tripTypeOf(asked: string | undefined): string {
  const type = asked ?? '';
  if (!isTour(type) && type !== DEMO_TYPE) return type;
  const message = 'Use the type empty or trip_idea. Guided tours and example trips are not made here.';
  throw new ProblemError('invalid', `type: ${message}`, { issues: [{ path: 'type', message }] });
}
