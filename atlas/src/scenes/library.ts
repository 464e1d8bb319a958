import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFile } from '../sources/package-file';
import type { TimeOfDay } from './kit/light';

/** The parts of the world a scene can represent, in the order people choose from. */
export const SCENE_LOCATIONS = [
  'Southwest USA',
  'Rocky Mountains',
  'US West Coast',
  'US East Coast',
  'Midwest and Great Plains',
  'Alaska and Canada',
  'Hawaii and Pacific Islands',
  'Mexico and Central America',
  'Caribbean',
  'Andes and Patagonia',
  'Brazil and the Amazon',
  'British Isles',
  'France',
  'Benelux and Germany',
  'Alps',
  'Central Europe',
  'Eastern Europe',
  'Scandinavia',
  'Iceland and the Arctic',
  'Spain and Portugal',
  'Italy',
  'Greece and the Balkans',
  'Mediterranean',
  'Turkey and the Caucasus',
  'Middle East',
  'North Africa',
  'East and Southern Africa',
  'West Africa',
  'Indian Ocean',
  'Central Asia',
  'India and the Himalayas',
  'China',
  'Japan',
  'Korea',
  'Southeast Asia',
  'Australia',
  'New Zealand',
] as const;
export type SceneLocation = (typeof SCENE_LOCATIONS)[number];

/** The location of a scene that could be in any part of the world, such as the inside of a museum. */
export const ANYWHERE = 'Anywhere';

/** The main landscape types. */
export const SCENE_LANDSCAPES = [
  'canyon',
  'desert',
  'mountains',
  'forest',
  'plains',
  'farmland',
  'coast',
  'island',
  'water',
  'ice',
  'town',
  'city',
] as const;

export const SCENE_SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

/** Kinds of places in addition to those in `atlas/places/categories.json`. */
export const SCENE_CATEGORIES = [
  'city',
  'town',
  'village',
  'countryside',
  'road',
  'airport',
  'harbour',
  'camping',
] as const;

/** A scene as described by its line in `atlas/scenes`. */
export interface SceneLine {
  /** Family and variant: `canyon-dawn`. */
  id: string;
  /** What it shows, as a caption. */
  title: string;
  locations: (SceneLocation | typeof ANYWHERE)[];
  /** Kinds of places it fits, the best first: ids from `atlas/places/categories.json` and `SCENE_CATEGORIES`. */
  categories: string[];
  landscape: (typeof SCENE_LANDSCAPES)[number];
  /** Omitted if nothing in the scene shows it. */
  season?: (typeof SCENE_SEASONS)[number];
  time: TimeOfDay;
  /** Alternative text: describes the scene for people who can't see it. */
  alt: string;
  /** Curated places, if it is a portrait: it represents only these, by their ids without a prefix. */
  places?: string[];
}

/** Reads the descriptions of all scenes, in the library's order: land, towns and landmarks mixed. */
export function readSceneLibrary(): SceneLine[] {
  const folder = dirname(packageFile('@wayfold/atlas/scenes/nature.jsonl'));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
      return lines.map((line, index) => ({ line, part: (index + 0.5) / lines.length }));
    })
    .sort((a, b) => a.part - b.part)
    .map(({ line }) => JSON.parse(line) as SceneLine); // library.test.ts checks the shape of every line
}
