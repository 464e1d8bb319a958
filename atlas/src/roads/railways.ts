import { readFileSync } from 'node:fs';
import { packageFile } from '../sources/package-file';

/** A railway as a list of stations (name and location) and the time from each to the next, one fewer than the stations. */
export type Railway = {
  name: string;
  /** Codes of the countries its stations are in. */
  countries: string[];
  stops: [station: string, lon: number, lat: number][];
  /** Between departures of a usual fast train, stops included. */
  minutes: number[];
  source: string;
};

const RAILWAYS_FILE = packageFile('@wayfold/atlas/roads/railways.jsonl');

/** Reads the hand-written railways. A station that several lines share has the same name and location in each. */
export function readRailways(): Railway[] {
  return railwaysText()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Railway); // a committed file; a test checks its shape
}

/** Returns the text of the file, to tell versions apart. */
export function railwaysText(): string {
  return readFileSync(RAILWAYS_FILE, 'utf8');
}
