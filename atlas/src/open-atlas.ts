import { join } from 'node:path';
import type { Atlas, LonLat } from './atlas';
import { openAtlasCache } from './cache/atlas-cache';
import { readPlaceScenes } from './cache/place-scenes';
import { foldName } from './gazetteer/fold';
import { Gazetteer } from './gazetteer/gazetteer';
import { rowsNamed } from './gazetteer/match/namesakes';
import { geocodePlaces, suggestPlaces } from './gazetteer/match/suggest';
import { legEstimator } from './legs';
import { CuratedPlaces } from './places/curated-places';
import { openPointIndex, reverseLookup, timezoneAt } from './reverse';
import { AirportIndex } from './roads/airports';
import { RailGraph } from './roads/rail-graph';
import { readRailways } from './roads/railways';
import { RoadGraph } from './roads/road-graph';
import { bestOf, fittingScenes, shelve } from './scenes/fitting-scenes';
import { readSceneLibrary } from './scenes/library';
import { openSceneFiles } from './scenes/scene-files';
import { retrievePlace, searchPlaces } from './search';
import { readCuratedPlaces } from './sources/curated';
import { TileArchive } from './tiles/tile-archive';
import { Towns } from './towns';
import { travelTimes } from './travel-times';

/**
 * Opens the atlas. Reads its cache in a tenth of a second; builds it first, in about thirty seconds, if the folder has
 * none or the packages changed.
 *
 * @param options.cacheDir    created if needed; several processes can share it
 * @param options.beforeBuild awaited before something is built, which keeps the process too busy for anything else
 */
export async function openAtlas({
  cacheDir,
  beforeBuild = async () => undefined,
}: {
  cacheDir: string;
  beforeBuild?: () => Promise<void>;
}): Promise<Atlas> {
  const curated = readCuratedPlaces();
  const cache = await openAtlasCache({ cacheDir, places: curated.version, beforeBuild });
  const gazetteer = new Gazetteer(cache.gazetteer);
  const points = openPointIndex(cache.gazetteer);
  const scenes = await readPlaceScenes(cacheDir, curated, beforeBuild);
  const places = new CuratedPlaces(curated, scenes, (code) => gazetteer.findCountryName(code));
  const shelf = shelve(readSceneLibrary());
  const towns = new Towns(gazetteer, points);
  const tiles = new TileArchive(cache.tiles);
  const rails = new RailGraph(readRailways());
  const estimateLeg = legEstimator(new RoadGraph(cache.roads), new AirportIndex(cache.roads), rails);
  const reverse = (at: LonLat) => reverseLookup(gazetteer, points, at);
  const search = { gazetteer, places, reverse };
  return {
    suggest: (query) => searchPlaces(search, query, suggestPlaces),
    geocode: (query) => searchPlaces(search, query, geocodePlaces),
    isName: (text) => rowsNamed(gazetteer, foldName(text)).size > 0,
    retrieve: (id) => retrievePlace(search, id),
    reverse,
    timezoneAt,
    placeCategories: places.categories,
    place: (id) => places.find(id),
    sceneFor: (place) => bestOf(fittingScenes(place, shelf)),
    placesNear: (at, wanted) => places.near(at, wanted),
    placesIn: (box, wanted) => places.inside(box, wanted),
    placesAlong: (line, wanted) => places.along(line, wanted),
    townsFrom: (at, limit) => towns.driveFrom(at, limit),
    townsAlong: (line, limit) => towns.along(line, limit),
    townsIn: (region, limit) => towns.inRegion(region, limit),
    estimateLeg,
    travelTimes: (from, to) => travelTimes({ estimateLeg, rails }, from, to),
    tile: (z, x, y) => tiles.tile(z, x, y),
    mapSheet: tiles.sheet,
    tileVersion: cache.tileVersion,
    scenes: openSceneFiles(join(cacheDir, 'scenes')),
  };
}
