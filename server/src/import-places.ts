import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openAtlas } from '@wayfold/atlas/open-atlas';
import { readConfig } from './config';
import { openSharedDatabase } from './db/open-shared-database';
import { importPlaces } from './features/places/import/import-places';
import { drawProgress, summaryOf } from './features/places/import/import-words';
import { createLog } from './lib/log';
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
  const { path: file, source } = readArguments();
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

function readArguments(): { path: string; source?: string } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { source: { type: 'string' } },
    });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) throw new OperatorError(`Specify one file: ${USAGE}`);
    // npm runs programs in the repository, wherever they were called from.
    const from = process.env.INIT_CWD ?? process.cwd();
    return {
      path: path.resolve(from, file),
      ...(values.source === undefined ? {} : { source: values.source }),
    };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${error instanceof Error ? error.message : error}\nUsage: ${USAGE}`);
  }
}

function explain(error: unknown): number {
  console.error(error instanceof OperatorError ? error.message : error);
  return 1;
}
