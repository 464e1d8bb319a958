import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRepository, repositoryRoot } from './repository.mjs';

/** Files that no build reads; editing them rebuilds nothing. */
const notBuilt = /(^|\/)(node_modules|dist|testing)(\/|$)|\.(test|kill)\.tsx?$|\.test-[^/]*$/;

/**
 * Hashes the names and contents of files, regardless of their timestamps and their order on disk.
 *
 * @param {string[]} places files and folders relative to the repository; missing ones count as empty
 * @param {string} [root]
 */
export async function hashSources(places, root = repositoryRoot) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of await listFiles(path.join(root, place))) {
      hash.update(`${path.relative(root, file)}\0`);
      hash.update(await readFile(file));
      hash.update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} place
 * @returns {Promise<string[]>} absolute, sorted
 */
async function listFiles(place) {
  if (!existsSync(place)) return [];
  if ((await stat(place)).isFile()) return [place];
  const entries = await readdir(place, { withFileTypes: true });
  const lists = await Promise.all(
    entries
      .filter((entry) => !notBuilt.test(entry.name))
      .map((entry) => {
        const full = path.join(place, entry.name);
        return entry.isDirectory() ? listFiles(full) : [full];
      }),
  );
  return lists.flat().sort();
}

/**
 * @typedef {object} BuildJob
 * @property {string} name
 * @property {string[]} sources files and folders it reads
 * @property {string} result    a file it writes
 * @property {() => Promise<void>} build
 */

/**
 * Checks whether a build ran for exactly these sources and its result still exists. Writes nothing.
 *
 * @param {BuildJob} job
 */
export async function isCurrent({ name, sources, result }) {
  if (!existsSync(inRepository(result)) || !existsSync(stampOf(name))) return false;
  return (await readFile(stampOf(name), 'utf8')) === (await hashSources(sources));
}

/**
 * Runs a build and records the hash of its sources.
 *
 * @param {BuildJob} job
 */
export async function buildAndStamp({ name, sources, build }) {
  const hash = await hashSources(sources);
  // Removed first, so an interrupted build doesn't look finished.
  await rm(stampOf(name), { force: true });
  await build();
  await mkdir(path.dirname(stampOf(name)), { recursive: true });
  await writeFile(stampOf(name), hash);
}

/** @param {string} name */
function stampOf(name) {
  return inRepository('.cache', `${name}.stamp`);
}
