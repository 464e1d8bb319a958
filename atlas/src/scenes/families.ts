import { CULTURE } from './families/culture';
import { LANDMARKS } from './families/landmarks';
import { NATURE } from './families/nature';
import { PORTRAITS } from './families/portraits';
import { TOWNS } from './families/towns';
import type { Family } from './family';

/** All families of scenes. */
export const SCENE_FAMILIES: readonly Family[] = [
  ...NATURE,
  ...TOWNS,
  ...LANDMARKS,
  ...CULTURE,
  ...PORTRAITS,
];
