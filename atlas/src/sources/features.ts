import { readFileSync } from 'node:fs';
import { packageFile } from './package-file';

/** What the map names besides towns, areas and parks. */
export type FeatureKind =
  | 'ocean'
  | 'sea'
  | 'bay'
  | 'strait'
  | 'lake'
  | 'range'
  | 'plateau'
  | 'plain'
  | 'desert'
  | 'peninsula'
  | 'island'
  | 'cape';

/** A sea, lake or landscape on the map, written by hand in `atlas/landscapes`. */
export type FeatureRow = {
  name: string;
  kind: FeatureKind;
  /** Where its name lies: the middle of an area, the point of a cape. */
  lat: number;
  lon: number;
  /** The first zoom that names it. */
  zoom: number;
  /** How far the name of a range is turned clockwise, in degrees; missing if it is level. */
  angle?: number;
};

/** Kinds of features that are water. */
export const WATER_KINDS: ReadonlySet<FeatureKind> = new Set(['ocean', 'sea', 'bay', 'strait', 'lake']);

const FEATURES_FILE = '@wayfold/atlas/landscapes/features.jsonl';

/** Reads the seas, lakes and landscapes that the map names. */
export function readFeatures(): FeatureRow[] {
  const lines = featuresText().split('\n').filter(Boolean);
  // features.test.ts checks the shape of every line.
  return lines.map((line) => JSON.parse(line) as FeatureRow);
}

/** Returns the text of the file, to tell versions apart. */
export function featuresText(): string {
  return readFileSync(packageFile(FEATURES_FILE), 'utf8');
}
