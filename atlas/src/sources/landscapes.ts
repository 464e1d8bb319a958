import { readFileSync } from 'node:fs';
import { packageFile } from './package-file';

/** An island or a landscape people travel to, as written by hand in `atlas/landscapes`. */
export type LandscapeRow = {
  /** Without a prefix: `amalfi-coast`. */
  id: string;
  name: string;
  aka?: string[];
  /** A point in its midst, to a hundredth of a degree. */
  lat: number;
  lon: number;
  /** ISO 3166-1 alpha-2; missing where it lies in several countries or at sea. */
  country?: string;
  /** 1 known all over the world to 3 known to those who live near. */
  rank: 1 | 2 | 3;
};

/** A file of this package. */
export const LANDSCAPES_FILE = '@wayfold/atlas/landscapes/landscapes.jsonl';

/** Reads the islands and landscapes, some 200, that are neither towns nor regions of an administration. */
export function readLandscapes(): LandscapeRow[] {
  const lines = landscapesText().split('\n').filter(Boolean);
  // The shape of every line is held by landscapes.test.ts.
  return lines.map((line) => JSON.parse(line) as LandscapeRow);
}

/** The file as it is, to tell one version from another. */
export function landscapesText(): string {
  return readFileSync(packageFile(LANDSCAPES_FILE), 'utf8');
}
