/** An error that the operator can fix. Its message is printed as is, without a stack trace. */
export class OperatorError extends Error {
  /** @override */
  name = 'OperatorError';
}

/**
 * Runs a command's main function. An OperatorError is printed as one sentence and ends the process with exit code 1.
 *
 * @param {() => Promise<void>} main
 */
export async function runTool(main) {
  try {
    await main();
  } catch (error) {
    console.error(describeFailure(error));
    process.exit(1);
  }
}

/**
 * Describes a failure: the message for an OperatorError, a sentence for an unwritable folder or full disk, else the stack.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function describeFailure(error) {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path } = /** @type {NodeJS.ErrnoException} — plain errors simply have neither field */ (
    error
  );
  if ((code === 'EACCES' || code === 'EROFS' || code === 'EPERM') && path) {
    return `Wayfold can't write to ${path}. Change the owner of that folder, or use a copy of the repository that you own.`;
  }
  if (code === 'ENOSPC') return 'The disk is full. Free up some space and start again.';
  return error.stack ?? error.message;
}
