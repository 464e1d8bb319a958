import { NATURE } from './families/nature';
import type { Family } from './family';

/** All families of scenes. */
export const SCENE_FAMILIES: readonly Family[] = [...NATURE];
