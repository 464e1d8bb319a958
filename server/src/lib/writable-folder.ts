import { access, constants, mkdir } from 'node:fs/promises';
import { Refusal } from './refusal';

/**
 * Makes a folder, with those above it, and proves that it can be written.
 *
 * @throws Refusal when it cannot
 */
export async function requireWritableFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    if (code === 'EEXIST' || code === 'ENOTDIR') {
      throw new Refusal(`DATA_DIR leads to ${folder}, which is not a folder: name another one.`);
    }
    if (code === 'ENOSPC')
      throw new Refusal(`The disk of ${folder} is full: make some room and start again.`);
    throw new Refusal(
      `Wayfold may not write to the folder ${folder}: give it to the user who starts Wayfold, or set DATA_DIR to another one.`,
    );
  }
}
