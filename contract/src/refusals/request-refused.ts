import type { Problem, ProblemCode, ProblemIssue, RefusalMessage } from '../kernel/problem';
import { ProblemError } from '../kernel/problem-error';
import { type Refusal, refusalMessage } from './refusal';

/** An expected refusal of a request, thrown by the server; the client receives it as a `ProblemError`. */
export class RequestRefused extends ProblemError {
  readonly refusal: Refusal;

  constructor(code: ProblemCode, refusal: Refusal, more: Omit<Problem, 'code' | keyof RefusalMessage> = {}) {
    super({ code, ...refusalMessage(refusal), ...more });
    this.refusal = refusal;
  }
}

/** Says that one field is refused. @param path the field, such as `newParagraphs.0.text` */
export function issueAt(path: string, refusal: Refusal): ProblemIssue {
  return { path, ...refusalMessage(refusal) };
}

/** The refusal of a request because of one field. */
export function fieldRefused(code: ProblemCode, path: string, refusal: Refusal): RequestRefused {
  return new RequestRefused(code, refusal, { issues: [issueAt(path, refusal)] });
}
