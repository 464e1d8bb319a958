import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { writeWholeFile } from '../cache/cache-file';
import type { Family } from './family';

/** What a scene is rendered to, beside its drawing: cut around its middle. */
export const SCENE_PICTURES = {
  '1200x675.webp': { width: 1200, height: 675, type: 'webp' },
  '1200x675.jpg': { width: 1200, height: 675, type: 'jpeg' },
  '400x400.webp': { width: 400, height: 400, type: 'webp' },
} as const;
export type ScenePicture = keyof typeof SCENE_PICTURES;
const PICTURES = Object.keys(SCENE_PICTURES) as ScenePicture[];

/** How many are rendered at the same time. */
const LANES = 4;

/** Counts up whenever the same drawing is rendered otherwise. */
const FORMAT = 1;

/** Drawings of scenes, and the pictures made of them. */
export interface SceneFiles {
  /** The drawing as SVG, 1200 by 750; null where there is no such scene. */
  drawing(id: string): Promise<string | null>;
  /** A rendered picture; made first, in a tenth of a second, if nobody made it before. Null where there is no such scene. */
  picture(id: string, picture: ScenePicture): Promise<Buffer | null>;
}

/**
 * Opens the folder of rendered scenes. Their names tell what they were made of, so a scene that was drawn otherwise is
 * rendered anew and the others are kept.
 *
 * @param folder is made if need be; may be shared by several processes
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
 * Renders every picture that is not there yet, and removes those of scenes that were drawn otherwise.
 *
 * Takes some twenty seconds of two cores for all of them.
 *
 * @returns how many were rendered
 */
export async function renderAllScenes(folder: string): Promise<number> {
  const names = new Map(
    [...(await drawings())].map(([id, svg]) => [svg, PICTURES.map((picture) => fileName(id, svg, picture))]),
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

/** Draws a scene, 1200 by 750, as SVG; null where there is no such scene. */
export async function drawScene(id: string): Promise<string | null> {
  return (await drawings()).get(id) ?? null;
}

/** A name for how all scenes look: changes with every stroke of them. */
export async function scenesVersion(): Promise<string> {
  const hash = createHash('sha256').update(`${FORMAT}`);
  for (const [id, svg] of await drawings()) hash.update(id).update(svg);
  return hash.digest('hex').slice(0, 8);
}

let drawn: Promise<ReadonlyMap<string, string>> | undefined;

/** All drawings by id: 2 MB, made in half a second, when the first one is asked for; each in a turn of the event loop. */
function drawings(): Promise<ReadonlyMap<string, string>> {
  drawn ??= import('./families').then(({ SCENE_FAMILIES }) => drawAll(SCENE_FAMILIES));
  return drawn;
}

/** Draws one after the other, and lets whoever else waits do something in between. */
async function drawAll(families: readonly Family[]): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>();
  for (const { id, draw } of families.flatMap(({ variants }) => variants)) {
    all.set(id, draw());
    await nextTurn();
  }
  return all;
}

function fileName(id: string, svg: string, picture: ScenePicture): string {
  const look = createHash('sha256').update(`${FORMAT} ${svg}`).digest('hex').slice(0, 8);
  return `${id}-${look}-${picture}`;
}

/** A drawing as pixels, in its own size. */
async function pixelsOf(svg: string): Promise<Pixels> {
  // Loaded late: most starts never render.
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
    // Made with the first file.
    return [];
  }
}
