import { OperatorError } from './operator-error.mjs';

/**
 * Stops if this Node.js is older than the product needs.
 *
 * @param {string} version as in process.versions.node
 * @throws {OperatorError} below 20.19
 */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new OperatorError(
    `Wayfold needs Node.js 20.19 or newer, but this is ${version}. Install a newer version from nodejs.org.`,
  );
}
