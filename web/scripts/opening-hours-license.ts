import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The chunk of the library that reads opening hours; nothing else is in it. */
export const OPENING_HOURS = 'opening-hours-library';

const ADDRESS = 'licenses/opening_hours.txt';
const packages = path.dirname(
  path.dirname(createRequire(import.meta.url).resolve('opening_hours/package.json')),
);
const fileOf = (...name: string[]) => readFile(path.join(packages, ...name), 'utf8');

/** Begins the chunk of the library with its license, and ships the text of the license beside it. */
export function openingHoursLicense(): Plugin {
  return {
    name: 'wayfold:opening-hours-license',
    async generateBundle(_options, bundle) {
      const chunk = Object.values(bundle).find(({ name }) => name === OPENING_HOURS);
      if (chunk?.type !== 'chunk') return;
      chunk.code = `/*! opening_hours.js (LGPL-3.0-only) and suncalc (BSD-2-Clause): see /${ADDRESS} */\n${chunk.code}`;
      this.emitFile({ type: 'asset', fileName: ADDRESS, source: await licenseText() });
    },
  };
}

/** What the license asks to ship with the library: that it is used, where its source is, and the license itself. */
export async function licenseText(): Promise<string> {
  const { version } = JSON.parse(await fileOf('opening_hours', 'package.json')) as { version: string }; // of npm
  const [readme, license, sun] = await Promise.all([
    fileOf('opening_hours', 'README.md'),
    fileOf('opening_hours', 'LICENSES', 'LGPL-3.0-only.txt'),
    fileOf('suncalc', 'LICENSE'),
  ]);
  const copyright = readme.slice(readme.indexOf('<!--') + 4, readme.indexOf('-->')).trim();
  return [
    `Wayfold reads opening hours with opening_hours.js ${version}, which is covered by the GNU Lesser General Public`,
    'License, version 3. The library is not modified; the build only makes it smaller. It is a file of its own,',
    `assets/${OPENING_HOURS}-*.js, which you may replace with your own version: change the package and build Wayfold anew.`,
    `Its source is at https://github.com/opening-hours/opening_hours.js and https://www.npmjs.com/package/opening_hours/v/${version}.`,
    'The source of Wayfold is under the MIT license, which allows you to modify it and to debug your modifications.',
    section('opening_hours.js', copyright),
    section('suncalc, which is in the same file', sun),
    section('The license of opening_hours.js', license),
  ].join('\n');
}

function section(title: string, text: string): string {
  return `\n${'-'.repeat(80)}\n${title}\n${'-'.repeat(80)}\n\n${text.trim()}\n`;
}
