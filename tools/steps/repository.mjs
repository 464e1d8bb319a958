import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, regardless of the working directory. */
export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The five workspaces and the tool and test folders with TypeScript, each after the ones it depends on. */
export const rooms = ['contract', 'domain', 'atlas', 'server', 'web', 'web/scripts', 'tools', 'e2e', 'bench'];

/**
 * Builds an absolute path inside the repository.
 *
 * @param {...string} parts
 */
export function inRepository(...parts) {
  return path.join(repositoryRoot, ...parts);
}
