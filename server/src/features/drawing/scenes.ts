import { drawScene } from '@wayfold/atlas/scenes/scene-files';

/** Draws a scene of the library, 1200 by 750, as SVG; it throws for one that there is not. */
export async function readScene(id: string): Promise<string> {
  const drawing = await drawScene(id);
  if (drawing === null) throw new Error(`There is no scene ${id}.`);
  return drawing;
}
