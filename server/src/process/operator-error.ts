/** A reason not to start that the operator can act on: printed as is, without a stack trace, exit code 1. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
