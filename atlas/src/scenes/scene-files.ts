import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '../cache/cache-file';
import type { Variant } from './family';

/** Rendered formats of a scene, in addition to its drawing; cropped around the center. */
export const SCENE_PICTURES = {
  '1200x675.webp': { width: 1200, height: 675, type: 'webp' },
  '1200x675.jpg': { width: 1200, height: 675, type: 'jpeg' },
  '400x400.webp': { width: 400, height: 400, type: 'webp' },
} as const;
export type ScenePicture = keyof typeof SCENE_PICTURES;
const PICTURES = Object.keys(SCENE_PICTURES) as ScenePicture[];

/** How many render at the same time. */
const LANES = 4;

/** Increase the number when the same drawing is rendered differently. */
const FORMAT = 1;

/** Scene drawings, and the pictures rendered from them. */
export interface SceneFiles {
  /** The drawing as SVG, 1200 by 750; null if there is no such scene. */
  drawing(id: string): Promise<string | null>;
  /** A rendered picture; rendered on first request, in a tenth of a second. Null if there is no such scene. */
  picture(id: string, picture: ScenePicture): Promise<Buffer | null>;
}

/**
 * Opens the folder of rendered scenes. File names depend on the drawing, so a changed scene is rendered again and the
 * others are kept.
 *
 * @param folder created if needed; several processes can share it
 */
export function openSceneFiles(folder: string): SceneFiles {
  return {
    drawing: drawScene,
    picture: async (id, picture) => {
      const svg = await drawScene(id);
      if (svg === null) return null;
      const file = join(folder, fileName(id, svg, picture));
      const kept = await readIfThere(file);
      if (kept) return kept;
      const made = await encode(await pixelsOf(svg), picture);
      writeWholeFile(file, [made]);
      return made;
    },
  };
}

/**
 * Renders every missing picture, and removes those of scenes whose drawing has changed.
 *
 * Takes about forty seconds of two cores for all of them.
 *
 * @returns how many were rendered
 */
export async function renderAllScenes(folder: string): Promise<number> {
  const names = new Map(
    [...(await allDrawings())].map(([id, svg]) => [
      svg,
      PICTURES.map((picture) => fileName(id, svg, picture)),
    ]),
  );
  const wanted = new Set([...names.values()].flat());
  const there = new Set(listOf(folder));
  for (const name of there) if (!wanted.has(name)) rmSync(join(folder, name), { force: true });
  const missing = [...names].filter(([, files]) => files.some((name) => !there.has(name)));
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let at = lane; at < missing.length; at += LANES) {
      const [svg, files] = missing[at] ?? ['', []];
      const pixels = await pixelsOf(svg);
      for (const [index, picture] of PICTURES.entries()) {
        writeWholeFile(join(folder, files[index] ?? ''), [await encode(pixels, picture)]);
      }
    }
  });
  await Promise.all(lanes);
  return missing.length * PICTURES.length;
}

/** Draws a scene, 1200 by 750, as SVG, on first use; null if there is no such scene. */
export async function drawScene(id: string): Promise<string | null> {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const variant = (await variants()).get(id);
  if (!variant) return null;
  const svg = variant.draw();
  drawn.set(id, svg);
  return svg;
}

/** Returns a version for the look of all scenes; any change to a drawing changes it. */
export async function scenesVersion(): Promise<string> {
  const hash = createHash('sha256').update(`${FORMAT}`);
  for (const [id, svg] of await allDrawings()) hash.update(id).update(svg);
  return hash.digest('hex').slice(0, 8);
}

const drawn = new Map<string, string>();
let known: Promise<ReadonlyMap<string, Variant>> | undefined;

/** All scenes by id. */
function variants(): Promise<ReadonlyMap<string, Variant>> {
  known ??= import('./families').then(
    ({ SCENE_FAMILIES }) =>
      new Map(SCENE_FAMILIES.flatMap(({ variants }) => variants).map((variant) => [variant.id, variant])),
  );
  return known;
}

/** Draws all scenes: 6 MB, in about two seconds. */
async function allDrawings(): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await variants())].map(([id, variant]) => [id, variant.draw()]));
}

function fileName(id: string, svg: string, picture: ScenePicture): string {
  const look = createHash('sha256').update(`${FORMAT} ${svg}`).digest('hex').slice(0, 8);
  return `${id}-${look}-${picture}`;
}

/** Converts a drawing to pixels, at its own size. */
async function pixelsOf(svg: string): Promise<Pixels> {
  // Loaded lazily: most starts never render.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

async function encode({ data, info }: Pixels, picture: ScenePicture): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height, type } = SCENE_PICTURES[picture];
  const cut = sharp(data, { raw: info }).resize({ width, height, fit: 'cover' });
  return (type === 'jpeg' ? cut.jpeg({ quality: 84 }) : cut.webp({ quality: 82 })).toBuffer();
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Created with the first file.
    return [];
  }
}
