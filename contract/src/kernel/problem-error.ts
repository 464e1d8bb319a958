import type { Problem, ProblemCode } from './problem';

/** An expected refusal, thrown by a handler, and by the client when the server refuses. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(code: ProblemCode, message: string, more: Omit<Problem, 'code' | 'message'> = {}) {
    super(message);
    this.name = 'ProblemError';
    this.problem = { code, message, ...more };
  }

  get code(): ProblemCode {
    return this.problem.code;
  }
}
