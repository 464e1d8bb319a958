import { existsSync } from 'node:fs';
import path from 'node:path';
import { openAtlas } from '@wayfold/atlas/open-atlas';
import { readConfig } from './config';
import { openSharedDatabase } from './db/open-shared-database';
import { importPlaces } from './features/places/import/import-places';
import { drawProgress, summaryOf } from './features/places/import/import-words';
import { createLog } from './lib/log';
import { callersPath, explain, readArguments } from './process/command-line';
import { OpenedResources } from './process/opened-resources';
import { OperatorError } from './process/operator-error';
import { repositoryRoot } from './process/repository-root';
import { requireWritableFolder } from './process/writable-folder';

const USAGE = 'npm run import:places -- FILE [--source NAME]';

/** The program behind `npm run import:places`: imports one file into the configured database. */
const opened = new OpenedResources();
const breakOff = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => breakOff.abort());
process.exitCode = await run().catch(explain);
await opened.closeAll(console.error);

async function run(): Promise<number> {
  const { path: file, source } = askedFor();
  const root = repositoryRoot();
  if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));
  const environment = readConfig(process.env, root);
  const config = { ...environment, sessionSecret: environment.sessionSecret ?? '' };
  await requireWritableFolder(config.dataDir);
  const log = createLog('error');
  const say = (sentence: string) => console.log(sentence);
  const onLost = (error: unknown) => {
    console.error('The embedded database stopped. Run the same command to continue.', error);
    process.exit(1);
  };
  const database = await opened.keep(openSharedDatabase(config, { log, say, onLost }));
  const atlas = await openAtlas({ cacheDir: path.join(root, '.cache', 'atlas') });
  const isTerminal = process.stderr.isTTY === true;
  const clear = () => isTerminal && process.stderr.write('\r\u001b[K');
  const summary = await importPlaces(
    { atlas, database, now: () => new Date() },
    {
      path: file,
      ...(source === undefined ? {} : { source }),
      signal: breakOff.signal,
      onProgress: (progress) => isTerminal && process.stderr.write(`\r\u001b[K${drawProgress(progress)}`),
      onBroken: (sentence) => {
        clear();
        console.error(sentence);
      },
    },
  ).finally(clear);
  console.log(summaryOf(summary));
  return summary.isFinished ? 0 : 1;
}

function askedFor(): { path: string; source?: string } {
  const { values, positionals } = readArguments(USAGE, { source: { type: 'string' } });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new OperatorError(`Specify one file: ${USAGE}`);
  return { path: callersPath(file), ...(values.source === undefined ? {} : { source: values.source }) };
}
