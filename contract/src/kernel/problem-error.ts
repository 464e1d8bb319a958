import type { Problem, ProblemCode, RefusalMessage } from './problem';

/** A refused request: received by the client, or about to be sent by the server, which throws it as a `RequestRefused`. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'ProblemError';
    this.problem = problem;
  }

  get code(): ProblemCode {
    return this.problem.code;
  }
}

/** Why a request was refused, without what else the response said. */
export function refusalOf({ problem }: ProblemError): RefusalMessage {
  const { message, key, values } = problem;
  return { message, key, values };
}
