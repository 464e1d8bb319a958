import { readFileSync } from 'node:fs';
import type { LonLat } from '@wayfold/domain/travel/legs';
import { packageFile } from '../sources/package-file';
import { highwaysText } from './highways';
import { lengthMeters } from './line';

/** What carries traffic over a link: a road, a ship, a train that takes cars, a train or a boat that takes only people. */
export type LinkKind = 'road' | 'ferry' | 'shuttle' | 'rail' | 'boat';

/** A connection that towns and coasts don't reveal: a bridge, tunnel, causeway, ferry, or road around a fjord. */
export type RoadLink = {
  name: string;
  kind: LinkKind;
  /** At least two; the first and last are connected to nearby towns. */
  points: LonLat[];
  /** Length of the whole link. */
  meters: number;
  /** Including boarding and waiting; null for roads, which take as long as other roads. */
  seconds: number | null;
};

/** Two countries with no road between them, or none that travelers may use, as of a year. */
export type ClosedBorder = {
  countries: [string, string];
  /** The year it was closed; null if it never had a road for travelers. */
  since: number | null;
  /** The year of that knowledge. */
  year: number;
};

/** A line that no road crosses: a ridge, a canyon, an arm of the sea. */
export type Barrier = { line: LonLat[] };

/** An island, a group of islands or a stretch of mainland that no road leads to, apart from written links. */
export type Island = {
  name: string;
  /** Everything on it is within so many kilometers of one of these points. */
  circles: [lon: number, lat: number, km: number][];
  /** Whether ships take travelers' cars there; if not, none sails within the group either. */
  ferry: boolean;
  /** Whether its towns have no roads to each other either. */
  scattered?: boolean;
};

type LinkLine = { name: string; kind: LinkKind; points: LonLat[]; km?: number; minutes?: number };

const LINKS_FILE = packageFile('@wayfold/atlas/roads/links.jsonl');
const BARRIERS_FILE = packageFile('@wayfold/atlas/roads/barriers.jsonl');
const ISLANDS_FILE = packageFile('@wayfold/atlas/roads/islands.jsonl');
const ROADLESS_FILE = packageFile('@wayfold/atlas/roads/roadless.jsonl');
const BORDERS_FILE = packageFile('@wayfold/atlas/roads/closed-borders.jsonl');

/** Ships go 35 km/h and take an hour to board, as everywhere in Wayfold. */
const SHIP_KMH = 35;
const BOARDING_SECONDS = 3_600;

/** The text of the hand-written files, to detect changes. */
export function handWrittenRoads(): string {
  const files = [LINKS_FILE, BORDERS_FILE, BARRIERS_FILE, ISLANDS_FILE, ROADLESS_FILE].map((file) =>
    readFileSync(file, 'utf8'),
  );
  return [...files, highwaysText()].join('');
}

/** Reads the hand-written links. */
export function readLinks(): RoadLink[] {
  return linesOf<LinkLine>(LINKS_FILE).map(({ name, kind, points, km, minutes }) => {
    const meters = km === undefined ? lengthMeters(points) : km * 1000;
    const seconds = minutes === undefined ? ferrySeconds(meters) : minutes * 60;
    return { name, kind, points, meters, seconds: kind === 'road' ? null : seconds };
  });
}

/** Reads the pairs of countries with no road between them. */
export function readClosedBorders(): ClosedBorder[] {
  return linesOf<ClosedBorder>(BORDERS_FILE);
}

/** Reads the lines that no road crosses. */
export function readBarriers(): Barrier[] {
  return linesOf<Barrier>(BARRIERS_FILE);
}

/** Reads the islands, and the parts of the mainland, that only written roads lead to, if any. */
export function readIslands(): Island[] {
  return [...linesOf<Island>(ISLANDS_FILE), ...linesOf<Island>(ROADLESS_FILE)];
}

/** Estimates how long a ship without a timetable takes, including boarding. */
export function ferrySeconds(meters: number): number {
  return Math.round((meters / 1000 / SHIP_KMH) * 3600 + BOARDING_SECONDS);
}

function linesOf<Line>(file: string): Line[] {
  // Committed files; a test checks their shape.
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line);
}
