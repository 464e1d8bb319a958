/** A reason to stop that the person at the keyboard can act on: printed as it is, without a stack. */
export class OperatorError extends Error {
  /** @override */
  name = 'OperatorError';
}

/**
 * Runs a command's main function; a OperatorError is printed as one sentence and ends the process with exit code 1.
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
 * Words for a failure: the sentence of a OperatorError or of a folder that cannot be written, else the stack.
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
    return `Wayfold may not write to ${path}: change the owner of that folder, or use a copy of the repository you own.`;
  }
  if (code === 'ENOSPC') return 'The disk is full: make some room and start again.';
  return error.stack ?? error.message;
}
