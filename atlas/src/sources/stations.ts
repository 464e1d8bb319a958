import { readFileSync } from 'node:fs';
import type { LonLat } from '@wayfold/domain/travel/legs';
import { railwaysText, readRailways } from '../roads/railways';
import { packageFile } from './package-file';

/** A railway station with a name of its own, written by hand in `atlas/roads`: Gare de Lyon, Roma Termini. */
export type TerminalRow = {
  /** Without a prefix: `gare-de-lyon-fr`. */
  id: string;
  name: string;
  aka?: string[];
  city: string;
  lat: number;
  lon: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
};

const TERMINALS_FILE = packageFile('@wayfold/atlas/roads/terminals.jsonl');

/** Reads the stations with names of their own. */
export function readTerminals(): TerminalRow[] {
  // stations.test.ts checks the shape of every line.
  return terminalsText()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TerminalRow);
}

/** Reads the stations of all railways, each once; most are called like their town. */
export function readStops(): { name: string; at: LonLat }[] {
  const stops = readRailways().flatMap((railway) => railway.stops);
  const known = new Map(
    stops.map(([name, lon, lat]) => [`${name} ${lon} ${lat}`, { name, at: [lon, lat] as LonLat }]),
  );
  return [...known.values()];
}

/** Returns the text of all files that stations come from, to tell versions apart. */
export function stationsText(): string {
  return terminalsText() + railwaysText();
}

function terminalsText(): string {
  return readFileSync(TERMINALS_FILE, 'utf8');
}
