import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { ChangeRefused } from '@wayfold/domain/document/change-refused';

/** A change the domain refused, as the answer to a request; any other error stays what it is. */
export function asProblem(error: unknown): unknown {
  return error instanceof ChangeRefused ? new ProblemError(error.code, error.message) : error;
}
