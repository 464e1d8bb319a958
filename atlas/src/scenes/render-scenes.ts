import { fileURLToPath } from 'node:url';
import { renderAllScenes } from './scene-files';

// Run as a program by the build: the pictures of the library are made once, not by whoever asks for one first.
const rendered = await renderAllScenes(
  fileURLToPath(new URL('../../../.cache/atlas/scenes', import.meta.url)),
);
console.log(`Rendered ${rendered} pictures of scenes.`);
