import { spawn } from 'node:child_process';
import { repositoryRoot } from './repository.mjs';

/**
 * @typedef {object} Finished
 * @property {boolean} ok     true if it exited with 0
 * @property {string}  output standard output and standard error in order of arrival; empty if they were shown live
 * @property {number}  seconds wall-clock
 */

/**
 * Runs a program in the repository and waits for it. Never throws if the program fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ live?: boolean, env?: Record<string, string> }} [how] live shows the output as it arrives
 * @returns {Promise<Finished>}
 */
export function run(command, args, { live = false, env = {} } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: repositoryRoot,
      env: { ...process.env, ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const finish = (/** @type {boolean} */ ok) =>
      resolve({ ok, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/**
 * Runs a package's JavaScript command (for example vitest/vitest.mjs) with this same Node.js.
 *
 * @param {string} script path inside node_modules
 * @param {string[]} args
 * @param {{ live?: boolean, env?: Record<string, string> }} [how]
 */
export function runPackage(script, args, how) {
  return run(process.execPath, [`node_modules/${script}`, ...args], how);
}

/**
 * Runs npm: the one that started this process, else the one on the PATH.
 *
 * @param {string[]} args
 */
export function runNpm(args) {
  const ours = process.env.npm_execpath;
  return ours?.endsWith('npm-cli.js') ? run(process.execPath, [ours, ...args]) : run('npm', args);
}
