import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const PACKAGES: Record<string, string> = { maki: '@mapbox/maki', temaki: '@rapideditor/temaki' };
const require = createRequire(import.meta.url);
const read = new Map<string, Promise<string>>();

/**
 * The path of an icon, drawn on 15 by 15: all its paths as one. Each is read from disk once.
 *
 * @param icon `maki/museum` or `temaki/ruins`
 * @throws Error for an icon that does not exist
 */
export function iconPath(icon: string): Promise<string> {
  const known = read.get(icon) ?? readPath(icon);
  read.set(icon, known);
  return known;
}

async function readPath(icon: string): Promise<string> {
  const [set = '', name = ''] = icon.split('/');
  const folder = path.join(path.dirname(require.resolve(`${PACKAGES[set]}/package.json`)), 'icons');
  const svg = await readFile(path.join(folder, `${name}.svg`), 'utf8');
  const paths = [...svg.matchAll(/\sd="([^"]+)"/g)].map(([, d = '']) => d);
  // Some files break long paths with line ends written as &#xA;.
  return paths
    .join(' ')
    .replace(/(?:&#x\w+;|\s)+/g, ' ')
    .trim();
}
