import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const PACKAGES: Record<string, string> = { maki: '@mapbox/maki', temaki: '@rapideditor/temaki' };
const require = createRequire(import.meta.url);
const read = new Map<string, Promise<string>>();

/**
 * The path of an icon, scaled to a 15 by 15 grid, with all its paths combined into one. Each is read once.
 *
 * @param icon `maki/museum` or `temaki/ruins`
 * @throws Error for an icon that doesn't exist
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
  // Some files break long paths with line breaks written as &#xA;.
  const whole = paths
    .join(' ')
    .replace(/(?:&#x\w+;|\s)+/g, ' ')
    .trim();
  return Number(side) === SIDE ? whole : scaledPath(whole, SIDE / Number(side));
}

/** Width and height of the grid that icons are drawn on. */
const SIDE = 15;

/** Scales a path; the rotation and the two flags of arcs stay unchanged. */
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
