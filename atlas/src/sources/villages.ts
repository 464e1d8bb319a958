import { readFileSync } from 'node:fs';
import { packageFile } from './package-file';

/** A village of the guidebooks that the list of towns lacks, written by hand in `atlas/landscapes`. */
export type VillageRow = {
  /** Without a prefix, the country at its end: `gimmelwald-ch`. */
  id: string;
  name: string;
  /** Names in other spellings and of the island, valley or sight it is known for. */
  aka?: string[];
  lat: number;
  lon: number;
  country: string;
  /** As `readRegions` spells it; missing where the country has no regions there. */
  admin1?: string;
  /** Missing unless known. */
  population?: number;
};

const VILLAGES_FILE = '@wayfold/atlas/landscapes/villages.jsonl';

/** Reads the villages, about 2,100, in the order of their countries. */
export function readVillages(): VillageRow[] {
  const lines = villagesText().split('\n').filter(Boolean);
  // villages.test.ts checks the shape of every line.
  return lines.map((line) => JSON.parse(line) as VillageRow);
}

/** Returns the text of the file, to tell versions apart. */
export function villagesText(): string {
  return readFileSync(packageFile(VILLAGES_FILE), 'utf8');
}
