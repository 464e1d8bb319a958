import { drawScene } from '@wayfold/atlas/scenes/scene-files';

/** Draws a scene of the library, 1200 by 750, as SVG; throws if the scene doesn't exist. */
export async function readScene(id: string): Promise<string> {
  const drawing = await drawScene(id);
  if (drawing === null) throw new Error(`There is no scene ${id}.`);
  return drawing;
}
