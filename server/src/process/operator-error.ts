/** A reason not to start that the person at the keyboard can act on: printed as it is, without a stack, exit code 1. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
