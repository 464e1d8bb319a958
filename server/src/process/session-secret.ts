import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from './operator-error';

/**
 * The secret stored in DATA_DIR/session-secret, created on the first start and readable only by this user.
 *
 * @returns 43 characters of base64url, 256 random bits
 * @throws OperatorError if the file is empty
 */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'session-secret');
  const kept = await readIfThere(file);
  if (kept) return kept;

  // Written to a draft and linked into place, so a crash leaves no partial secret and two starts agree on one.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  const secret = await readIfThere(file);
  if (secret) return secret;
  throw new OperatorError(
    `The file ${file} is empty. Delete it and start again. Users will then have to set up their authenticator apps again.`,
  );
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
