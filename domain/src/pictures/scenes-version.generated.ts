// Written by `npm run generate` from the drawings in atlas/src/scenes.

/** Changes whenever a scene is drawn otherwise; part of the addresses of scenes, which are kept for good. */
export const SCENES_VERSION = 'b54cb2a8';
