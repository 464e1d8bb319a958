import type { Family } from '../family';
import { canyon } from './canyons';
import { coast } from './coasts';
import { alps, peak } from './mountains';
import { forest } from './woods';

/** Land and water. */
export const NATURE: readonly Family[] = [canyon, peak, alps, forest, coast];
