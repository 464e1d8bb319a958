import { importAndTell } from './features/places/import/sources/import-and-tell';
import { callersSource, isAddress, readArguments } from './process/command-line';
import { type ImportProgram, runImport } from './process/import-program';
import { OperatorError } from './process/operator-error';
import { listAreas } from './streets/areas/area-store';
import type { Box } from './streets/areas/boxes';
import { AREA_OPTIONS, AREA_USAGE, askedArea, boxesOfArea, nameOfArea } from './streets/import/asked-area';
import { importStreets, nameOfSource } from './streets/import/import-streets';

const USAGE = `npm run import:area -- SOURCE... ${AREA_USAGE} [--name NAME]`;
const STREETS = /\.(pmtiles|mbtiles|osm\.pbf)$/;
const PLACES = /(?<!\.pmtiles|\.mbtiles)$/;

/** The program behind `npm run import:area`: imports the streets and the places of an area into the configured database. */
await runImport(askedFor, async ({ sources, area, name }, program) => {
  const boxes = await boxesOfArea(program, area);
  const ofStreets = sources.filter((source) => STREETS.test(pathOf(source)));
  const ofPlaces = sources.filter((source) => PLACES.test(pathOf(source)));
  for (const source of ofStreets) {
    const said = name ?? nameOfArea(area) ?? nameOfSource(source);
    const asked = { source, boxes, name: ofStreets.length > 1 ? `${said}, ${nameOfSource(source)}` : said };
    if (!(await importMissing(program, asked))) return false;
  }
  if (ofPlaces.length === 0) return true;
  console.log('Importing the places…');
  return importAndTell(program, { sources: ofPlaces, boxes });
});

/** Imports streets, unless an earlier run of the same command has finished them. */
async function importMissing(
  program: ImportProgram,
  asked: { source: string; boxes: readonly Box[]; name: string },
): Promise<boolean> {
  const { source, boxes, name } = asked;
  const known = (await listAreas(program.database.pool)).find(
    (one) => one.name === name && one.source === source && one.isFinished,
  );
  const isSame = known && (boxes.length === 0 || known.boxes.flat().join() === boxes.flat().join());
  if (!isSame) return importStreets(program, asked);
  console.log(
    `The streets of ${name} are already here. To import them again, remove them first: npm run import:map -- --remove "${name}"`,
  );
  return true;
}

function pathOf(source: string): string {
  return isAddress(source) ? new URL(source).pathname : source;
}

function askedFor() {
  const { values, positionals } = readArguments(USAGE, { ...AREA_OPTIONS, name: { type: 'string' } });
  if (positionals.length === 0) {
    throw new OperatorError(`Specify where the streets and places are: ${USAGE}`);
  }
  return { sources: positionals.map(callersSource), area: askedArea(values), name: values.name };
}
