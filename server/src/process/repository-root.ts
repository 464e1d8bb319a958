import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Absolute path of the repository this code runs from, whether as a source file or the built bundle.
 *
 * @throws Error if the code was moved out of its repository
 */
export function repositoryRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package-lock.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder)
      throw new Error('Wayfold runs from its own repository, next to package-lock.json.');
    folder = parent;
  }
  return folder;
}
