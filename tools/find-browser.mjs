import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal } from './steps/refusal.mjs';
import { run } from './steps/run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium for the journeys, or installs Debian's with fonts for Chinese, Japanese and Korean when it may.
 *
 * @returns {Promise<string>} absolute path of the program
 * @throws {Refusal} when there is none and none may be installed
 */
export async function findBrowser() {
  const wished = process.env.CHROME_PATH;
  if (wished && !existsSync(wished)) {
    throw new Refusal(`CHROME_PATH names ${wished}, which does not exist: correct it, or leave it empty.`);
  }
  const found = wished || onPath();
  if (found) return found;
  if (!mayInstall()) {
    throw new Refusal(
      'The journeys need a browser and none was found: install chromium or google-chrome, or name one in CHROME_PATH.',
    );
  }
  return install();
}

function onPath() {
  return names
    .map((name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim())
    .find(Boolean);
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

async function install() {
  console.log('Installing chromium and fonts (a few minutes, once)…');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['chromium', 'fonts-noto-cjk', 'fonts-noto-core'];
  const update = await run('apt-get', ['update', '--quiet'], { env });
  const done = await run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', ...packages], {
    env,
  });
  const found = onPath();
  if (done.ok && found) return found;
  throw new Refusal(
    `${`${update.ok ? '' : update.output}${done.output}`.trim()}\nInstalling chromium failed, see above: install it by hand, or name a browser in CHROME_PATH.`,
  );
}
