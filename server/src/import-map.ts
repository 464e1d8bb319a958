import { existsSync } from 'node:fs';
import path from 'node:path';
import { openAtlas } from '@wayfold/atlas/open-atlas';
import { readConfig } from './config';
import type { Database } from './db/connect';
import { openSharedDatabase } from './db/open-shared-database';
import { createLog } from './lib/log';
import { callersPath, explain, readArguments } from './process/command-line';
import { OpenedResources } from './process/opened-resources';
import { OperatorError } from './process/operator-error';
import { repositoryRoot } from './process/repository-root';
import { requireWritableFolder } from './process/writable-folder';
import { listAreas, removeArea } from './streets/areas/area-store';
import type { Box } from './streets/areas/boxes';
import { boxesAroundPlace, boxesIn, boxesOfTrip } from './streets/import/boxes-of';
import { importArea } from './streets/import/import-area';
import { bytesWords, doneWords, listWords, progressBar, sizeWords } from './streets/import/import-words';
import { openOrigin } from './streets/import/open-origin';

const USAGE =
  'npm run import:map -- SOURCE [--area "Kyoto, Japan" | --trip ID | --box W,S,E,N] [--name NAME], or --list, or --remove NAME';

/** The program behind `npm run import:map`: imports the streets of an area into the configured database. */
const opened = new OpenedResources();
const breakOff = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => breakOff.abort());
process.exitCode = await run().catch(explain);
await opened.closeAll(console.error);

async function run(): Promise<number> {
  const asked = askedFor();
  const root = repositoryRoot();
  if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));
  const environment = readConfig(process.env, root);
  const config = { ...environment, sessionSecret: environment.sessionSecret ?? '' };
  await requireWritableFolder(config.dataDir);
  const onLost = (error: unknown) => {
    console.error('The embedded database stopped. Run the same command to continue.', error);
    process.exit(1);
  };
  const say = (sentence: string) => console.log(sentence);
  const database = await opened.keep(openSharedDatabase(config, { log: createLog('error'), say, onLost }));
  if (asked.kind === 'list') console.log(listWords(await listAreas(database.pool)));
  else if (asked.kind === 'remove') console.log(await remove(database, asked.name));
  else return importFrom(database, asked, root);
  return 0;
}

async function remove({ pool }: Database, name: string): Promise<string> {
  const area = (await listAreas(pool)).find((one) => one.name === name);
  if (!area) throw new OperatorError(`No area is named ${name}. See them all with --list.`);
  await removeArea(pool, area.id);
  return `${name} is removed: ${bytesWords(area.bytes)}.`;
}

async function importFrom(database: Database, asked: ImportRequest, root: string): Promise<number> {
  const { source, area, trip, box } = asked;
  const boxes = await boxesFor(database, asked, root);
  if (source.endsWith('.osm.pbf')) console.log('Cutting the extract to tiles…');
  const origin = await opened.keep(openOrigin(source, boxes, breakOff.signal));
  const name =
    asked.name ??
    area ??
    (trip ? `Trip ${trip}` : (box ?? path.basename(source).replace(/\.(osm\.pbf|mbtiles|pmtiles)$/, '')));
  const isTerminal = process.stderr.isTTY === true;
  let all = 0;
  const imported = await importArea(
    database,
    {
      ...{ name, source, origin, boxes, signal: breakOff.signal },
      onSize: (size) => {
        all = size.tiles;
        console.log(sizeWords(name, size));
      },
      onProgress: (done) => isTerminal && process.stderr.write(`\r\u001b[K${progressBar(done, all)}`),
    },
    () => new Date(),
  ).finally(() => isTerminal && process.stderr.write('\r\u001b[K'));
  console.log(doneWords(imported));
  return imported.isFinished ? 0 : 1;
}

async function boxesFor(
  database: Database,
  { area, trip, box }: ImportRequest,
  root: string,
): Promise<Box[]> {
  if (box) return boxesIn(box);
  if (trip) return boxesOfTrip(database, trip);
  if (!area) return [];
  return boxesAroundPlace(await openAtlas({ cacheDir: path.join(root, '.cache', 'atlas') }), area);
}

/** What to import: a file or an address, and at most one way to say where. */
interface ImportRequest {
  kind: 'import';
  source: string;
  area?: string | undefined;
  trip?: string | undefined;
  box?: string | undefined;
  name?: string | undefined;
}

function askedFor(): ImportRequest | { kind: 'list' } | { kind: 'remove'; name: string } {
  const text = { type: 'string' } as const;
  const { values, positionals } = readArguments(USAGE, {
    ...{ area: text, trip: text, box: text, name: text, remove: text },
    list: { type: 'boolean' },
  });
  if (values.list) return { kind: 'list' };
  if (values.remove !== undefined) return { kind: 'remove', name: values.remove };
  const [source, ...others] = positionals;
  const { area, trip, box, name } = values;
  const places = [area, trip, box].filter((place) => place !== undefined);
  if (!source || others.length > 0 || places.length > 1) throw new OperatorError(`Usage: ${USAGE}`);
  const where = /^https?:/.test(source) ? source : callersPath(source);
  return { kind: 'import', source: where, area, trip, box, name };
}
