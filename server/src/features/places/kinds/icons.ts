import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const PACKAGES: Record<string, string> = { maki: '@mapbox/maki', temaki: '@rapideditor/temaki' };
const require = createRequire(import.meta.url);
const read = new Map<string, Promise<string>>();

/**
 * The path of an icon, drawn on 15 by 15 whatever its file is drawn on: all its paths as one. Each is read once.
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
  const [, side = SIDE] = /\sviewBox="0 0 (\d+) \d+"/.exec(svg) ?? [];
  // Some files break long paths with line ends written as &#xA;.
  const whole = paths
    .join(' ')
    .replace(/(?:&#x\w+;|\s)+/g, ' ')
    .trim();
  return Number(side) === SIDE ? whole : scaledPath(whole, SIDE / Number(side));
}

/** Icons are drawn on so many units in each direction. */
const SIDE = 15;

/** A path drawn larger or smaller; of arcs the turn and the two flags stay. */
export function scaledPath(path: string, factor: number): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const values = numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    const isFixed = (index: number) => command.toLowerCase() === 'a' && [2, 3, 4].includes(index % 7);
    const scaled = values.map((value, index) =>
      isFixed(index) ? value : String(Number((Number(value) * factor).toFixed(3))),
    );
    return `${command}${scaled.join(' ')}`;
  });
}
