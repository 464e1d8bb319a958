import type { Atlas, CuratedPlace, LonLat } from '../atlas';
import { familyOf } from '../scenes/fitting-scenes';
import { ANYWHERE, type SceneLine } from '../scenes/library';
import { LOCAL } from '../scenes/scene-limits';
import { locationsLike, sceneLocationsOf } from '../scenes/scene-regions';

/** The cities of all continents that most trips go to. */
export const TRAVELED_CITIES: readonly { name: string; at: LonLat }[] = [
  { name: 'Paris', at: [2.3488, 48.8534] },
  { name: 'London', at: [-0.1257, 51.5085] },
  { name: 'Rome', at: [12.4839, 41.8947] },
  { name: 'Barcelona', at: [2.159, 41.3888] },
  { name: 'Madrid', at: [-3.7026, 40.4165] },
  { name: 'Lisbon', at: [-9.1333, 38.7167] },
  { name: 'Amsterdam', at: [4.8897, 52.374] },
  { name: 'Berlin', at: [13.4105, 52.5244] },
  { name: 'Vienna', at: [16.3721, 48.2085] },
  { name: 'Prague', at: [14.4208, 50.088] },
  { name: 'Budapest', at: [19.0399, 47.498] },
  { name: 'Athens', at: [23.7278, 37.9838] },
  { name: 'Istanbul', at: [28.9497, 41.0138] },
  { name: 'Cologne', at: [6.95, 50.9333] },
  { name: 'Copenhagen', at: [12.5655, 55.6759] },
  { name: 'Cairo', at: [31.2497, 30.0626] },
  { name: 'Marrakesh', at: [-7.9994, 31.6342] },
  { name: 'Cape Town', at: [18.4232, -33.9258] },
  { name: 'Nairobi', at: [36.8172, -1.2833] },
  { name: 'Dubai', at: [55.3047, 25.2582] },
  { name: 'Jerusalem', at: [35.2163, 31.769] },
  { name: 'Delhi', at: [77.2167, 28.6667] },
  { name: 'Mumbai', at: [72.8826, 19.0728] },
  { name: 'Bangkok', at: [100.5014, 13.754] },
  { name: 'Singapore', at: [103.8501, 1.2897] },
  { name: 'Hanoi', at: [105.8412, 21.0245] },
  { name: 'Hong Kong', at: [114.1577, 22.2855] },
  { name: 'Beijing', at: [116.3972, 39.9075] },
  { name: 'Seoul', at: [126.9784, 37.566] },
  { name: 'Tokyo', at: [139.6917, 35.6895] },
  { name: 'Kyoto', at: [135.7538, 35.0211] },
  { name: 'Sydney', at: [151.2073, -33.8678] },
  { name: 'Auckland', at: [174.7635, -36.8485] },
  { name: 'New York', at: [-74.006, 40.7143] },
  { name: 'Las Vegas', at: [-115.1372, 36.175] },
  { name: 'San Francisco', at: [-122.4194, 37.7749] },
  { name: 'Toronto', at: [-79.4163, 43.7001] },
  { name: 'Mexico City', at: [-99.1277, 19.4285] },
  { name: 'Rio de Janeiro', at: [-43.1823, -22.9064] },
  { name: 'Buenos Aires', at: [-58.3772, -34.6132] },
];

/** How far Things To Do looks around a destination. */
const NEAR_METERS = 60_000;
/** Things To Do lists hotels on a tab of their own. */
const STAYS = 'group-stay';

/** The places that Things To Do lists first in a city. */
export function firstThings(atlas: Atlas, at: LonLat, count = 10): CuratedPlace[] {
  const stays = new Set(atlas.placeCategories.filter(({ parent }) => parent === STAYS).map(({ id }) => id));
  return atlas
    .placesNear(at, { radiusMeters: NEAR_METERS, limit: 100 })
    .filter(({ categories: [first = ''] }) => !stays.has(first))
    .slice(0, count);
}

/** How many places have the scene of one before them. */
export function repeatsOf(things: readonly { scene: string }[]): number {
  return things.length - new Set(things.map(({ scene }) => scene)).size;
}

/** Whether a scene shows the landmark of another place, or a town of another part of the world. */
export function wrongThere(
  { id, countryCode, region }: Pick<CuratedPlace, 'id' | 'countryCode' | 'region'>,
  scene: SceneLine | undefined,
): boolean {
  if (!scene) return true;
  if (scene.places) return !scene.places.includes(id.replace('poi:', ''));
  const isLocal = LOCAL.has(familyOf(scene.id));
  if (!isLocal && scene.landscape !== 'city' && scene.landscape !== 'town') return false;
  const there = sceneLocationsOf(countryCode, region);
  const right = new Set<string>([ANYWHERE, ...there, ...(isLocal ? [] : locationsLike(there))]);
  return !scene.locations.some((location) => right.has(location));
}
