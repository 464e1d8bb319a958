import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file completely or not at all, even if the process or the machine goes down: first elsewhere, then synced to disk,
 * then moved into place. Once this resolves, the file is durable. If `chunks` throws, nothing is left.
 *
 * @param aside folder for incomplete files, on the same disk
 */
export async function writeDurably(
  file: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  aside: string,
): Promise<void> {
  await mkdir(aside, { recursive: true });
  const draft = path.join(aside, randomBytes(16).toString('hex'));
  const handle = await open(draft, 'wx', 0o600);
  try {
    await writeAll(handle, chunks);
    await makeFolder(path.dirname(file));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

async function writeAll(
  handle: FileHandle,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  try {
    for await (const chunk of chunks) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder and its parents, each synced to disk in its parent. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
