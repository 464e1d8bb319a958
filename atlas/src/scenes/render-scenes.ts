import { fileURLToPath } from 'node:url';
import { renderAllScenes } from './scene-files';

// The build runs this program to render the library's pictures once, so nobody has to wait for the first request.
const rendered = await renderAllScenes(
  fileURLToPath(new URL('../../../.cache/atlas/scenes', import.meta.url)),
);
console.log(`Rendered ${rendered} pictures of scenes.`);
