import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
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
export function hashSources(places, root = repositoryRoot) {
  const hash = createHash('sha256');
  for (const file of listFiles(places, root)) {
    hash.update(`${path.relative(root, file)}\0`);
    hash.update(readFileSync(file));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/**
 * Hashes the names, sizes and timestamps of files, which takes a tenth of the time. The same result means the same contents;
 * another result says nothing, since a copy of the repository has other timestamps.
 *
 * @param {string[]} places files and folders relative to the repository; missing ones count as empty
 * @param {string} [root]
 */
export function glanceAtSources(places, root = repositoryRoot) {
  const hash = createHash('sha256');
  for (const file of listFiles(places, root)) {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    hash.update(`${path.relative(root, file)}\0${size} ${mtimeMs} ${ctimeMs}\0`);
  }
  return hash.digest('hex');
}

/**
 * @param {string[]} places
 * @param {string} root
 * @returns {string[]} absolute, place by place, sorted within a place
 */
function listFiles(places, root) {
  return places.flatMap((place) => listPlace(path.join(root, place)).sort());
}

/**
 * @param {string} place absolute
 * @returns {string[]} absolute
 */
function listPlace(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !notBuilt.test(entry.name))
    .flatMap((entry) => {
      const full = path.join(place, entry.name);
      return entry.isDirectory() ? listPlace(full) : [full];
    });
}

/**
 * @typedef {object} BuildJob
 * @property {string} name
 * @property {string[]} sources files and folders it reads
 * @property {string} result    a file it writes
 * @property {() => Promise<void>} build
 */

/**
 * Checks whether a build ran for exactly these sources and its result still exists. If it did, but the sources look different,
 * as in a copy of the repository, notes how they look now, so the next check doesn't read them again.
 *
 * @param {BuildJob} job
 */
export function isCurrent({ name, sources, result }) {
  if (!existsSync(inRepository(result)) || !existsSync(stampOf(name))) return false;
  const [hash, glance] = readFileSync(stampOf(name), 'utf8').split('\n');
  const look = glanceAtSources(sources);
  if (glance === look) return true;
  if (hash !== hashSources(sources)) return false;
  noteLook(stampOf(name), `${hash}\n${look}`);
  return true;
}

/**
 * Replaces a stamp in one step, since other commands may be reading it. Does nothing where this user may not write.
 *
 * @param {string} file
 * @param {string} stamp
 */
function noteLook(file, stamp) {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, stamp);
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}

/**
 * Runs a build and records what its sources were.
 *
 * @param {BuildJob} job
 */
export async function buildAndStamp({ name, sources, build }) {
  // Looked at before they are read: a file that changes in between must not look like what was read.
  const look = glanceAtSources(sources);
  const stamp = `${hashSources(sources)}\n${look}`;
  // Removed first, so an interrupted build doesn't look finished.
  await rm(stampOf(name), { force: true });
  await build();
  await mkdir(path.dirname(stampOf(name)), { recursive: true });
  await writeFile(stampOf(name), stamp);
}

/** @param {string} name */
function stampOf(name) {
  return inRepository('.cache', `${name}.stamp`);
}
