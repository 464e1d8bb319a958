import { existsSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { type Config, readConfig } from './config';
import { openDatabase } from './db/open-database';
import { createLog, type Log } from './lib/log';
import { OpenedResources } from './process/opened-resources';
import { OperatorError } from './process/operator-error';
import { requireFreePort } from './process/ports';
import { repositoryRoot } from './process/repository-root';
import { keptSessionSecret } from './process/session-secret';
import { stageEnded, stages } from './process/stages';
import { requireWritableFolder } from './process/writable-folder';
import type { MapFile } from './streets/map-file';

const root = repositoryRoot();
const opened = new OpenedResources();
let isStopping = false;

// The heap may grow by half before garbage collection, instead of fourfold: under load that saves 200 MB and costs no time.
setFlagsFromString('--heap-growing-percent=50');

const config = await readyConfig().catch(giveUp);
const log = createLog(config.logLevel);
const starting = start(config, log);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
process.on('uncaughtException', (err) => {
  log.fatal({ err }, 'the server is stopping because of an unexpected error');
  stop(1);
});
await starting.then((address) => console.log(`Wayfold is ready at ${address}`), giveUp);

/** Checks everything that can be wrong before anything slow is started. */
async function readyConfig(): Promise<Config> {
  const settings = path.join(root, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const environment = readConfig(process.env, root);
  await requireWritableFolder(environment.dataDir);
  await requireFreePort(environment.host, environment.port);
  const sessionSecret = environment.sessionSecret ?? (await keptSessionSecret(environment.dataDir));
  return { ...environment, sessionSecret };
}

/** @returns the URL people type */
async function start(config: Config, log: Log): Promise<string> {
  stageEnded('database code loaded');
  const say = (sentence: string) => console.log(sentence);
  const onLost = (err: unknown) => {
    log.fatal({ err }, 'the embedded database stopped and could not be restarted');
    stop(1);
  };
  const mapFile = config.mapPmtiles ? await openMap(config.mapPmtiles) : null;
  const opening = opened.keep(openDatabase(config, { log, say, onLost }));
  // PostgreSQL starts in processes of its own, so this one loads its other code meanwhile.
  const serving = import('./serve').then(({ serve }) => {
    stageEnded('code loaded');
    return serve({ config, mapFile, opening, log, root, say, opened });
  });
  // Whichever of the two fails, the other has ended before anything is closed.
  await Promise.allSettled([opening, serving]);
  const address = await serving;
  log.debug({ stages: stages() }, 'started');
  return address;
}

/** Most servers have no map file, so its code isn't loaded by every start. */
async function openMap(file: string): Promise<MapFile> {
  const { openMapFile } = await import('./streets/map-file');
  return opened.keep(openMapFile(file));
}

/** Finishes requests in progress, then closes the database and ends the process. */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await starting.catch(() => undefined);
  await opened.closeAll((err) => log.error({ err }, 'closing a resource failed'));
  process.exit(exitCode);
}

async function giveUp(error: unknown): Promise<never> {
  console.error(error instanceof OperatorError ? error.message : error);
  await opened.closeAll(console.error);
  process.exit(1);
}
