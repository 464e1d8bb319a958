import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { OperatorError } from './operator-error.mjs';
import { run } from './run.mjs';

/**
 * A program that tests need beside Node.
 *
 * @typedef {object} WantedProgram
 * @property {string} variable the environment variable that may name it
 * @property {readonly string[]} names what it may be called
 * @property {readonly string[]} packages those of Debian that it comes in, and what goes with it
 * @property {string} missing what to do about it where it may not be installed
 */

/**
 * Finds a program, or installs Debian's when it may.
 *
 * @param {WantedProgram} wanted
 * @returns {Promise<string>} absolute path of the program
 * @throws {OperatorError} when there is none and none may be installed
 */
export async function findProgram({ variable, names, packages, missing }) {
  const wished = process.env[variable];
  if (wished && !existsSync(wished)) {
    throw new OperatorError(
      `${variable} names ${wished}, which does not exist: correct it, or leave it empty.`,
    );
  }
  const found = wished || onPath(names);
  if (found) return found;
  if (!mayInstall()) throw new OperatorError(missing);
  return install({ names, packages, variable });
}

/** @param {readonly string[]} names */
function onPath(names) {
  return names
    .map((name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim())
    .find(Boolean);
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/** @param {Pick<WantedProgram, 'names' | 'packages' | 'variable'>} wanted */
async function install({ names, packages, variable }) {
  console.log(`Installing ${packages.join(', ')} (a few minutes, once)…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '--quiet'], { env });
  const done = await run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', ...packages], {
    env,
  });
  const found = onPath(names);
  if (done.ok && found) return found;
  throw new OperatorError(
    `${`${update.ok ? '' : update.output}${done.output}`.trim()}\nInstalling ${packages[0]} failed, see above: install it by hand, or name the program in ${variable}.`,
  );
}
