import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { ChangeRefused } from '@wayfold/domain/document/change-refused';

/** Turns a change that the domain refused into a `ProblemError`; returns any other error unchanged. */
export function asProblem(error: unknown): unknown {
  return error instanceof ChangeRefused ? new ProblemError(error.code, error.message) : error;
}
