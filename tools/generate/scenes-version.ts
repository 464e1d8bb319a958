import { scenesVersion } from '../../atlas/src/scenes/scene-files';

/** Text of domain/src/pictures/scenes-version.generated.ts: a version of how all scenes look, used in their URLs. */
export async function makeScenesVersion(): Promise<string> {
  return `// Written by \`npm run generate\` from the drawings in atlas/src/scenes.

/** Changes whenever a scene is drawn otherwise; part of the addresses of scenes, which are kept for good. */
export const SCENES_VERSION = '${await scenesVersion()}';
`;
}
