import { readFileSync } from 'node:fs';
import { packageFile } from './package-file';

/** An island or a landscape people travel to, written by hand in `atlas/landscapes`. */
export type LandscapeRow = {
  /** Without a prefix: `amalfi-coast`. */
  id: string;
  name: string;
  aka?: string[];
  /** A point at its center, to a hundredth of a degree. */
  lat: number;
  lon: number;
  /** ISO 3166-1 alpha-2; missing if it is in several countries or at sea. */
  country?: string;
  /** From 1, known all over the world, to 3, known to people nearby. */
  rank: 1 | 2 | 3;
};

/** A file of this package. */
export const LANDSCAPES_FILE = '@wayfold/atlas/landscapes/landscapes.jsonl';

/** Reads the islands and landscapes, about 250, that are neither towns nor administrative regions. */
export function readLandscapes(): LandscapeRow[] {
  const lines = landscapesText().split('\n').filter(Boolean);
  // landscapes.test.ts checks the shape of every line.
  return lines.map((line) => JSON.parse(line) as LandscapeRow);
}

/** Returns the text of the file, to tell versions apart. */
export function landscapesText(): string {
  return readFileSync(packageFile(LANDSCAPES_FILE), 'utf8');
}
