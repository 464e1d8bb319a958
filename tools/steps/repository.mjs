import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, wherever the command was called from. */
export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The five workspaces and the folders of tools and tests that hold TypeScript, in the order they build on each other. */
export const rooms = ['contract', 'domain', 'atlas', 'server', 'web', 'web/scripts', 'tools', 'e2e', 'bench'];

/**
 * A path inside the repository.
 *
 * @param {...string} parts
 */
export function inRepository(...parts) {
  return path.join(repositoryRoot, ...parts);
}
