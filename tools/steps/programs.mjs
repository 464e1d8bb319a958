import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { OperatorError } from './operator-error.mjs';
import { run } from './run.mjs';

/**
 * A program that tests need besides Node.
 *
 * @typedef {object} WantedProgram
 * @property {string} variable the environment variable that may hold its path
 * @property {readonly string[]} names possible names of the executable
 * @property {readonly string[]} packages the Debian packages to install, including what goes with it
 * @property {string} missing error message if it is missing and can't be installed
 */

/**
 * Finds a program, or installs it from Debian if allowed.
 *
 * @param {WantedProgram} wanted
 * @returns {Promise<string>} absolute path of the program
 * @throws {OperatorError} if it isn't found and can't be installed
 */
export async function findProgram({ variable, names, packages, missing }) {
  const wished = process.env[variable];
  if (wished && !existsSync(wished)) {
    throw new OperatorError(
      `${variable} is set to ${wished}, which does not exist. Correct it, or leave it empty.`,
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
  console.log(`Installing ${packages.join(', ')} (takes a few minutes, only once)…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '--quiet'], { env });
  const done = await run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', ...packages], {
    env,
  });
  const found = onPath(names);
  if (done.ok && found) return found;
  throw new OperatorError(
    `${`${update.ok ? '' : update.output}${done.output}`.trim()}\nInstalling ${packages[0]} failed. See the output above, then install it yourself, or set ${variable} to the program.`,
  );
}
