import { join } from 'node:path';
import { handWrittenRoads } from '../roads/links';
import { ROAD_PACKAGE_FILES } from '../roads/packages';
import { AIRPORT_PACKAGE_FILES } from '../sources/airports';
import { COUNTIES_PACKAGE_FILE } from '../sources/counties';
import { COUNTRY_PACKAGE_FILES } from '../sources/countries';
import { featuresText } from '../sources/features';
import { landscapesText } from '../sources/landscapes';
import { packageVersion } from '../sources/package-file';
import { REGIONS_PACKAGE_FILE } from '../sources/regions';
import { stationsText } from '../sources/stations';
import { TOWNS_PACKAGE_FILE } from '../sources/towns';
import { villagesText } from '../sources/villages';
import { ZIPS_PACKAGE_FILE } from '../sources/zips';
import { SHAPE_PACKAGE_FILES } from '../tiles/shapes';
import { readCacheFile, type Sections, writeCacheFile } from './cache-file';
import { hashOf } from './hash-of';

/** Increase the number when the code that builds a file changes its content. */
const GAZETTEER_FORMAT = 12;
const TILES_FORMAT = 12;
const ROADS_FORMAT = 9;

/** What the tiles name besides parks and landscapes: towns, airports, regions and countries. */
const LABEL_SOURCES = [
  TOWNS_PACKAGE_FILE,
  REGIONS_PACKAGE_FILE,
  ...AIRPORT_PACKAGE_FILES,
  ...COUNTRY_PACKAGE_FILES,
];

const GAZETTEER_SOURCES = [...LABEL_SOURCES, COUNTIES_PACKAGE_FILE, ZIPS_PACKAGE_FILE];

/** The data the atlas answers from. */
export type AtlasCache = { gazetteer: Sections; tiles: Sections; roads: Sections; tileVersion: string };

/**
 * Reads the atlas cache, after building what is missing, damaged, or made from other package versions.
 *
 * Building takes about thirty seconds of one core and 1.2 GB once, and blocks the process; reading takes a twentieth
 * of a second. Several processes can do this at the same time in one folder: the last one to finish wins, and all see
 * whole files.
 *
 * @param options.cacheDir    created if needed
 * @param options.places      version of the curated places
 * @param options.beforeBuild called before anything is built, and awaited
 */
export async function openAtlasCache({
  cacheDir,
  places,
  beforeBuild,
}: {
  cacheDir: string;
  places: string;
  beforeBuild: () => Promise<void>;
}): Promise<AtlasCache> {
  const villages = `villages ${hashOf(villagesText())}`;
  const gazetteerKey = `${keyOf(GAZETTEER_FORMAT, GAZETTEER_SOURCES)}; places ${places}; landscapes ${hashOf(landscapesText())}; ${villages}; stations ${hashOf(stationsText())}`;
  const gazetteerFile = join(cacheDir, 'gazetteer.bin');
  const tilesFile = join(cacheDir, 'tiles.bin');
  const roadsFile = join(cacheDir, 'roads.bin');
  const roadsKey = `${keyOf(ROADS_FORMAT, [TOWNS_PACKAGE_FILE, ...AIRPORT_PACKAGE_FILES, ...SHAPE_PACKAGE_FILES, ...ROAD_PACKAGE_FILES])}; ${hashOf(handWrittenRoads())}`;
  const tilesKey = `${keyOf(TILES_FORMAT, [...LABEL_SOURCES, ...SHAPE_PACKAGE_FILES])}; places ${places}; ${villages}; features ${hashOf(featuresText())}; roads ${hashOf(roadsKey)}`;
  const tileVersion = hashOf(tilesKey);

  const known = {
    gazetteer: readCacheFile(gazetteerFile, gazetteerKey),
    tiles: readCacheFile(tilesFile, tilesKey),
    roads: readCacheFile(roadsFile, roadsKey),
  };
  if (!known.gazetteer || !known.tiles || !known.roads) await beforeBuild();
  const isComplete = known.gazetteer && known.tiles && known.roads;
  const airports = isComplete ? [] : await (await import('../sources/airports')).readAirports();
  if (!known.roads) {
    const { buildRoads } = await import('../roads/build-roads');
    writeCacheFile(roadsFile, roadsKey, buildRoads(airports));
  }
  const roads = known.roads ?? readWritten(roadsFile, roadsKey);
  if (!known.gazetteer || !known.tiles) {
    const { collectRows } = await import('../gazetteer/build/collect-rows');
    const rows = await collectRows();
    if (!known.gazetteer) {
      const { buildGazetteer } = await import('../gazetteer/build/build-gazetteer');
      writeCacheFile(gazetteerFile, gazetteerKey, buildGazetteer(rows));
    }
    if (!known.tiles) {
      const { buildTiles } = await import('../tiles/build-tiles');
      writeCacheFile(tilesFile, tilesKey, buildTiles({ rows, airports, roads }));
    }
  }
  return {
    gazetteer: known.gazetteer ?? readWritten(gazetteerFile, gazetteerKey),
    tiles: known.tiles ?? readWritten(tilesFile, tilesKey),
    roads,
    tileVersion,
  };
}

function keyOf(format: number, packageFiles: readonly string[]): string {
  return [`format ${format}`, ...packageFiles.map((file) => `${file} ${packageVersion(file)}`)].join('; ');
}

function readWritten(file: string, key: string): Sections {
  const sections = readCacheFile(file, key);
  if (!sections)
    throw new Error(`The atlas cache ${file} cannot be read back. Check that its disk has room.`);
  return sections;
}
