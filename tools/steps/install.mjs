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
 * node_modules/.package-lock.json is what npm says it installed, so no stamp of our own can go stale.
 */
export async function ensureInstalled() {
  if (!isInstalled()) await withLock('install', installUnlessDone);
}

/** Another command in this folder may have installed while this one waited. */
async function installUnlessDone() {
  if (isInstalled()) return;
  console.log('Installing packages (the first time takes a minute or two)…');
  const { ok, output } = await runNpm(['ci', '--include=dev', '--include=optional']);
  if (ok) return;
  throw new OperatorError(
    `${output.trim()}\nInstalling the packages failed: see npm's words above, then run the command again.`,
  );
}

function isInstalled() {
  const installed = inRepository('node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  return matchesLockfile(readLockfile(inRepository('package-lock.json')), readLockfile(installed));
}

/**
 * Whether every package of the lockfile is installed in its version; optional ones may be absent.
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
