import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFile } from '../sources/package-file';
import type { TimeOfDay } from './kit/light';

/** The parts of the world a scene can stand for, as people choose them. */
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

/** What the ground is like. */
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

/** Kinds of places beside those of `atlas/places/categories.json`. */
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

/** A scene as its line in `atlas/scenes` describes it. */
export interface SceneLine {
  /** Family and variant: `canyon-dawn`. */
  id: string;
  /** What it shows, as a caption. */
  title: string;
  locations: SceneLocation[];
  /** Kinds of places it fits: ids of `atlas/places/categories.json` and of `SCENE_CATEGORIES`. */
  categories: string[];
  landscape: (typeof SCENE_LANDSCAPES)[number];
  /** Left out where nothing shows it. */
  season?: (typeof SCENE_SEASONS)[number];
  time: TimeOfDay;
  /** What is to be seen, for people who do not see it. */
  alt: string;
}

/** Reads what is known of all scenes, in the order the library shows them: land, towns and landmarks mixed. */
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
    .map(({ line }) => JSON.parse(line) as SceneLine); // the shape of every line is held by library.test.ts
}
