import { existsSync } from 'node:fs';
import { access, constants, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from './operator-error';

/**
 * Creates a folder and its parents, and verifies that it is writable.
 *
 * @throws OperatorError if it isn't
 */
export async function requireWritableFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error(folder), { code: 'ENOTDIR' });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    if (code === 'EEXIST' || code === 'ENOTDIR') {
      throw new OperatorError(`DATA_DIR points to ${folder}, which is not a folder. Set it to a folder.`);
    }
    if (code === 'ENOSPC')
      throw new OperatorError(`The disk that contains ${folder} is full. Free some space and start again.`);
    throw new OperatorError(
      `Wayfold cannot write to the folder ${folder}. Give the user who runs Wayfold read and write access, or set DATA_DIR to another folder.`,
    );
  }
}

/** Doesn't use mkdir's `recursive`, which never returns inside /proc, where folders seem to vanish as they are created. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
