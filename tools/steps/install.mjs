import { existsSync, readFileSync } from 'node:fs';
import { OperatorError } from './operator-error.mjs';
import { inRepository } from './repository.mjs';
import { runNpm } from './run.mjs';
import { withLock } from './step-lock.mjs';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Installs the locked packages when node_modules is missing or does not match package-lock.json.
 *
 * npm records what it installed in node_modules/.package-lock.json, so we need no stamp that could go stale.
 */
export async function ensureInstalled() {
  if (!isInstalled()) await withLock('install', installUnlessDone);
}

/** Another command in this folder may have installed the packages while this one waited. */
async function installUnlessDone() {
  if (isInstalled()) return;
  console.log('Installing packages (the first time takes a minute or two)…');
  const { ok, output } = await runNpm(['ci', '--include=dev', '--include=optional']);
  if (ok) return;
  throw new OperatorError(
    `${output.trim()}\nInstalling the packages failed. See npm's output above, then run the command again.`,
  );
}

function isInstalled() {
  const installed = inRepository('node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  return matchesLockfile(readLockfile(inRepository('package-lock.json')), readLockfile(installed));
}

/**
 * Checks whether every package in the lockfile is installed in its locked version; optional ones may be missing.
 *
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 */
export function matchesLockfile(wanted, installed) {
  return Object.entries(wanted.packages).every(([location, wantedPackage]) => {
    if (!location.includes('node_modules/')) return true;
    const found = installed.packages[location];
    if (!found) return wantedPackage.optional === true;
    return found.version === wantedPackage.version;
  });
}

/**
 * @param {string} file
 * @returns {Lockfile}
 */
function readLockfile(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
