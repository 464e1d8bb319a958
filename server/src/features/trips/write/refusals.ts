import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { ChangeRefused } from '@wayfold/domain/document/change-refused';

/** Turns a change that the domain refused into a refusal of the request; returns any other error unchanged. */
export function asProblem(error: unknown): unknown {
  return error instanceof ChangeRefused ? new RequestRefused(error.code, error.refusal) : error;
}
